import { networkOf } from 'server-kit'
import { RecentValues } from './recent-values.ts'

const AT_ONCE = 200
const PER_SECOND = 20

const EACH_MS = 1_000 / PER_SECOND
const MOST_OWED_MS = (AT_ONCE - 1) * EACH_MS
const MOST_NETWORKS = 50_000

/** Keeps one address from filling a line: it may take 200 numbers at once, and 20 a second afterwards. */
export type NumberLimit = {
  /** Returns true, and counts the number, if this address may take one more now. */
  mayTake(address: string): boolean
}

/** Telephone networks put many people behind one address, so the limit is far above the needs of one person. */
export function createNumberLimit({ now }: { now: () => number }): NumberLimit {
  /** The time at which a network has used up no more than its rate. */
  const evenAt = new RecentValues<number>({ now, keptMs: MOST_OWED_MS + EACH_MS, most: MOST_NETWORKS })

  return {
    mayTake(address) {
      const from = networkOf(address)
      const at = Math.max(evenAt.get(from) ?? now(), now())
      if (at - now() > MOST_OWED_MS) return false
      evenAt.set(from, at + EACH_MS)
      return true
    },
  }
}
