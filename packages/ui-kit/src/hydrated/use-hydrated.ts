import { useSyncExternalStore } from 'react'

/**
 * Returns false on the server, and in the first render of a part that the page takes over from the server. Both have to
 * draw the same, so nothing of this browser, tab or moment may be drawn before it is true.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

const never = () => () => {}
