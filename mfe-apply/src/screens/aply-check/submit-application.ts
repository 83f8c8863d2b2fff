import { accountCheckFailed } from 'applicant-flow/account'
import { verifyAccount } from 'api-client/account'
import { createApplication } from 'api-client/application'
import { deliveryFeeOf } from 'api-client/business'
import type { ReactNode } from 'react'
import { RequestRefused } from 'api-client/errors'
import { APPLIED_ALREADY } from 'api-client/identity'
import type { Problem } from 'domain-rules'
import {
  APPLICATION_DOCUMENTS,
  deliveryFeeVerdict,
  isQuickSupport,
  type ApplicationDocument,
} from 'domain-rules/application'
import { reasonOrFailure } from 'applicant-flow/failure-message'
import * as t from '../aply-info/texts.ko.ts'
import type { Filing } from './filing.ts'

/** The progress of a submission; `sent` is the share that has been sent, from 0 to 1. */
export type SubmissionStage = { kind: 'account' } | { kind: 'sending'; sent: number }

/** The outcome. A refusal has its message, and the step that follows it. */
export type SubmissionEnd = { kind: 'received' } | Refusal

type Refusal = {
  kind: 'refused'
  message: ReactNode
  follows: 'stay' | 'checkAccountAgain' | 'consents' | 'appliedAlready'
  /** The documents that are refused, which are corrected on the form. */
  documents?: readonly Problem<ApplicationDocument>[]
}

type Submission = Filing & {
  keyFor: (content: string) => string
  onStage: (stage: SubmissionStage) => void
}

/** The step that follows a refusal, by its error code (AMB-44, IDENT-40). */
const FOLLOWED_BY: Readonly<Record<string, Refusal['follows']>> = {
  CONSENTS_INCOMPLETE: 'consents',
  ACCOUNT_NOT_VERIFIED: 'checkAccountAgain',
  [APPLIED_ALREADY]: 'appliedAlready',
}

/** Verifies the account, asks for a delivery fee if one is needed, and files (APLY-94 to APLY-101, AMB-59, AMB-60). */
export async function submitApplication(submission: Submission): Promise<SubmissionEnd> {
  const refused = await refusedAccount(submission)
  if (refused) return refused
  try {
    return await file(submission)
  } catch (error) {
    if (!(error instanceof RequestRefused)) return failed(error, t.submissionFailed)
    const follows = FOLLOWED_BY[error.errorCode ?? ''] ?? 'stay'
    const documents = error.errors.filter(isOfDocument).map(({ field, message }) => ({
      field,
      message: message || error.message,
    }))
    return { ...failed(error, t.submissionFailed), follows, documents }
  }
}

function isOfDocument(problem: Problem<string>): problem is Problem<ApplicationDocument> {
  return (APPLICATION_DOCUMENTS as readonly string[]).includes(problem.field)
}

async function refusedAccount({ application, account, onStage }: Submission): Promise<Refusal | null> {
  onStage({ kind: 'account' })
  try {
    await verifyAccount(application.applicationNumber, account)
    return null
  } catch (error) {
    if (!(error instanceof RequestRefused)) return failed(error, accountCheckFailed.application)
    const isMismatch = error.errorCode === 'ACCOUNT_HOLDER_MISMATCH'
    return {
      ...failed(error, accountCheckFailed.application),
      follows: isMismatch ? 'checkAccountAgain' : 'stay',
    }
  }
}

async function file({ application, documents, keyFor, onStage }: Submission): Promise<SubmissionEnd> {
  const { applicationType, businessNumber } = application
  const supportAmount = isQuickSupport(applicationType) ? await deliveryFeeOf(businessNumber) : null
  const verdict = deliveryFeeVerdict(applicationType, supportAmount)
  if (!verdict.ok) return { kind: 'refused', message: verdict.reason, follows: 'stay' }

  const filed = { ...application, supportAmount }
  onStage({ kind: 'sending', sent: 0 })
  await createApplication({
    submission: filed,
    documents,
    idempotencyKey: keyFor(contentOf(filed, documents)),
    onProgress: sent => onStage({ kind: 'sending', sent }),
  })
  return { kind: 'received' }
}

/** The server's reason is the whole message. Without one the specification's sentence begins it (APLY-100, APLY-101). */
function failed(error: unknown, sentence: string): Refusal {
  return { kind: 'refused', message: reasonOrFailure(error, sentence), follows: 'stay' }
}

function contentOf(filed: object, documents: Filing['documents']): string {
  const files = Object.entries(documents).map(([name, { size, lastModified }]) => [name, size, lastModified])
  return JSON.stringify([filed, files])
}
