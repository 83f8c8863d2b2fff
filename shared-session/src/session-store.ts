import { atom, createStore, type Atom } from 'jotai/vanilla'
import { SessionNotKept, SessionUnreadable, type OnDamage } from './session-damage.ts'
import { emptySession, type SessionState } from './session-state.ts'
import { eraseSession, readSession, writeSession, type KeyValueStorage } from './session-storage.ts'

type Options = { storage: KeyValueStorage; onDamage: OnDamage }

export type SessionStore = {
  get: () => SessionState
  /** Changes the given fields, in memory and in the tab's storage. */
  update: (patch: Partial<SessionState>) => void
  /** Forgets everything (SESS-43). */
  reset: () => void
  /** Calls `listener` after every change; the answer ends that. */
  subscribe: (listener: () => void) => () => void
}

/** A session store together with what a jotai hook needs to read it. */
export type AtomicSessionStore = SessionStore & {
  atom: Atom<SessionState>
  atomStore: Pick<ReturnType<typeof createStore>, 'get' | 'set' | 'sub'>
}

/**
 * A session over `storage`, starting with what that has kept (SESS-01). A storage that is damaged, full or
 * forbidden never breaks the page: the session then lives in memory, and `onDamage` hears of each kind once.
 */
export function createSessionStore({ storage, onDamage }: Options): AtomicSessionStore {
  const atomStore = createStore()
  const tolerate = toleration(onDamage)
  const sessionAtom = atom(tolerate(() => readSession(storage)) ?? emptySession())
  const get = () => atomStore.get(sessionAtom)

  return {
    atom: sessionAtom,
    atomStore,
    get,
    update(patch) {
      const changed = { ...get(), ...patch }
      // Stored before anybody hears of it: what a listener starts may end this page.
      tolerate(() => writeSession(storage, changed))
      atomStore.set(sessionAtom, changed)
    },
    reset() {
      tolerate(() => eraseSession(storage))
      atomStore.set(sessionAtom, emptySession())
    },
    subscribe: listener => atomStore.sub(sessionAtom, listener),
  }
}

/** Runs what may be damaged; reports damage, the same kind once only, and gives undefined in its place. */
function toleration(onDamage: OnDamage) {
  const reported = new Set<string>()
  return <T>(attempt: () => T): T | undefined => {
    try {
      return attempt()
    } catch (error) {
      if (!isDamage(error)) throw error
      if (!reported.has(error.name)) onDamage(error)
      reported.add(error.name)
      return undefined
    }
  }
}

function isDamage(error: unknown): error is SessionUnreadable | SessionNotKept {
  return error instanceof SessionUnreadable || error instanceof SessionNotKept
}
