import type { ReactNode } from 'react'
import { failureOfPress, reasonOrFailure } from 'applicant-flow/failure-message'
import * as t from '../texts.ko.ts'

/** Returns the server's sentence, or the specification's with the cause (RES-88, RES-89). Rethrows other errors. */
export function refusalOrFailure(error: unknown): ReactNode {
  return reasonOrFailure(error, t.actions.failed, failureOfPress)
}
