import { useSyncExternalStore } from 'react'
import { session } from './session.ts'
import { emptySession, type SessionState } from './session-state.ts'

/** The session of every page that the origin renders, and of the first render that takes such a page over. */
const SERVED = emptySession()

/** Returns the whole session. The component is drawn again with every change. */
export function useSession(): SessionState {
  return useSyncExternalStore(session.subscribe, session.get, () => SERVED)
}

/** Returns one field of the session. The component is drawn again only when that field changes. */
export function useSessionField<Field extends keyof SessionState>(field: Field): SessionState[Field] {
  return useSyncExternalStore(
    session.subscribe,
    () => session.get()[field],
    () => SERVED[field],
  )
}
