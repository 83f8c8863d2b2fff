import { hashed, type Registry, type Release } from 'release-format'
import { assertFits, candidate } from './candidate.ts'
import { liveRemote, withRelease } from './registry-changes.ts'
import { carryOut, type Change, type Order, type Plan } from './change-releases.ts'
import type { Releases } from './releases.ts'

/**
 * Makes a stored release the live one, for every browser; a canary of the remote ends. Every file is compared with its
 * hash. Throws `MissingRelease`, `DamagedRelease`, `PathTaken`, `RefusedByGate` or `InvalidRegistry`; the registry is then
 * unchanged.
 */
export async function promoteRelease(
  releases: Releases,
  order: Order & { version: string },
): Promise<Change> {
  const release = await candidate(releases, order.remote, order.version)
  return carryOut(releases, order, registry => promotionOf(releases, release, registry))
}

/** Returns the plan that makes this signed release live. Throws `PathTaken` or `RefusedByGate`. */
export async function promotionOf(releases: Releases, release: Release, registry: Registry): Promise<Plan> {
  const live = liveRemote(registry, release.name)
  const plan = { action: 'promote', from: live?.version ?? null, to: release.version } as const
  if (live?.version === release.version && !live.canary) return { ...plan, next: registry }
  await assertFits(releases, release, registry)
  return { ...plan, next: withRelease(registry, await hashed(release), releases.now()) }
}
