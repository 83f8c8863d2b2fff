import {
  batchStatusOf,
  canSubmitGeneralProof,
  canSubmitProof,
  checkBusinessFiles,
  checkGeneralProof,
  firstBatchStatus,
  isBusinessProofPaid,
  joinProofYears,
  type Division,
} from 'domain-rules/proof'
import { assertAllowed, unknownApplication } from '../refusals/refusals.ts'
import { lockApplication, type SubmittedApplication } from '../stores/applications/application-rows.ts'
import { batchesOf, insertBatch, proofFactsOf, type BatchRow } from '../stores/proof-store.ts'
import { record, assertNoProblem, type ProofTransaction } from './proof-transaction.ts'
import { groupFiles, type FileGroups } from './check-files.ts'
import { addItems, inspectItems, type SentItem } from './proof-items.ts'

/** General or business proof as an applicant hands it in. */
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
 * Throws `Refusal`: `unknown` for what is not the owner's, `not-allowed` where the gate of new proof is closed, `invalid` for what the form
 * or a file does not keep to.
 */
export async function submitProof(proof: ProofTransaction, submission: ProofSubmission): Promise<string> {
  const { application, batches } = await openApplication(proof, submission.applicationNumber)
  const gate = submission.type === '일반' ? canSubmitGeneralProof : canSubmitProof
  assertAllowed(gate(proofFactsOf(application, batches)), 'PROOF_NOT_ALLOWED')

  const items = await inspectItems(proof, submission.items)
  const isPaid = hasPaidBusinessProof(batches)
  const groups = groupFiles(items, isPaid)
  assertNoProblem(problemOf(submission, groups, isPaid))

  const batchId = await insertBatch(proof.transaction, batchOf(proof, submission, groups))
  await addItems(proof, batchId, items, '제출완료')
  await record(proof, 'proof.create', submission.applicationNumber, { batchId, items: items.length })
  return batchId
}

/** The owner's submitted application, locked, and its batches. Throws `Refusal` (`unknown`). */
export async function openApplication(
  { transaction, owner }: ProofTransaction,
  applicationNumber: string,
): Promise<{ application: SubmittedApplication; batches: BatchRow[] }> {
  const application = await lockApplication(transaction, applicationNumber, owner)
  if (!application) throw unknownApplication()
  return { application, batches: await batchesOf(transaction, applicationNumber) }
}

/** Whether a business proof of the application has been paid (AMB-78, AMB-79). */
export function hasPaidBusinessProof(batches: readonly BatchRow[]): boolean {
  return isBusinessProofPaid(
    batches.map(({ proofType: type, status }) => ({ type, status: batchStatusOf(status) })),
  )
}

function problemOf(submission: ProofSubmission, groups: FileGroups, isPaid: boolean): string | null {
  const performance = () => checkGeneralProof({ ...submission, isAgreed: true, files: groups.performance })
  if (submission.type === '일반') return performance() ?? businessProblem(groups, isPaid)
  return (
    checkBusinessFiles(groups.business, isPaid) ?? (provesPerformance(groups, isPaid) ? performance() : null)
  )
}

function businessProblem({ business }: FileGroups, isPaid: boolean): string | null {
  return business.length > 0 ? checkBusinessFiles(business, isPaid) : null
}

// Business proof comes first and alone; how much was delivered is proven with it or once it is paid.
function provesPerformance({ performance }: FileGroups, isPaid: boolean): boolean {
  return isPaid || performance.length > 0
}

function batchOf({ at }: ProofTransaction, submission: ProofSubmission, groups: FileGroups) {
  const { applicationNumber, type: proofType, detail, division: amountKind } = submission
  const isCounted = groups.performance.length > 0
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
