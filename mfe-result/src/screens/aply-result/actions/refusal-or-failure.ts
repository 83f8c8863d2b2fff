import type { ReactNode } from 'react'
import { messageFor, RequestRefused } from 'api-client/errors'
import { failureOfPress } from 'applicant-flow/failure-message'
import * as t from '../texts.ko.ts'

/**
 * Returns the server's sentence. Without a response it is the specification's, with the cause (RES-88, RES-89).
 * @throws every error that is not the failure of a call
 */
export function refusalOrFailure(error: unknown): ReactNode {
  return error instanceof RequestRefused ? messageFor(error) : failureOfPress(error, t.actions.failed)
}
