import { proceed, refuse, type Verdict } from 'domain-rules'
import {
  batchStatusOf,
  canSubmitProof,
  canSupplementBatch,
  firstBatchStatus,
  STATUS_AFTER_SUPPLEMENT,
  type ItemStatus,
} from 'domain-rules/proof'
import { assertAllowed } from '../refusals/refusals.ts'
import {
  batchesOf,
  changeBatch,
  changeItems,
  itemsOf,
  proofFactsOf,
  type BatchRow,
} from '../stores/proof-store.ts'
import { proofTexts } from '../texts/proofs.ko.ts'
import { record, assertNoProblem, openBatch, type ProofTransaction } from './proof-transaction.ts'
import { assertFilesOf, checkAddedFiles, groupOf } from './check-files.ts'
import { addItems, inspectItems, presentFiles, type SentItem } from './proof-items.ts'

/** More files for an existing batch. */
export type BatchExtension = { applicationNumber: string; batchId: string; items: readonly SentItem[] }

/**
 * Adds items to a batch that is not under review yet, or as a supplement to one that is asked for. Supplement files
 * are 보완완료 at once (PDIR-19, AMB-77). Throws `HttpError`: 404, 409 for a batch that takes no files now, 400 for
 * files.
 */
export async function extendBatch(
  proof: ProofTransaction,
  { applicationNumber, batchId, items }: BatchExtension,
): Promise<void> {
  const { transaction } = proof
  const { application, batch } = await openBatch(proof, batchId, applicationNumber)
  const batches = await batchesOf(transaction, applicationNumber)
  assertAllowed(takesFiles(batch), 'PROOF_NOT_ALLOWED')
  const isNew = batchStatusOf(batch.status) === firstBatchStatus(batch.amountKind)
  const gate = isNew
    ? canSubmitProof(proofFactsOf(application, batches))
    : canSupplementBatch(batchStatusOf(batch.status))
  assertAllowed(gate, 'PROOF_NOT_ALLOWED')

  const group = groupOf(batch)
  assertFilesOf(group, items)
  const added = await inspectItems(proof, items)
  // A supplement replaces the insufficient files of a batch, so these do not count.
  const present = isNew ? await presentFiles(proof, batchId) : []
  assertNoProblem(checkAddedFiles(group, present, added))

  if (!isNew && group === 'business') await moveRequestedItemsOn(proof, batchId)
  const status: ItemStatus = isNew ? '제출완료' : STATUS_AFTER_SUPPLEMENT
  await addItems(proof, batchId, added, status)
  if (!isNew) await finishSupplement(proof, batchId)
  await record(proof, 'proof.extend', applicationNumber, { batchId, items: added.length })
}

async function moveRequestedItemsOn({ transaction }: ProofTransaction, batchId: string): Promise<void> {
  const items = await itemsOf(transaction, [batchId])
  const requested = items.filter(({ status }) => status === '보완요청').map(({ itemId }) => itemId)
  await changeItems(transaction, requested, { status: STATUS_AFTER_SUPPLEMENT })
}

// A lookup by the carriers has no files of the applicant.
function takesFiles({ proofType, amountKind }: BatchRow): Verdict {
  const isFetched = proofType === '신속' || amountKind === '택배'
  return isFetched ? refuse(proofTexts.proof.takesNoFiles) : proceed
}

// The batch waits as long as one of its items does.
async function finishSupplement({ transaction, at }: ProofTransaction, batchId: string): Promise<void> {
  const items = await itemsOf(transaction, [batchId])
  if (items.some(({ status }) => status === '보완요청')) return
  await changeBatch(transaction, batchId, { status: STATUS_AFTER_SUPPLEMENT }, at)
}
