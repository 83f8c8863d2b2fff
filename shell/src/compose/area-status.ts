import { atom, createStore } from 'jotai'

/** How an area is getting on. One that was not entered yet has no state. */
export type AreaState = 'loading' | 'shown' | 'failed'

export const statusStore = createStore()
export const areaStates = atom<Record<string, AreaState>>({})

export function setAreaState(area: string, state: AreaState): void {
  statusStore.set(areaStates, states => ({ ...states, [area]: state }))
}

export function areaState(area: string): AreaState | undefined {
  return statusStore.get(areaStates)[area]
}
