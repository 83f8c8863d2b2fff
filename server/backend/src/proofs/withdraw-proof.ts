import { batchStatusOf, canCancelBatch } from 'domain-rules/proof'
import { assertAllowed } from '../refusals.ts'
import { deleteFilesOfItems } from '../stores/file-store.ts'
import {
  changeBatch,
  changeItems,
  itemsOf,
  lockBatch,
  lockItem,
  type LockedBatch,
} from '../stores/proof-store.ts'
import { record, unknownProof, type Deed, type LeftOver } from './deed.ts'

/**
 * Takes one item back; with the last of its items the batch is taken back too (AMB-25, RES-109 to RES-117). The file
 * stays with the item. Throws `Refused`: 404, or 409 where batch or item cannot be cancelled any more.
 */
export async function cancelItem(deed: Deed, itemId: string): Promise<void> {
  const { transaction, owner, at } = deed
  const locked = await lockItem(transaction, itemId, owner)
  if (!locked) throw unknownProof()
  const { application, batch, item } = locked
  assertCancellable(locked)
  assertCancellable({ application, batch: { ...batch, status: item.status } })

  await changeItems(transaction, [itemId], { status: '사용자취소' })
  const items = await itemsOf(transaction, [batch.batchId])
  const isEmpty = items.every(({ status }) => status === '사용자취소')
  if (isEmpty) await changeBatch(transaction, batch.batchId, { status: '사용자취소' }, at)
  await record(deed, 'proof.cancel', application.applicationNumber, { batchId: batch.batchId, itemId })
}

/** Takes a whole batch back and deletes its files. Throws `Refused`: 404 or 409. */
export async function deleteBatch(deed: Deed, batchId: string): Promise<LeftOver> {
  const { transaction, owner, at } = deed
  const locked = await lockBatch(transaction, batchId, owner)
  if (!locked) throw unknownProof()
  assertCancellable(locked)

  const items = await itemsOf(transaction, [batchId])
  const itemIds = items.map(({ itemId }) => itemId)
  await changeItems(transaction, itemIds, { status: '사용자삭제' })
  const filePaths = await deleteFilesOfItems(transaction, itemIds, at)
  await changeBatch(transaction, batchId, { status: '사용자삭제' }, at)
  await record(deed, 'proof.delete-batch', locked.application.applicationNumber, { batchId })
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
