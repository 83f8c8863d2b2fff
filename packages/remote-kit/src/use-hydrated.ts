import { useState, useSyncExternalStore } from 'react'

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

/** Like `useState`, for a state that begins with a fact of this browser; it is `served` until the page is hydrated. */
export function useBrowserState<State extends boolean | object>(read: () => State, served: State) {
  const isHydrated = useHydrated()
  const [state, setState] = useState(isHydrated ? read : undefined)
  if (isHydrated && state === undefined) setState(read)
  return [state ?? served, setState] as const
}

const never = () => () => {}
