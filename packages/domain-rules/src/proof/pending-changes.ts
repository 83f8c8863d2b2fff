import type { PendingChange } from './supplement.ts'

type ItemChange<Replacement> = { kind: 'delete' } | { kind: 'replace'; by: Replacement }

/** What is to happen to the items of a batch once its supplement is registered; the page alone knows it until then (PDET-22 to PDET-25). */
export type PendingChanges<Replacement> = {
  /** By the id of the item. */
  items: Readonly<Record<string, ItemChange<Replacement>>>
  /** Items that a registration has deleted before it failed: they are gone, and the rest is still pending. */
  deleted: readonly string[]
}

export type PendingEvent<Replacement> =
  | { kind: 'delete'; itemId: string }
  | { kind: 'replace'; itemId: string; by: Replacement }
  | { kind: 'undo'; itemId: string }
  | { kind: 'undoAll' }
  /** The server has deleted it, as a part of registering. */
  | { kind: 'deleted'; itemId: string }
  | { kind: 'registered' }
  /** The items as the server has them now. */
  | { kind: 'loaded'; items: readonly { id: string; isAskedFor: boolean }[] }

export const noPendingChanges = { items: {}, deleted: [] } as const satisfies PendingChanges<never>

/** The pending changes after something has happened. Of an item only the last change counts; one that is gone takes no more. */
export function afterPending<Replacement>(
  pending: PendingChanges<Replacement>,
  event: PendingEvent<Replacement>,
): PendingChanges<Replacement> {
  const { items, deleted } = pending
  switch (event.kind) {
    case 'delete':
      return changed(pending, event.itemId, { kind: 'delete' })
    case 'replace':
      return changed(pending, event.itemId, { kind: 'replace', by: event.by })
    case 'undo':
      return { items: without(items, [event.itemId]), deleted }
    case 'undoAll':
      return { items: {}, deleted }
    case 'deleted':
      return { items: without(items, [event.itemId]), deleted: [...deleted, event.itemId] }
    case 'registered':
      return noPendingChanges
    case 'loaded':
      return asLoaded(pending, event.items)
  }
}

/** What is to be sent for an item, if anything. */
export function pendingChangeOf(pending: PendingChanges<unknown>, itemId: string): PendingChange {
  return pending.items[itemId]?.kind ?? null
}

/** All that registering has to send, each item at most once (AMB-80). */
export function netEffect<Replacement>({ items }: PendingChanges<Replacement>) {
  const deletions: string[] = []
  const replacements: { itemId: string; by: Replacement }[] = []
  for (const [itemId, change] of Object.entries(items)) {
    if (change.kind === 'delete') deletions.push(itemId)
    else replacements.push({ itemId, by: change.by })
  }
  return { deletions, replacements }
}

/** How many changes wait for registration (PDET-16). */
export function countPending({ items }: PendingChanges<unknown>): number {
  return Object.keys(items).length
}

function changed<Replacement>(
  pending: PendingChanges<Replacement>,
  itemId: string,
  change: ItemChange<Replacement>,
): PendingChanges<Replacement> {
  const { items, deleted } = pending
  return deleted.includes(itemId) ? pending : { items: { ...items, [itemId]: change }, deleted }
}

/** A deletion whose response was lost shows by the item being gone; what is no longer asked for takes no change. */
function asLoaded<Replacement>(
  { items, deleted }: PendingChanges<Replacement>,
  loaded: readonly { id: string; isAskedFor: boolean }[],
): PendingChanges<Replacement> {
  const present = new Set(loaded.map(({ id }) => id))
  const askedFor = new Set(loaded.filter(({ isAskedFor }) => isAskedFor).map(({ id }) => id))
  const gone = Object.entries(items).filter(([id, { kind }]) => kind === 'delete' && !present.has(id))
  const settled = Object.keys(items).filter(id => !askedFor.has(id))
  return { items: without(items, settled), deleted: [...deleted, ...gone.map(([id]) => id)] }
}

function without<Value>(record: Readonly<Record<string, Value>>, keys: readonly string[]) {
  return Object.fromEntries(Object.entries(record).filter(([key]) => !keys.includes(key)))
}
