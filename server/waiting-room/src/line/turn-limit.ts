import { createDeadlines } from './deadlines.ts'

const LONGEST_MS = 10 * 60_000
/** A turn without notices is over by itself before that. */
const FORGOTTEN_AFTER_MS = 2 * 60_000

/** Keeps a place from being held for ever: alive notices make a turn last ten minutes and no longer. */
export type TurnLimit = {
  /** Whether the turn with this key may go on, of which a notice has just come. */
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
