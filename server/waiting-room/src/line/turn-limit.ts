import { RecentValues } from './recent-values.ts'

const LONGEST_MS = 10 * 60_000
/** A turn without notices ends before that. */
const FORGOTTEN_AFTER_MS = 2 * 60_000
/** Far above the people inside at once. */
const MOST_TURNS = 50_000

/** Keeps places from being held for ever: alive notices extend a turn to ten minutes at most. */
export type TurnLimit = {
  /** Counts a notice of a genuine key. */
  count(key: string): void
  /** Returns true if the turn of this key has been extended for as long as it may be. */
  isOver(key: string): boolean
}

export function createTurnLimit({ now }: { now: () => number }): TurnLimit {
  const firstNotices = new RecentValues<number>({ now, keptMs: FORGOTTEN_AFTER_MS, most: MOST_TURNS })
  return {
    count: key => firstNotices.set(key, firstNotices.get(key) ?? now()),
    isOver: key => now() - (firstNotices.get(key) ?? now()) >= LONGEST_MS,
  }
}
