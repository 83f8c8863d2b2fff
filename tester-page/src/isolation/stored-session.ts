import { useSyncExternalStore } from 'react'

/** The place of the session in the storage of the tab, which the page in the frame shares. */
export const SESSION_KEY = 'sbiz_session'

/** Returns the session by the names of the specification; empty if there is none. */
export function storedSession(): Record<string, unknown> {
  return JSON.parse(sessionText()) as Record<string, unknown>
}

/** Returns the session as JSON, and follows its changes. */
export function useStoredSession(): string {
  return useSyncExternalStore(subscribe, sessionText)
}

function sessionText(): string {
  return sessionStorage.getItem(SESSION_KEY) ?? '{}'
}

/** The event arrives for changes by the page in the frame. */
function subscribe(listener: () => void): () => void {
  addEventListener('storage', listener)
  return () => removeEventListener('storage', listener)
}
