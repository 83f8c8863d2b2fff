import { useMemo } from 'react'
import { useAtomValue } from 'jotai/react'
import { atom } from 'jotai/vanilla'
import { pageStore } from './session.ts'
import type { SessionState } from './session-state.ts'

/** Returns the whole session. The component is drawn again with every change. */
export function useSession(): SessionState {
  const store = pageStore()
  return useAtomValue(store.atom, { store: store.atomStore })
}

/** Returns one field of the session. The component is drawn again only when that field changes. */
export function useSessionField<Field extends keyof SessionState>(field: Field): SessionState[Field] {
  const store = pageStore()
  const fieldAtom = useMemo(() => atom(get => get(store.atom)[field]), [store, field])
  return useAtomValue(fieldAtom, { store: store.atomStore }) as SessionState[Field]
}
