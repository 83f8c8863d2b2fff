import { useSyncExternalStore } from 'react'
import type { Composition, CompositionView } from './composition.ts'

/** Returns the state of the page, and renders again when it changes. */
export function useComposition({ subscribe, view }: Composition): CompositionView {
  return useSyncExternalStore(subscribe, view)
}
