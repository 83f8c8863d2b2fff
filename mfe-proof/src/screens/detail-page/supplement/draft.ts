import type { ProofBatch, ProofItem } from 'api-client/proof'
import { countPending, joinProofYears, noPendingChanges, type PendingChanges } from 'domain-rules/proof'
import { safeSessionStorage } from 'shared-session/storage'
import * as v from 'valibot'

/** Identifies a chosen file that replaces an item's: the field of files has each name and size once. */
export type ChosenName = { name: string; size: number }

/** A file of the server, whose size may be unknown. */
type KnownFile = { name: string; size: number | null }

/** Returns whether both are one file. Some devices decompose Hangul in file names; both spellings are one name. */
export function isSameFile(one: KnownFile | null, other: ChosenName): boolean {
  return one?.size === other.size && one.name.normalize('NFC') === other.name.normalize('NFC')
}

/** An unfinished supplement: years, digits of the total, and the pending changes of the items. */
export type Draft = { years: readonly string[]; total: string; pending: PendingChanges<ChosenName> }

const KEY = 'sbiz_supplement'

const ItemChange = v.variant('kind', [
  v.object({ kind: v.literal('delete') }),
  v.object({ kind: v.literal('replace'), by: v.object({ name: v.string(), size: v.number() }) }),
])
const Kept = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    owner: v.string(),
    draft: v.object({
      years: v.array(v.string()),
      total: v.string(),
      pending: v.object({ items: v.record(v.string(), ItemChange), deleted: v.array(v.string()) }),
    }),
  }),
)

/** Reads the owner's draft that this tab has kept over a reload. Removes the draft of another owner. */
export function keptDraft(owner: string): Draft | null {
  const kept = v.safeParse(Kept, safeSessionStorage.getItem(KEY))
  if (kept.success && kept.output.owner === owner) return kept.output.draft
  forgetDraft()
  return null
}

export function keepDraft(owner: string, draft: Draft): void {
  safeSessionStorage.setItem(KEY, JSON.stringify({ owner, draft }))
}

export function forgetDraft(): void {
  safeSessionStorage.removeItem(KEY)
}

/** Returns the draft of a supplement without changes. */
export function untouchedDraft({ years, total }: ProofBatch): Draft {
  return { years, total: total === null ? '' : String(total), pending: noPendingChanges }
}

export function isPeriodOrTotalChanged({ years, total }: Draft, batch: ProofBatch): boolean {
  return joinProofYears(years) !== joinProofYears(batch.years) || total !== untouchedDraft(batch).total
}

/** Returns whether leaving would lose something. */
export function isTouched(draft: Draft, batch: ProofBatch): boolean {
  return countPending(draft.pending) > 0 || isPeriodOrTotalChanged(draft, batch)
}

/** The file that is to replace an item's, if there is one. */
export function replacementOf({ pending }: Draft, itemId: string): ChosenName | null {
  const change = pending.items[itemId]
  return change?.kind === 'replace' ? change.by : null
}

/** The items as the rules of pending changes need them. */
export function loadedItems(items: readonly ProofItem[]) {
  return items.map(({ id, status }) => ({ id, isAskedFor: status === '보완요청' }))
}
