import { afterPending, type PendingEvent } from 'domain-rules/proof'
import type { LoadedBatch } from '../use-batch.ts'
import { forgetDraft, isTouched, keepDraft, keptDraft, loadedItems, untouchedDraft } from './draft.ts'
import type { ChosenName, Draft } from './draft.ts'

/** The draft of one supplement. Changes are kept in the tab. */
export type SupplementStore = {
  draft: () => Draft
  subscribe: (onChange: () => void) => () => void
  state: (typed: Pick<Draft, 'years'> | Pick<Draft, 'total'>) => void
  apply: (event: PendingEvent<ChosenName>) => void
  /** Resets the draft, which the person has left. */
  forget: () => void
}

/** Creates a store with the owner's kept draft, without changes of items that are not asked for any more. */
export function createSupplementStore(owner: string, { batch, items }: LoadedBatch): SupplementStore {
  const listeners = new Set<() => void>()
  const kept = keptDraft(owner) ?? untouchedDraft(batch)
  const loaded = { kind: 'loaded', items: loadedItems(items) } as const
  let draft: Draft = { ...kept, pending: afterPending(kept.pending, loaded) }

  function become(next: Draft): void {
    draft = next
    if (isTouched(draft, batch) || draft.pending.deleted.length > 0) keepDraft(owner, draft)
    else forgetDraft()
    for (const listener of listeners) listener()
  }

  return {
    draft: () => draft,
    subscribe(onChange) {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
    state: typed => become({ ...draft, ...typed }),
    apply: event => become({ ...draft, pending: afterPending(draft.pending, event) }),
    forget: () => become(untouchedDraft(batch)),
  }
}
