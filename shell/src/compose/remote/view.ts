import type { Remote } from './remote.ts'

/** The part of the page in the place of an area. `late` is a wait that takes longer than it should. */
export type AreaView = 'loading' | 'late' | 'shown' | 'failed'

/** A wait of this length is shown as late, whatever the area waits for: files, its start, or the end of another. */
export const LATE_AFTER_MS = 6000

/** Returns the view of an area at that moment; undefined for one that was not entered yet. */
export function viewOf({ state, since }: Remote, now: number): AreaView | undefined {
  if (state === 'idle') return undefined
  if (state === 'shown' || state === 'left') return 'shown'
  if (state === 'failing' || state === 'failed') return 'failed'
  return state === 'late' || now >= since + LATE_AFTER_MS ? 'late' : 'loading'
}
