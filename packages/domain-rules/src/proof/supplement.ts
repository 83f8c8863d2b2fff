import { SUPPLEMENT_DAYS } from '../programme.ts'
import type { Sent } from '../sent.ts'
import { proceed, refuse, type Verdict } from '../verdict.ts'
import type { BatchStatus, ItemStatus } from './status.ts'
import { checkProofPeriod } from './period.ts'
import type { Division } from './proof-kinds.ts'
import * as t from './texts.ko.ts'
import { checkTotal } from './total.ts'

/** The change to an item that registration will make, if any (PDET-22, PDET-23). */
export type PendingChange = 'delete' | 'replace' | null

export type Supplement = {
  /** Empty if no batch was chosen. */
  batchId: string
  batchStatus: Sent<BatchStatus>
  years: readonly string[]
  /** Null for business proof, which has neither period nor total. */
  division: Division | null
  total: string
  isPeriodOrTotalChanged: boolean
  items: readonly { status: Sent<ItemStatus>; change: PendingChange }[]
}

const DAY_MS = 24 * 60 * 60 * 1000

/** Returns the deadline of a supplement that was requested at that moment; both ISO, or empty (PDET-47, AMB-104). */
export function supplementDeadline(requestedAt: string): string {
  const requested = Date.parse(requestedAt)
  return Number.isNaN(requested) ? '' : new Date(requested + SUPPLEMENT_DAYS * DAY_MS).toISOString()
}

/** Refuses to supplement a batch unless its supplement is asked for; there is no deadline (PDET-17 to PDET-19, AMB-104). */
export function canSupplementBatch(batchStatus: Sent<BatchStatus>): Verdict {
  return batchStatus === '보완요청' ? proceed : refuse(t.supplement.notRequested)
}

/** Refuses to delete or replace an item unless item and batch are both asked for (PDET-20, PDET-21). */
export function canSupplementItem(batchStatus: Sent<BatchStatus>, itemStatus: Sent<ItemStatus>): Verdict {
  return itemStatus === '보완요청' ? canSupplementBatch(batchStatus) : refuse(t.supplement.notRequested)
}

/** Refuses to delete an item if no other item of its batch would count (PDET-20). */
export function canDeleteItem(
  batchStatus: Sent<BatchStatus>,
  itemStatus: Sent<ItemStatus>,
  others: readonly Sent<ItemStatus>[],
): Verdict {
  const verdict = canSupplementItem(batchStatus, itemStatus)
  if (!verdict.ok) return verdict
  return others.some(isInForce) ? proceed : refuse(t.supplement.nothingLeft)
}

/** Refuses an incomplete supplement; `items` includes those that were deleted for it (PDET-27 to PDET-36, AMB-02, AMB-73). */
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

function isInForce(status: Sent<ItemStatus>): boolean {
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
