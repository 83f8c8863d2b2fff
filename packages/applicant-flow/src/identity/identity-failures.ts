import { messageOr, reasonOr, RequestRefused, UnexpectedResponse } from 'api-client/errors'
import { APPLIED_ALREADY } from 'api-client/identity'
import type { IdentityMethod } from 'domain-rules/identity'
import { isIntegrated } from './identity-calls.ts'
import * as t from './texts.ko.ts'

/** The verification failed. `message` is the sentence for the person. */
export class IdentityFailed extends Error {
  override readonly name = 'IdentityFailed'
  readonly isDuplicate: boolean

  constructor(
    message: string,
    { isDuplicate = false, cause }: { isDuplicate?: boolean; cause?: unknown } = {},
  ) {
    super(message, { cause })
    this.isDuplicate = isDuplicate
  }
}

const SERVER_IN_TROUBLE = 500
const PROVIDER_UNAVAILABLE = 'IDENTITY_UNAVAILABLE'

// Each rethrows errors that are not the failure of a call. A refusal without a reason has the specification's sentence.

/** Returns the failure of a verification that could not begin (IDENT-47, IDENT-48, IDENT-62). */
export function beginningFailed(error: unknown, method: IdentityMethod): IdentityFailed {
  if (isIntegrated(method) && cannotStart(error))
    return new IdentityFailed(messageOr(error, t.cannotStart), { cause: error })
  const isReason = error instanceof RequestRefused && error.status < SERVER_IN_TROUBLE
  const sentenceOr = isReason ? reasonOr : messageOr
  return new IdentityFailed(sentenceOr(error, t.requestFailed), { cause: error })
}

/** The result is that no one was verified, or it could not be fetched (IDENT-45, IDENT-46). */
export function resultFailed(error: unknown): IdentityFailed {
  const isResult = error instanceof RequestRefused && error.isResult
  const sentence = isResult ? reasonOr(error, t.failed) : messageOr(error, t.resultFailed)
  return new IdentityFailed(sentence, { cause: error })
}

/** Returns the failure of a person who was verified and not let in (IDENT-40, IDENT-42, IDENT-49). */
export function enteringFailed(error: unknown): IdentityFailed {
  const sentence = reasonOr(error, t.dataFailed)
  if (!(error instanceof RequestRefused)) return new IdentityFailed(sentence, { cause: error })
  // It is unknown which field of the response holds the code: another backend may have it in its message.
  const isDuplicate = `${error.errorCode} ${error.message}`.includes(APPLIED_ALREADY)
  return new IdentityFailed(isDuplicate ? t.duplicate : sentence, { isDuplicate, cause: error })
}

// The provider is unavailable, or its response has no data to begin with.
function cannotStart(error: unknown): boolean {
  if (!(error instanceof RequestRefused)) return error instanceof UnexpectedResponse
  return error.isResult || error.errorCode === PROVIDER_UNAVAILABLE
}
