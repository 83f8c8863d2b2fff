import { useState } from 'react'
import { useHydrated } from 'ui-kit'

/** Like `useState`, for a state that begins with a fact of this browser; it is `served` until the page is hydrated. */
export function useBrowserState<State extends boolean | object>(read: () => State, served: State) {
  const isHydrated = useHydrated()
  const [state, setState] = useState<State>()
  if (isHydrated && state === undefined) setState(read)
  return [state ?? served, setState] as const
}
