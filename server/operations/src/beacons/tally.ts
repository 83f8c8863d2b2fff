import type { Beacon } from 'release-format'
import { isMeasure } from './beacon-body.ts'
import type { Count } from './count-store.ts'
import { upperEdge } from './ranges.ts'

/** Far more kinds than a site has; anything beyond is not from our pages. */
const MOST_KINDS_OF_NEWS = 10_000

export type Tally = {
  /** Counts a beacon so many times. */
  count(beacon: Beacon, times: number): void
  /** Returns the counts since the last call. */
  take(): readonly Count[]
}

/** Counts beacons in memory between two writes to the database. */
export function createTally(): Tally {
  let counts = new Map<string, Count>()

  return {
    count({ remote, version, kind, value = 0 }, times) {
      const upTo = isMeasure(kind) ? upperEdge(value) : 0
      const key = [remote, version, kind, upTo].join(' ')
      const known = counts.get(key)
      if (known) known.count += times
      else if (counts.size < MOST_KINDS_OF_NEWS)
        counts.set(key, { remote, version, kind, upTo, count: times })
    },
    take() {
      const taken = [...counts.values()]
      counts = new Map()
      return taken
    },
  }
}
