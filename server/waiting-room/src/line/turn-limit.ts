import { createDeadlines } from './deadlines.ts'

const LONGEST_MS = 10 * 60_000
/** A turn without notices ends before that. */
const FORGOTTEN_AFTER_MS = 2 * 60_000

/** Keeps places from being held for ever: alive notices extend a turn to ten minutes at most. */
export type TurnLimit = {
  /** Returns true if the turn of this key, which has sent a notice, may go on. */
  mayGoOn(key: string): boolean
}

export function createTurnLimit({ now }: { now: () => number }): TurnLimit {
  const firstNotices = new Map<string, number>()
  const deadlines = createDeadlines<string>()

  return {
    mayGoOn(key) {
      for (const silent of deadlines.takeDue(now())) firstNotices.delete(silent)
      const first = firstNotices.get(key) ?? now()
      firstNotices.set(key, first)
      deadlines.set(key, now() + FORGOTTEN_AFTER_MS)
      return now() - first < LONGEST_MS
    },
  }
}
