import type { OnDamage } from './session-damage.ts'
import { createSessionStore, type SessionStore } from './session-store.ts'

let store: SessionStore | undefined

/** The page's one session store, created over the tab's storage on first use. */
function pageStore(): SessionStore {
  return (store ??= createSessionStore({ storage: () => sessionStorage, onDamage }))
}

/** The page's one session. In React: `useSession`. */
export const session: SessionStore = {
  get: () => pageStore().get(),
  update: patch => pageStore().update(patch),
  reset: () => pageStore().reset(),
  subscribe: listener => pageStore().subscribe(listener),
}

/** Resets all data that the areas share about the person: the only way to clear the session (SESS-43). */
export function resetSession(): void {
  session.reset()
}

const onDamage: OnDamage = damage => console.warn(damage)
