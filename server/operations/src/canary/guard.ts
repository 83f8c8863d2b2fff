import type { FastifyBaseLogger } from 'fastify'
import { rollBackRelease, type Releases } from 'release-store'
import type { Audit } from '../audit.ts'
import { minuteOf, type CountStore } from '../beacons/count-store.ts'
import { overBudget, type Evidence } from './budget.ts'
import { trialsIn, type Trial } from './trials.ts'

/** The actor of changes without a person, in history and audit log. */
const BY = 'automatic'
/** The time for which the release before is compared. */
const COMPARED_MS = 60 * 60_000

type Needed = {
  releases: Releases
  counts: CountStore
  audit: Audit
  log: FastifyBaseLogger
  now: () => Date
}

/**
 * Rolls back every release that fails too often or is too slow: a canary ends, a newly promoted release is replaced by the
 * one before. History and audit log have the reason in figures.
 */
export async function takeBackBadReleases(needed: Needed): Promise<void> {
  const { releases, counts, now } = needed
  for (const trial of trialsIn(await releases.storage.readRegistry(), now())) {
    const evidence = overBudget(await countsOf(trial, counts))
    if (evidence) await takeBack(needed, trial, evidence)
  }
}

async function countsOf({ remote, version, other, since }: Trial, counts: CountStore) {
  const before = new Date(since.getTime() - COMPARED_MS)
  const [ours, theirs] = await Promise.all([
    counts.since(minuteOf(since), remote),
    counts.since(minuteOf(before), remote),
  ])
  return {
    candidate: ours.filter(count => count.version === version),
    other: theirs.filter(count => count.version === other),
  }
}

async function takeBack(
  { releases, audit, log, now }: Needed,
  { remote, version }: Trial,
  { sentence, figures }: Evidence,
): Promise<void> {
  const order = { remote, by: BY, reason: sentence, only: version }
  const { isChanged, from, to, revision } = await rollBackRelease(releases, order)
  // Another machine, or an operator, was faster.
  if (!isChanged) return
  log.error({ remote, from, to, revision, ...figures }, 'a release was taken back')
  const detail = { remote, from, to, revision, ...figures }
  await audit({ at: now(), actor: BY, address: '', action: 'release.automatic-rollback', detail })
}
