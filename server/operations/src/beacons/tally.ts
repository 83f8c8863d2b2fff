import type { Beacon } from 'release-format'
import { isMeasure } from './beacon-body.ts'
import type { Count } from './count-store.ts'
import { upperEdge } from './ranges.ts'

/** Far more kinds than a site has; anything beyond is not from our pages. */
const MOST_KINDS_OF_NEWS = 10_000

export type Tally = ReturnType<typeof createTally>

/** Counts beacons in memory between two writes to the database. */
export function createTally() {
  let counts = new Map<string, Count>()

  return {
    /** Counts a beacon so many times. */
    count({ remote, version, kind, value = 0 }: Beacon, times: number) {
      const upTo = isMeasure(kind) ? upperEdge(value) : 0
      const key = [remote, version, kind, upTo].join(' ')
      const known = counts.get(key)
      if (known) known.count += times
      else if (counts.size < MOST_KINDS_OF_NEWS)
        counts.set(key, { remote, version, kind, upTo, count: times })
    },
    /** Returns the counts since the last call. */
    take(): readonly Count[] {
      const taken = [...counts.values()]
      counts = new Map()
      return taken
    },
  }
}
