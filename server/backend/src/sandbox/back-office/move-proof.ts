import { capDecidedAmount } from 'domain-rules/application'
import {
  batchMoveVerdict,
  batchStatusOf,
  itemMoveVerdict,
  type BatchStatus,
  type ItemStatus,
} from 'domain-rules/proof'
import { HttpError } from 'server-kit'
import {
  changeBatch,
  changeItems,
  clearPendingChanges,
  lockBatch,
  lockItem,
} from '../../stores/proof-store.ts'
import { sandboxTexts } from '../texts.ko.ts'
import { assertMove, recordCaseWork, type CaseWorkerContext } from './case-worker.ts'

export type BatchMove = {
  status?: BatchStatus | undefined
  recognisedAmount?: number | undefined
  force?: boolean | undefined
}

export type ItemMove = {
  status?: ItemStatus | undefined
  reason?: string | undefined
  recognisedAmount?: number | undefined
  force?: boolean | undefined
}

/**
 * Moves a proof batch as a case worker would; the amount is kept within the cap.
 * Throws `HttpError`: 404 for an unknown one, 409 with the reason for a jump that is not forced.
 */
export async function moveBatch(
  context: CaseWorkerContext,
  batchId: string,
  { force, ...asked }: BatchMove,
): Promise<void> {
  const { transaction, at } = context
  const locked = await lockBatch(transaction, batchId, null)
  if (!locked) throw unknownProof()
  const from = batchStatusOf(locked.batch.status)
  if (asked.status !== undefined) assertMove(batchMoveVerdict(from, asked.status), force)
  // A new request for a supplement discards the changes for an earlier one.
  if (asked.status === '보완요청') await clearPendingChanges(transaction, batchId)
  await changeBatch(transaction, batchId, batchChanges(asked, at), at)
  const { applicationNumber } = locked.application
  const detail = { batchId, status: asked.status ?? from, force: force === true }
  await recordCaseWork(context, 'proof-batch.move', applicationNumber, detail)
}

/** Moves a proof item as a case worker would. Throws `HttpError` as `moveBatch` does. */
export async function moveItem(
  context: CaseWorkerContext,
  itemId: string,
  { force, ...asked }: ItemMove,
): Promise<void> {
  const { transaction } = context
  const locked = await lockItem(transaction, itemId, null)
  if (!locked) throw unknownProof()
  const { item, application } = locked
  if (asked.status !== undefined) assertMove(itemMoveVerdict(item.status, asked.status), force)
  await changeItems(transaction, [itemId], itemChanges(asked))
  const detail = { itemId, status: asked.status ?? item.status, force: force === true }
  await recordCaseWork(context, 'proof-item.move', application.applicationNumber, detail)
}

function batchChanges({ status, recognisedAmount }: BatchMove, at: Date) {
  return {
    ...(status !== undefined && { status }),
    ...(status === '보완요청' && { isSupplementBegun: false }),
    ...(status === '지급완료' && { completedAt: at }),
    ...(recognisedAmount !== undefined && { recognisedAmount: capDecidedAmount(recognisedAmount) }),
  }
}

function itemChanges({ status, reason, recognisedAmount }: ItemMove) {
  return {
    ...(status !== undefined && { status }),
    ...(reason !== undefined && { reason }),
    ...(recognisedAmount !== undefined && { recognisedAmount: capDecidedAmount(recognisedAmount) }),
  }
}

function unknownProof(): HttpError {
  return new HttpError(404, 'PROOF_NOT_FOUND', sandboxTexts.unknownProof)
}
