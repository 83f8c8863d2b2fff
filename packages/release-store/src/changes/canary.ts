import { hashed, type Registry, type Release, type Rollout, type Share } from 'release-format'
import { liveRemote, withCanary, withoutCanary, NotLive } from './registry-changes.ts'
import { carryOut, type Change, type Order, type Plan } from './change-releases.ts'
import type { Releases } from './releases.ts'
import { assertFits, candidate } from './candidate.ts'
import { firstStep, rolloutOf } from './rollout-steps.ts'

/** The version is the live one, so that no browser would get another. */
export class AlreadyLive extends Error {
  override readonly name = 'AlreadyLive'
}

/**
 * Gives some browsers a stored release in place of the live one: `percent` of a hundred, and those in `allow`. It
 * replaces the canary before it. Without percentage and list the canary ends. With `steps` it grows by itself. Throws
 * `NotLive`, `AlreadyLive`, and the errors of `promoteRelease`.
 */
export async function setCanary(
  releases: Releases,
  {
    version,
    percent = 0,
    allow = [],
    steps = [],
    ...order
  }: Order & Share & { version: string; steps?: Rollout['steps'] | undefined },
): Promise<Change> {
  const release = await candidate(releases, order.remote, version)
  const first = steps[0]?.percent ?? percent
  const share = {
    ...(first > 0 && { percent: first }),
    ...(allow.length > 0 && { allow: [...new Set(allow)] }),
  }
  return carryOut(releases, order, async registry =>
    Object.keys(share).length > 0
      ? begun(await canaryOf(releases, release, share, registry), registry)
      : endOf(registry, order.remote, releases.now()),
  )

  /** A canary with the same share is a change as well if a rollout begins or ends with it. */
  function begun(plan: Plan, registry: Registry): Plan {
    const rollout = firstStep(version, steps, releases.now()) ?? undefined
    const isSame = plan.next === registry && !rollout && !rolloutOf(registry, order.remote)
    return { ...plan, rollout, next: isSame ? registry : { ...plan.next } }
  }
}

/** Returns the plan that gives these browsers a signed release. Throws `NotLive`, `AlreadyLive`, and the gate's errors. */
export async function canaryOf(
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
  const { percent = 0, allow = [] } = share
  return { action: 'canary', from: live.version, to: version, percent, allow, next }
}

/** Returns the plan that ends the canary. Throws `NotLive`. */
export function endOf(registry: Registry, name: string, now: Date): Plan {
  const live = liveRemote(registry, name)
  if (!live) throw new NotLive(name)
  const { percent = 0, allow = [] } = live.canary ?? {}
  const from = live.canary?.version ?? live.version
  const next = withoutCanary(registry, name, now)
  return { action: 'end canary', from, to: live.version, percent, allow, next }
}
