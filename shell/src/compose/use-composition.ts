import { useSyncExternalStore } from 'react'
import { NOTHING, type LateComposition, type PageView } from './late-composition.ts'

/** Returns the state of the page, and renders again when it changes. */
export function useComposition({ subscribe, view }: LateComposition): PageView {
  return useSyncExternalStore(subscribe, view, () => NOTHING)
}
