import type { Verdict } from 'domain-rules'
import type { FileFacts } from 'domain-rules/file'
import {
  batchStatusOf,
  canSubmitBusinessProof,
  canSubmitGeneralProof,
  canSubmitProof,
  checkBusinessFiles,
  checkGeneralProof,
  firstBatchStatus,
  isBusinessProofPaid,
  joinProofYears,
  type Division,
  type ProofFacts,
} from 'domain-rules/proof'
import { assertAllowed, unknownApplication } from '../refusals/refusals.ts'
import { lockApplication, type SubmittedApplication } from '../stores/applications/application-rows.ts'
import { batchesOf, insertBatch, proofFactsOf, type BatchRow } from '../stores/proof-store.ts'
import { record, assertNoProblem, type ProofTransaction } from './proof-transaction.ts'
import { assertFilesOf, type ProofGroup } from './check-files.ts'
import { addItems, inspectItems, type SentItem } from './proof-items.ts'

/** General or business proof, as an applicant submits it. */
export type ProofSubmission = {
  applicationNumber: string
  type: '일반' | '영업'
  detail: string
  years: readonly string[]
  division: Division | null
  total: string
  items: readonly SentItem[]
}

/**
 * Creates a batch with its items from uploaded files; returns its number (PGEN-37 to PGEN-41, PDIR-14 to PDIR-22).
 * Throws `HttpError`: 404 for records of another person, 409 while the gate of new proof is closed, 400 for a form or
 * file against the rules.
 */
export async function submitProof(proof: ProofTransaction, submission: ProofSubmission): Promise<string> {
  const { application, batches } = await openApplication(proof, submission.applicationNumber)
  assertAllowed(gateOf(submission, proofFactsOf(application, batches)), 'PROOF_NOT_ALLOWED')
  const isBusiness = submission.type === '영업'
  const typed = typedBatches(batches)
  if (isBusiness) assertAllowed(canSubmitBusinessProof(typed), 'PROOF_NOT_ALLOWED')

  // Once a business proof is paid, performance is proven (AMB-78, AMB-79).
  const group = isBusiness && !isBusinessProofPaid(typed) ? 'business' : 'performance'
  assertFilesOf(group, submission.items)
  const items = await inspectItems(proof, submission.items)
  assertNoProblem(problemOf(submission, group, items))

  const batchId = await insertBatch(proof.transaction, batchOf(proof, submission, group))
  await addItems(proof, batchId, items, '제출완료')
  await record(proof, 'proof.create', submission.applicationNumber, { batchId, items: items.length })
  return batchId
}

/** Returns the owner's submitted application, locked, and its batches. Throws `HttpError` 404. */
export async function openApplication(
  { transaction, owner }: ProofTransaction,
  applicationNumber: string,
): Promise<{ application: SubmittedApplication; batches: BatchRow[] }> {
  const application = await lockApplication(transaction, applicationNumber, owner)
  if (!application) throw unknownApplication()
  return { application, batches: await batchesOf(transaction, applicationNumber) }
}

function gateOf({ type }: ProofSubmission, facts: ProofFacts): Verdict {
  return type === '일반' ? canSubmitGeneralProof(facts) : canSubmitProof(facts)
}

function typedBatches(batches: readonly BatchRow[]) {
  return batches.map(({ proofType: type, status }) => ({ type, status: batchStatusOf(status) }))
}

function problemOf(
  submission: ProofSubmission,
  group: ProofGroup,
  files: readonly FileFacts[],
): string | null {
  return group === 'business'
    ? checkBusinessFiles(files, false)
    : checkGeneralProof({ ...submission, isAgreed: true, files })
}

function batchOf({ at }: ProofTransaction, submission: ProofSubmission, group: ProofGroup) {
  const { applicationNumber, type: proofType, detail, division: amountKind } = submission
  const isCounted = group === 'performance'
  return {
    applicationNumber,
    proofType,
    detail,
    amountKind,
    status: firstBatchStatus(amountKind),
    period: isCounted ? joinProofYears(submission.years) : '',
    amountCount: isCounted ? Number(submission.total) : null,
    createdAt: at,
    updatedAt: at,
  }
}
