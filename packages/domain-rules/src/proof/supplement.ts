import { SUPPLEMENT_DAYS } from '../programme.ts'
import { proceed, refuse, type Verdict } from '../verdict.ts'
import type { BatchStatus } from './batch-status.ts'
import type { ItemStatus } from './item-status.ts'
import { checkProofPeriod } from './period.ts'
import type { Division } from './proof-kinds.ts'
import * as t from './texts.ko.ts'
import { checkTotal } from './total.ts'

/** What is to happen to an item on registration, if anything (PDET-22, PDET-23). */
export type PendingChange = 'delete' | 'replace' | null

export type Supplement = {
  /** Empty when no batch was chosen. */
  batchId: string
  batchStatus: BatchStatus
  years: readonly string[]
  /** Null for business proof, which has neither period nor total. */
  division: Division | null
  total: string
  isPeriodOrTotalChanged: boolean
  items: readonly { status: ItemStatus; change: PendingChange }[]
}

const DAY_MS = 24 * 60 * 60 * 1000

/** Until when a supplement is asked for that was requested at that moment; both ISO, or empty (PDET-47, AMB-104). */
export function supplementDeadline(requestedAt: string): string {
  const requested = Date.parse(requestedAt)
  return Number.isNaN(requested) ? '' : new Date(requested + SUPPLEMENT_DAYS * DAY_MS).toISOString()
}

/** Whether a batch can be supplemented: while it is asked for, with no deadline (PDET-17 to PDET-19, AMB-104). */
export function canSupplementBatch(batchStatus: BatchStatus): Verdict {
  return batchStatus === '보완요청' ? proceed : refuse(t.supplement.notRequested)
}

/** Whether an item can be deleted or replaced: it and its batch must both be asked for (PDET-20, PDET-21). */
export function canSupplementItem(batchStatus: BatchStatus, itemStatus: ItemStatus): Verdict {
  return itemStatus === '보완요청' ? canSupplementBatch(batchStatus) : refuse(t.supplement.notRequested)
}

/** Whether an item can be deleted, beside others of its batch: one that counts must stay (PDET-20). */
export function canDeleteItem(
  batchStatus: BatchStatus,
  itemStatus: ItemStatus,
  others: readonly ItemStatus[],
): Verdict {
  const verdict = canSupplementItem(batchStatus, itemStatus)
  if (!verdict.ok) return verdict
  return others.some(isInForce) ? proceed : refuse(t.supplement.nothingLeft)
}

/** Whether a supplement can be registered; `items` are those that were deleted for it too (PDET-27 to PDET-36, AMB-02, AMB-73). */
export function supplementVerdict(supplement: Supplement): Verdict {
  if (supplement.batchId === '') return refuse(t.supplement.noBatch)
  if (!isAskedFor(supplement)) return refuse(t.supplement.notRequested)

  const problem = checkPeriodAndTotal(supplement)
  if (problem !== null) return refuse(problem)
  if (!isChanged(supplement)) return refuse(t.supplement.unchanged)

  const left = supplement.items.filter(item => item.status === '보완요청' && item.change === null).length
  if (left > 0) return refuse(t.supplement.itemsLeft(left))
  return leavesNothing(supplement) ? refuse(t.supplement.nothingLeft) : proceed
}

function leavesNothing({ items }: Supplement): boolean {
  const inForce = items.filter(({ status }) => isInForce(status))
  return inForce.length > 0 && inForce.every(({ change }) => change === 'delete')
}

function isInForce(status: ItemStatus): boolean {
  return status !== '사용자취소' && status !== '사용자삭제'
}

function isAskedFor({ batchStatus, items }: Supplement): boolean {
  const changed = items.filter(item => item.change !== null)
  return canSupplementBatch(batchStatus).ok && changed.every(item => item.status === '보완요청')
}

function checkPeriodAndTotal({ years, division, total }: Supplement): string | null {
  if (division === null) return null
  return checkProofPeriod(years, 'supplement') ?? checkTotal(division, total, 'supplement')
}

function isChanged({ isPeriodOrTotalChanged, items }: Supplement): boolean {
  return isPeriodOrTotalChanged || items.some(item => item.change !== null)
}
