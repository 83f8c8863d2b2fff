import { useSyncExternalStore } from 'react'

const narrow = matchMedia('(max-width: 767px)')

/** Returns true while a layer would cover the content of a page. */
export const useIsNarrow = () => useSyncExternalStore(follow, () => narrow.matches)

function follow(listener: () => void) {
  narrow.addEventListener('change', listener)
  return () => narrow.removeEventListener('change', listener)
}
