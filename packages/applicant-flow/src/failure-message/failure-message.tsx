import type { ReactNode } from 'react'
import { messageFor, messageOr, RequestRefused, TimedOut, Unreachable } from 'api-client/errors'
import * as t from './texts.ko.ts'

/**
 * Returns the message of a failed call: the specification's sentence, then a cause on the way to the server. Adds
 * that nothing typed is lost, and a contact if one is given.
 * @throws every error that is not the failure of a call
 */
export function failureMessage(error: unknown, sentence: string, help = ''): ReactNode {
  return withCause(error, sentence, [t.nothingLost, help])
}

/** Like `failureMessage`, for a call that sent nothing typed. @throws every error that is not the failure of a call */
export function failureOfPress(error: unknown, sentence: string): ReactNode {
  return withCause(error, sentence, [])
}

/**
 * Returns the server's own sentence if it refused the call with one, else the screen's message.
 * @throws every error that is not the failure of a call
 */
export function reasonOrFailure(
  error: unknown,
  sentence: string,
  messageOf: typeof failureOfPress = failureMessage,
): ReactNode {
  const hasReason = error instanceof RequestRefused && error.reason !== ''
  return hasReason ? messageFor(error) : messageOf(error, sentence)
}

function withCause(error: unknown, sentence: string, more: readonly string[]): ReactNode {
  const message = messageOr(error, sentence)
  if (!message.startsWith(sentence)) return message
  const isOnTheWay = error instanceof Unreachable || error instanceof TimedOut
  const lines = [message, isOnTheWay && error.message, ...more]
  return lines.map(line => line && <p key={line}>{line}</p>)
}
