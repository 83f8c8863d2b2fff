import type { ReactNode } from 'react'
import { messageOr, TimedOut, Unreachable } from 'api-client/errors'
import * as t from './texts.ko.ts'

/**
 * What is told of a call that failed: the specification's sentence; below it the cause, where that lies between the applicant
 * and the server; that nothing typed is lost; and whom to ask, where that is said.
 * @throws every error that is not the failure of a call
 */
export function failureMessage(error: unknown, sentence: string, help = ''): ReactNode {
  const message = messageOr(error, sentence)
  if (message !== sentence) return message
  const isOnTheWay = error instanceof Unreachable || error instanceof TimedOut
  return (
    <>
      <p>{sentence}</p>
      {isOnTheWay && <p>{error.message}</p>}
      <p>{t.nothingLost}</p>
      {help && <p>{help}</p>}
    </>
  )
}
