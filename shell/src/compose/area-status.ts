import { atom, createStore } from 'jotai'

/** How an area is getting on; `late` is loading that takes longer than it should. One that was not entered yet has no state. */
export type AreaState = 'loading' | 'late' | 'shown' | 'failed'

/** Past this a person is told, whatever the area waits for: files, its own start, or the end of what was there before. */
const TOLD_AFTER_MS = 6000

export const statusStore = createStore()
export const areaStates = atom<Record<string, AreaState>>({})

export function setAreaState(area: string, state: AreaState): void {
  statusStore.set(areaStates, states => ({ ...states, [area]: state }))
}

/** The area is to be entered as if for the first time. */
export function forgetAreaState(area: string): void {
  const { [area]: _, ...others } = statusStore.get(areaStates)
  statusStore.set(areaStates, others)
}

export function areaState(area: string): AreaState | undefined {
  return statusStore.get(areaStates)[area]
}

const clocks = new Map<string, ReturnType<typeof setTimeout>>()

/** The area is being loaded from now on, and late when it is neither shown nor failed in time. */
export function beginLoading(area: string): void {
  const state = areaState(area)
  if (state === 'loading' || state === 'late') return
  setAreaState(area, 'loading')
  clearTimeout(clocks.get(area))
  clocks.set(area, setTimeout(tellIfLoading, TOLD_AFTER_MS, area))
}

function tellIfLoading(area: string): void {
  if (areaState(area) === 'loading') setAreaState(area, 'late')
}
