import { batchStatusOf, canCancelBatch } from 'domain-rules/proof'
import { assertAllowed } from '../refusals/refusals.ts'
import { deleteFilesOfItems } from '../stores/file-store.ts'
import { changeBatch, changeItems, itemsOf, type LockedBatch } from '../stores/proof-store.ts'
import { openBatch, openItem, record, type ProofTransaction, type LeftOver } from './proof-transaction.ts'

/**
 * Withdraws one item, and with its last item the batch (AMB-25, RES-109 to RES-117). The file stays with the item.
 * Throws `HttpError`: 404, or 409 if batch or item cannot be cancelled any more.
 */
export async function cancelItem(proof: ProofTransaction, itemId: string): Promise<void> {
  const { transaction, at } = proof
  const { application, batch, item } = await openItem(proof, itemId)
  assertCancellable({ application, batch })
  assertCancellable({ application, batch: { ...batch, status: item.status } })

  await changeItems(transaction, [itemId], { status: '사용자취소' })
  const items = await itemsOf(transaction, [batch.batchId])
  const isEmpty = items.every(({ status }) => status === '사용자취소')
  if (isEmpty) await changeBatch(transaction, batch.batchId, { status: '사용자취소' }, at)
  await record(proof, 'proof.cancel', application.applicationNumber, { batchId: batch.batchId, itemId })
}

/** Withdraws a whole batch and deletes its files. Throws `HttpError` 404 or 409. */
export async function deleteBatch(proof: ProofTransaction, batchId: string): Promise<LeftOver> {
  const { transaction, at } = proof
  const locked = await openBatch(proof, batchId)
  assertCancellable(locked)

  const items = await itemsOf(transaction, [batchId])
  const itemIds = items.map(({ itemId }) => itemId)
  await changeItems(transaction, itemIds, { status: '사용자삭제' })
  const filePaths = await deleteFilesOfItems(transaction, itemIds, at)
  await changeBatch(transaction, batchId, { status: '사용자삭제' }, at)
  await record(proof, 'proof.delete-batch', locked.application.applicationNumber, { batchId })
  return { filePaths }
}

function assertCancellable({ application, batch }: LockedBatch): void {
  const verdict = canCancelBatch({
    type: batch.proofType,
    amountKind: batch.amountKind,
    status: batchStatusOf(batch.status),
    applicationStatus: application.status,
  })
  assertAllowed(verdict, 'PROOF_NOT_CANCELLABLE')
}
