import { RecentValues } from './recent-values.ts'

const LONGEST_MS = 10 * 60_000
/** A turn without notices ends before that. */
const FORGOTTEN_AFTER_MS = 2 * 60_000
/** Far above the people inside at once. */
const MOST_TURNS = 50_000

export type TurnLimit = ReturnType<typeof createTurnLimit>

/** Keeps places from being held for ever: alive notices extend a turn to ten minutes at most. */
export function createTurnLimit({ now }: { now: () => number }) {
  const firstNotices = new RecentValues<number>({ now, keptMs: FORGOTTEN_AFTER_MS, most: MOST_TURNS })
  return {
    /** Counts a notice of a genuine key. */
    count: (key: string) => firstNotices.set(key, firstNotices.get(key) ?? now()),
    /** Returns true if the turn of this key has been extended for as long as it may be. */
    isOver: (key: string) => now() - (firstNotices.get(key) ?? now()) >= LONGEST_MS,
  }
}
