import { atom, createStore } from 'jotai/vanilla'
import { SessionNotKept, SessionUnreadable, type OnDamage } from './session-damage.ts'
import { emptySession, type SessionState } from './session-state.ts'
import { eraseSession, readSession, writeSession } from './session-storage.ts'
import { safeStorage, type KeyValueStorage } from './storage/safe-storage.ts'

type Options = { storage: () => KeyValueStorage; onDamage: OnDamage }

export type SessionStore = {
  get: () => SessionState
  /** Changes the given fields, in memory and in the tab's storage. */
  update: (patch: Partial<SessionState>) => void
  /** Resets all fields (SESS-43). */
  reset: () => void
  /** Calls `listener` after every change, until the returned function is called. */
  subscribe: (listener: () => void) => () => void
}

/**
 * Creates a session over `storage`, beginning with its stored content (SESS-01). A storage that is damaged, full or
 * forbidden never breaks the page: the session is then kept in memory. `onDamage` is called once for each kind of
 * damage.
 */
export function createSessionStore({ storage: open, onDamage }: Options): SessionStore {
  const atomStore = createStore()
  const report = oncePerKind(onDamage)
  const storage = safeStorage(open, cause => report(new SessionNotKept(cause)))
  const sessionAtom = atom(keptSession(storage, report) ?? emptySession())
  const get = () => atomStore.get(sessionAtom)

  return {
    get,
    update(patch) {
      const changed = { ...get(), ...patch }
      // Stored before any listener is called: a listener may start something that ends this page.
      writeSession(storage, changed)
      atomStore.set(sessionAtom, changed)
    },
    reset() {
      eraseSession(storage)
      atomStore.set(sessionAtom, emptySession())
    },
    subscribe: listener => atomStore.sub(sessionAtom, listener),
  }
}

/** Reads the kept session. An unreadable one is reported and counts as none. */
function keptSession(storage: KeyValueStorage, report: OnDamage): SessionState | null {
  try {
    return readSession(storage)
  } catch (error) {
    if (!(error instanceof SessionUnreadable)) throw error
    report(error)
    return null
  }
}

function oncePerKind(onDamage: OnDamage): OnDamage {
  const reported = new Set<string>()
  return damage => {
    if (!reported.has(damage.name)) onDamage(damage)
    reported.add(damage.name)
  }
}
