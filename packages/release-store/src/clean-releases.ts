import { loadableReleasesOf, type Registry } from 'release-format'
import { historyOf, KEPT_STEPS, lastGoodVersion } from './changes/history.ts'
import { formerVersions, liveRemote, withoutFormer } from './changes/registry-changes.ts'
import type { Releases } from './changes/releases.ts'
import { FORMER } from './storage/mirror-releases.ts'
import type { StoredRelease } from './storage/release-storage.ts'

const DAY_MS = 24 * 60 * 60_000

/** Open pages and caches may still load files of a release that was live within this time. */
export const LEAST_DAYS = 7

/** The releases to keep beside those that are needed: the newest of each remote, and all that were served lately. */
export type Kept = { days: number; newest: number }

/**
 * Removes stored releases that nothing needs, and returns them; in a dry run nothing is removed. Fewer days than
 * `LEAST_DAYS` count as that.
 */
export async function cleanReleases(
  { storage, now }: Releases,
  { dryRun = false, ...kept }: Kept & { dryRun?: boolean },
): Promise<readonly StoredRelease[]> {
  if (dryRun) return unneeded(await storage.readRegistry(), await storage.listReleases(), kept, now())
  let removed: readonly StoredRelease[] = []
  // No release becomes live while the registry is being changed.
  await storage.changeRegistry(async registry => {
    removed = unneeded(registry, await storage.listReleases(), kept, now())
    await storage.removeReleases(removed)
    return withoutFormer(registry, removed)
  })
  return removed
}

/** Returns the releases that nothing needs. `stored` begins with the newest. */
export function unneeded(
  registry: Registry,
  stored: readonly StoredRelease[],
  { days, newest }: Kept,
  now: Date,
): readonly StoredRelease[] {
  const since = now.getTime() - Math.max(days, LEAST_DAYS) * DAY_MS
  return stored.filter(({ name, version, storedAt }) => {
    const ofRemote = stored.filter(other => other.name === name)
    const isNewest = ofRemote.slice(0, newest).some(other => other.version === version)
    const isRecent = Date.parse(storedAt) >= since || lastServed(registry, name, version, now) >= since
    return !isNewest && !isRecent && !neededVersions(registry, name, now).includes(version)
  })
}

/** The versions that pages may load, that a mirror copies, and that may be restored next. */
function neededVersions(registry: Registry, name: string, now: Date): readonly (string | null)[] {
  const live = liveRemote(registry, name)
  const loadable = live ? loadableReleasesOf(live).map(({ version }) => version) : []
  const former = formerVersions(registry, name).slice(0, FORMER)
  return [...loadable, ...former, lastGoodVersion(registry, name, { except: '', now })]
}

/** Returns the last time at which browsers got the version. A full history has lost older steps, which may name it. */
function lastServed(registry: Registry, name: string, version: string, now: Date): number {
  const steps = historyOf(registry, name)
  const newest = steps.findIndex(({ from, to }) => from === version || to === version)
  const step = steps[newest]
  if (!step) return steps.length < KEPT_STEPS ? 0 : Date.parse(steps.at(-1)?.at ?? '')
  if (step.to !== version) return Date.parse(step.at)
  const end = steps[newest - 1]?.at
  return end === undefined ? now.getTime() : Date.parse(end)
}
