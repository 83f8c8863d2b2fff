import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { Beacon } from 'release-format'
import { openReleases, publishFolder, storeFolder, type Releases } from 'release-store'
import { writeBuiltRemote } from 'release-store/testing'
import { createLog } from 'server-kit'
import { vi } from 'vitest'
import type { AuditEntry } from '../audit.ts'
import { Ballot, votingNetwork } from '../beacons/ballot.ts'
import type { CountStore } from '../beacons/count-store.ts'
import { storeCounts } from '../beacons/keep-counts.ts'
import { ReleaseFigures } from '../beacons/release-figures.ts'
import { createTally } from '../beacons/tally.ts'
import { Guard } from '../canary/guard.ts'
import { createMemoryCounts } from './memory-counts.ts'
import { createMemoryVotes } from './memory-votes.ts'

export type WatchedReleases = {
  releases: Releases
  guard: Guard
  counts: CountStore
  audited: AuditEntry[]
  /** Its calls are recorded. */
  log: FastifyBaseLogger
  /** Counts beacons of an address, as the route does without its limits. */
  send(address: string, version: string, kind: string, value?: number): void
  /** Stores all that was sent, and reviews the releases on trial. */
  review(): Promise<void>
  remove(): Promise<void>
}

/** Releases with their guard, without a server: 1.0.0 of `mfe-test` is live, and 2.0.0 and 3.0.0 are stored. */
export async function watchReleases(now: () => Date): Promise<WatchedReleases> {
  const folder = await mkdtemp(join(tmpdir(), 'watched-'))
  const releases = openReleases({ dataDir: join(folder, 'data'), now })
  for (const version of ['1.0.0', '2.0.0', '3.0.0'])
    await writeBuiltRemote(join(folder, version), { version })
  await publishFolder(releases, join(folder, '1.0.0'), { by: 'test' })
  for (const version of ['2.0.0', '3.0.0']) await storeFolder(releases, join(folder, version))

  const audited: AuditEntry[] = []
  const [tally, ballot] = [createTally(), new Ballot('the-votes-of-tests')]
  const [counts, votes] = [createMemoryCounts(), createMemoryVotes()]
  const audit = async (entry: AuditEntry) => void audited.push(entry)
  const log = createLog('silent')
  for (const level of ['error', 'warn'] as const) vi.spyOn(log, level)
  const guard = new Guard({ releases, counts, votes, audit, log, now })
  return {
    releases,
    guard,
    counts,
    audited,
    log,
    send(address, version, kind, value) {
      const beacon = { remote: 'mfe-test', version, kind, value } as Beacon
      tally.count(beacon, 1)
      ballot.count(beacon, votingNetwork(address))
    },
    async review() {
      await storeCounts({ figures: new ReleaseFigures(), tally, ballot, counts, votes, releases, now })
      await guard.review()
    },
    remove: () => rm(folder, { recursive: true }),
  }
}
