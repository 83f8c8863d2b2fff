import type { PendingChange } from './supplement.ts'

type ItemChange<Replacement> = { kind: 'delete' } | { kind: 'replace'; by: Replacement }

/** The changes to a batch's items that registering its supplement will make; until then only the page has them (PDET-22 to PDET-25). */
export type PendingChanges<Replacement> = {
  /** The changes by the id of the item. */
  items: Readonly<Record<string, ItemChange<Replacement>>>
  /** Items that a registration has deleted before it failed: they are gone, and the rest is still pending. */
  deleted: readonly string[]
}

export type PendingEvent<Replacement> =
  | { kind: 'delete'; itemId: string }
  | { kind: 'replace'; itemId: string; by: Replacement }
  | { kind: 'undo'; itemId: string }
  | { kind: 'undoAll' }
  /** The server has deleted the item, as a part of registering. */
  | { kind: 'deleted'; itemId: string }
  | { kind: 'registered' }
  /** The items as the server has them now. */
  | { kind: 'loaded'; items: readonly { id: string; isAskedFor: boolean }[] }

export const noPendingChanges = { items: {}, deleted: [] } as const satisfies PendingChanges<never>

/** Returns the pending changes after an event. Only the last change of an item counts; a deleted item takes none. */
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

/** Returns the change to send for an item, if there is one. */
export function pendingChangeOf(pending: PendingChanges<unknown>, itemId: string): PendingChange {
  return pending.items[itemId]?.kind ?? null
}

/** Returns all changes to send on registration, each item at most once (AMB-80). */
export function netEffect<Replacement>({ items }: PendingChanges<Replacement>) {
  const deletions: string[] = []
  const replacements: { itemId: string; by: Replacement }[] = []
  for (const [itemId, change] of Object.entries(items)) {
    if (change.kind === 'delete') deletions.push(itemId)
    else replacements.push({ itemId, by: change.by })
  }
  return { deletions, replacements }
}

/** Returns the number of changes that wait for registration (PDET-16). */
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

/** An item that is gone was deleted, even if the response was lost. An item that is no longer asked for takes no change. */
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
