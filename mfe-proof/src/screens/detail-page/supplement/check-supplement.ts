import {
  checkProofPeriod,
  checkTotal,
  pendingChangeOf,
  supplementVerdict,
  type Division,
  type PendingChange,
  type Supplement,
} from 'domain-rules/proof'
import type { LoadedBatch } from '../use-batch.ts'
import { isPeriodOrTotalChanged, type ChosenName, type Draft } from './draft.ts'

export const PERIOD_FIELD = 'supplement-period'
export const TOTAL_FIELD = 'supplement-total'

/** Returns the id of the field that changes an item. */
export function changeFieldOf(itemId: string): string {
  return `supplement-change-${itemId}`
}

type IsAtHand = (file: ChosenName) => boolean

export type Problem = { fieldId: string; message: string }

/** Returns the problems in the form's order, each with its field (PDET-27 to PDET-34). A lost file replaces nothing. */
export function problemsOf(draft: Draft, loaded: LoadedBatch, isAtHand: IsAtHand): Problem[] {
  const supplement = supplementOf(draft, loaded, isAtHand)
  const verdict = supplementVerdict(supplement)
  if (verdict.ok) return []

  const ofFields = fieldProblems(supplement)
  if (ofFields.length > 0) return ofFields
  return [{ fieldId: fieldToPutRight(draft, loaded, isAtHand), message: verdict.reason }]
}

function fieldProblems({ years, total, division }: Supplement): Problem[] {
  if (division === null) return []
  const period = checkProofPeriod(years, 'supplement')
  const amount = checkTotal(division, total, 'supplement')
  return [
    ...(period === null ? [] : [{ fieldId: PERIOD_FIELD, message: period }]),
    ...(amount === null ? [] : [{ fieldId: TOTAL_FIELD, message: amount }]),
  ]
}

/** Returns the items that are asked for and have no valid change yet. */
export function itemsLeft({ pending }: Draft, { items }: LoadedBatch, isAtHand: IsAtHand) {
  return items.filter(({ id, status }) => status === '보완요청' && changeOf(id, pending, isAtHand) === null)
}

/** Returns the unit of a batch. Null for business proof, the first step of direct delivery, which has no total. */
export function divisionOf({ type, amountKind, total }: LoadedBatch['batch']): Division | null {
  if (type === '영업' && total === null) return null
  return amountKind === '건' ? '건' : '금액'
}

function supplementOf(draft: Draft, { batch, items }: LoadedBatch, isAtHand: IsAtHand): Supplement {
  const { years, total, pending } = draft
  const deleted = pending.deleted.map(() => ({ status: '보완요청', change: 'delete' }) as const)
  const present = items.map(({ id, status }) => ({ status, change: changeOf(id, pending, isAtHand) }))
  return {
    batchId: batch.id,
    batchStatus: batch.status,
    years,
    division: divisionOf(batch),
    total,
    isPeriodOrTotalChanged: isPeriodOrTotalChanged(draft, batch),
    items: [...present, ...deleted],
  }
}

function changeOf(itemId: string, pending: Draft['pending'], isAtHand: IsAtHand): PendingChange {
  const change = pending.items[itemId]
  const isLost = change?.kind === 'replace' && !isAtHand(change.by)
  return isLost ? null : pendingChangeOf(pending, itemId)
}

function fieldToPutRight(draft: Draft, loaded: LoadedBatch, isAtHand: IsAtHand): string {
  const [left] = itemsLeft(draft, loaded, isAtHand)
  const [asked] = loaded.items.filter(({ status }) => status === '보완요청')
  const item = left ?? asked
  return item ? changeFieldOf(item.id) : TOTAL_FIELD
}
