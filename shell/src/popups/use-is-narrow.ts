import { useSyncExternalStore } from 'react'

const narrow = () => matchMedia('(max-width: 767px)')

/** Returns true while a layer would cover the content of a page, and in a served page, whose lines a wide window hides. */
export const useIsNarrow = () =>
  useSyncExternalStore(
    follow,
    () => narrow().matches,
    () => true,
  )

function follow(listener: () => void) {
  const query = narrow()
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}
