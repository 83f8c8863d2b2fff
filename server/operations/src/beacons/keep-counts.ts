import type { FastifyInstance } from 'fastify'
import type { Registry } from 'release-format'
import type { Releases } from 'release-store'
import { repeatWhileListening } from 'server-kit'
import { trialsIn } from '../canary/trials.ts'
import type { Ballot } from './ballot.ts'
import { minuteOf, type CountStore } from './count-store.ts'
import { knownReleases } from './known-releases.ts'
import type { ReleaseFigures } from './release-figures.ts'
import type { Tally } from './tally.ts'
import type { StoredVote, Vote, VoteStore } from './vote-store.ts'

const EVERY_MS = 1_000
const AN_HOUR_MS = 60 * 60_000
const RETENTION_MS = 7 * 24 * AN_HOUR_MS

type Needed = {
  tally: Tally
  ballot: Ballot
  figures: ReleaseFigures
  counts: CountStore
  votes: VoteStore
  releases: Releases
  /** Runs after each write that had new counts. */
  afterwards: () => Promise<unknown>
  now: () => Date
}

/** Stores the counts and votes of received beacons every second while the server listens, and prunes old ones every hour. */
export function keepCounts(app: FastifyInstance, needed: Needed): void {
  let prunedAt = 0
  repeatWhileListening(app, EVERY_MS, async () => {
    try {
      if (await storeCounts(needed)) await needed.afterwards()
      const now = needed.now().getTime()
      if (now - prunedAt < AN_HOUR_MS) return
      prunedAt = now
      const before = new Date(now - RETENTION_MS)
      await Promise.all([needed.counts.prune(before), needed.votes.prune(before)])
    } catch (error) {
      app.log.error({ err: error }, 'beacons are not stored, or a release cannot be rolled back')
    }
  })
}

/** Stores what was received; returns whether there was anything. Counts are lost while the database is away: pages send more. */
export async function storeCounts({
  tally,
  ballot,
  figures,
  counts,
  votes,
  releases,
  now,
}: Omit<Needed, 'afterwards'>): Promise<boolean> {
  const [taken, cast] = [tally.take(), ballot.take()]
  if (taken.length === 0) return false
  const registry = await releases.storage.readRegistry()
  const isKnown = knownReleases(registry)
  const known = taken.filter(isKnown).map(count => ({ ...count, count: Math.round(count.count) }))
  figures.count(known)
  await counts.add(minuteOf(now()), known)
  await votes.add(storedVotes(cast.filter(isKnown), registry, now()))
  return known.length > 0
}

/** Of a release that is not on trial, it is stored that it has started. */
function storedVotes(cast: readonly Vote[], registry: Registry, now: Date): readonly StoredVote[] {
  const trials = trialsIn(registry, now)
  const stored = cast.flatMap(({ version, ...vote }) => {
    const trial = trials.find(each => each.remote === vote.remote && each.version === version)
    if (trial) return [{ ...vote, trial: trial.revision, firstAt: now, knownBefore: trial.introducedAt }]
    return vote.starts > 0 ? [{ ...vote, failures: 0, trial: 0, firstAt: now, knownBefore: now }] : []
  })
  return [...new Map(stored.map(vote => [`${vote.remote} ${vote.voter} ${vote.trial}`, vote])).values()]
}
