import { useMemo } from 'react'
import { useAtomValue } from 'jotai/react'
import { atom } from 'jotai/vanilla'
import { pageStore } from './session.ts'
import type { SessionState } from './session-state.ts'

/** The whole session; the component is drawn again with every change of it. */
export function useSession(): SessionState {
  const store = pageStore()
  return useAtomValue(store.atom, { store: store.atomStore })
}

/** One field of the session; the component is drawn again only when that field changes. */
export function useSessionField<Field extends keyof SessionState>(field: Field): SessionState[Field] {
  const store = pageStore()
  const fieldAtom = useMemo(() => atom(get => get(store.atom)[field]), [store, field])
  return useAtomValue(fieldAtom, { store: store.atomStore }) as SessionState[Field]
}
