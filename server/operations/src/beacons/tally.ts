import type { Beacon } from 'release-format'
import { isMeasure } from './beacon-body.ts'
import type { Count } from './count-store.ts'
import { upperEdge } from './ranges.ts'

/** Far more than a site has things to tell; what comes beyond is no page of ours. */
const MOST_KINDS_OF_NEWS = 10_000

export type Tally = {
  /** Counts a beacon as so many. */
  count(beacon: Beacon, times: number): void
  /** What has been counted since the last time. */
  take(): readonly Count[]
}

/** Counts in memory what comes between two writes to the database. */
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
