import type { ReactNode } from 'react'
import { messageOr, TimedOut, Unreachable } from 'api-client/errors'
import * as t from './texts.ko.ts'

/**
 * What is told of a call that failed: the specification's sentence; below it the cause, where that lies between the applicant
 * and the server; that nothing typed is lost; and whom to ask, where that is said.
 * @throws every error that is not the failure of a call
 */
export function failureMessage(error: unknown, sentence: string, help = ''): ReactNode {
  return withCause(error, sentence, [t.nothingLost, help])
}

/**
 * The same for a press that sends nothing typed.
 * @throws every error that is not the failure of a call
 */
export function failureOfPress(error: unknown, sentence: string): ReactNode {
  return withCause(error, sentence, [])
}

function withCause(error: unknown, sentence: string, more: readonly string[]): ReactNode {
  const message = messageOr(error, sentence)
  if (message !== sentence) return message
  const isOnTheWay = error instanceof Unreachable || error instanceof TimedOut
  const lines = [sentence, isOnTheWay && error.message, ...more]
  return lines.map(line => line && <p key={line}>{line}</p>)
}
