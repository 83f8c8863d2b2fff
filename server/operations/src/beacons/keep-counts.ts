import type { FastifyInstance } from 'fastify'
import type { Registry } from 'release-format'
import { repeatWhileListening } from 'server-kit'
import { minuteOf, type CountStore } from './count-store.ts'
import { knownReleases } from './known-releases.ts'
import type { Tally } from './tally.ts'

const EVERY_MS = 1_000
const AN_HOUR_MS = 60 * 60_000
const RETENTION_MS = 7 * 24 * AN_HOUR_MS

type Needed = {
  tally: Tally
  counts: CountStore
  readRegistry: () => Promise<Registry>
  /** Runs after each write that had new counts. */
  afterwards: () => Promise<void>
  now: () => Date
}

/** Stores the counts of received beacons every second while the server listens, and prunes old ones every hour. */
export function keepCounts(app: FastifyInstance, needed: Needed): void {
  let prunedAt = 0
  repeatWhileListening(app, EVERY_MS, async () => {
    try {
      if (await storeCounts(needed)) await needed.afterwards()
      const now = needed.now().getTime()
      if (now - prunedAt < AN_HOUR_MS) return
      prunedAt = now
      await needed.counts.prune(new Date(now - RETENTION_MS))
    } catch (error) {
      app.log.error({ err: error }, 'beacons are not stored, or a release cannot be rolled back')
    }
  })
}

/** Returns whether there was anything to store. Counts are lost while the database is away: pages send more. */
async function storeCounts({ tally, counts, readRegistry, now }: Needed): Promise<boolean> {
  const taken = tally.take()
  if (taken.length === 0) return false
  const known = taken.filter(knownReleases(await readRegistry()))
  await counts.add(
    minuteOf(now()),
    known.map(count => ({ ...count, count: Math.round(count.count) })),
  )
  return known.length > 0
}
