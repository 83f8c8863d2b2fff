import type { Registry, Release, Share } from 'release-format'
import { liveRemote, withCanary, withoutCanary } from './registry-changes.ts'
import { carryOut, type Change, type Order, type Plan } from './change-releases.ts'
import type { Releases } from './releases.ts'
import { NotLive } from './not-live.ts'
import { assertFits, candidate, hashed } from './candidate.ts'

/** The version is the live one, so that no browser would get another. */
export class AlreadyLive extends Error {
  override readonly name = 'AlreadyLive'
}

/**
 * Gives some browsers a stored release in place of the live one: `percent` of a hundred, and those in `allow`. It
 * replaces the canary before it. Without percentage and list the canary ends. Throws `NotLive`, `AlreadyLive`, and
 * the errors of `promoteRelease`.
 */
export async function setCanary(
  releases: Releases,
  { version, percent = 0, allow = [], ...order }: Order & Share & { version: string },
): Promise<Change> {
  const release = await candidate(releases, order.remote, version)
  const share = { ...(percent > 0 && { percent }), ...(allow.length > 0 && { allow: [...new Set(allow)] }) }
  return carryOut(releases, order, async registry =>
    Object.keys(share).length > 0
      ? canaryOf(releases, release, share, registry)
      : endOf(registry, order.remote, releases.now()),
  )
}

async function canaryOf(
  releases: Releases,
  release: Release,
  share: Share,
  registry: Registry,
): Promise<Plan> {
  const { name, version } = release
  const live = liveRemote(registry, name)
  if (!live) throw new NotLive(name)
  if (live.version === version) throw new AlreadyLive(`${name} ${version} is live for every browser already.`)
  await assertFits(releases, release, registry)
  const next = withCanary(registry, await hashed(release), share, releases.now())
  return {
    action: 'canary',
    from: live.version,
    to: version,
    percent: share.percent ?? 0,
    allow: share.allow ?? [],
    next,
  }
}

/** Returns the plan that ends the canary. Throws `NotLive`. */
export function endOf(registry: Registry, name: string, now: Date): Plan {
  const live = liveRemote(registry, name)
  if (!live) throw new NotLive(name)
  const { percent = 0, allow = [] } = live.canary ?? {}
  const from = live.canary?.version ?? live.version
  return {
    action: 'end canary',
    from,
    to: live.version,
    percent,
    allow,
    next: withoutCanary(registry, name, now),
  }
}
