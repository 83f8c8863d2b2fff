import type { OnDamage } from './session-damage.ts'
import type { KeyValueStorage } from './session-storage.ts'
import { createSessionStore, type AtomicSessionStore, type SessionStore } from './session-store.ts'

let store: AtomicSessionStore | undefined

/** The page's one session store, made over the tab's storage when somebody first asks for it. */
export function pageStore(): AtomicSessionStore {
  return (store ??= createSessionStore({ storage: tabStorage, onDamage }))
}

/** The page's one session. Hooks for React stand in `use-session`. */
export const session: SessionStore = {
  get: () => pageStore().get(),
  update: patch => pageStore().update(patch),
  reset: () => pageStore().reset(),
  subscribe: listener => pageStore().subscribe(listener),
}

/** Forgets everything that the areas know about the person: the only way to clear the session (SESS-43). */
export function resetSession(): void {
  session.reset()
}

// A browser may forbid the storage, and then even naming it throws: so it is named only where that is expected.
const tabStorage: KeyValueStorage = {
  getItem: key => sessionStorage.getItem(key),
  setItem: (key, value) => sessionStorage.setItem(key, value),
  removeItem: key => sessionStorage.removeItem(key),
}

const onDamage: OnDamage = damage => console.warn(damage)
