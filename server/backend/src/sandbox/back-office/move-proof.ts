import { capDecidedAmount } from 'domain-rules/application'
import { batchMoveVerdict, batchStatusOf, itemMoveVerdict } from 'domain-rules/proof'
import type * as api from 'sandbox-api'
import { HttpError } from 'server-kit'
import type * as v from 'valibot'
import {
  changeBatch,
  changeItems,
  clearPendingChanges,
  lockBatch,
  lockItem,
} from '../../stores/proof-store.ts'
import { sandboxTexts } from '../texts.ko.ts'
import { assertMove, recordCaseWork, type CaseWorkerContext } from './case-worker.ts'

/**
 * Moves a proof batch as a case worker would; the amount is kept within the cap.
 * Throws `HttpError`: 404 for an unknown one, 409 with the reason for a jump that is not forced.
 */
export async function moveBatch(
  context: CaseWorkerContext,
  batchId: string,
  { progressStatus: status, amountDcsn, force }: v.InferOutput<typeof api.moveBatch.body>,
): Promise<void> {
  const { transaction, at } = context
  const locked = await lockBatch(transaction, batchId, null)
  if (!locked) throw unknownProof()
  const from = batchStatusOf(locked.batch.status)
  if (status !== undefined) assertMove(batchMoveVerdict(from, status), force)
  // A new request for a supplement discards the changes for an earlier one.
  if (status === '보완요청') await clearPendingChanges(transaction, batchId)
  const changes = {
    status,
    isSupplementBegun: status === '보완요청' ? false : undefined,
    completedAt: status === '지급완료' ? at : undefined,
    recognisedAmount: capped(amountDcsn),
  }
  await changeBatch(transaction, batchId, changes, at)
  const { applicationNumber } = locked.application
  const detail = { batchId, status: status ?? from, force: force === true }
  await recordCaseWork(context, 'proof-batch.move', applicationNumber, detail)
}

/** Moves a proof item as a case worker would. Throws `HttpError` as `moveBatch` does. */
export async function moveItem(
  context: CaseWorkerContext,
  itemId: string,
  { currentStatus: status, reason, dlvrDcsn, force }: v.InferOutput<typeof api.moveItem.body>,
): Promise<void> {
  const { transaction } = context
  const locked = await lockItem(transaction, itemId, null)
  if (!locked) throw unknownProof()
  const { item, application } = locked
  if (status !== undefined) assertMove(itemMoveVerdict(item.status, status), force)
  await changeItems(transaction, [itemId], { status, reason, recognisedAmount: capped(dlvrDcsn) })
  const detail = { itemId, status: status ?? item.status, force: force === true }
  await recordCaseWork(context, 'proof-item.move', application.applicationNumber, detail)
}

function capped(amount: number | undefined): number | undefined {
  return amount === undefined ? undefined : capDecidedAmount(amount)
}

function unknownProof(): HttpError {
  return new HttpError(404, 'PROOF_NOT_FOUND', sandboxTexts.unknownProof)
}
