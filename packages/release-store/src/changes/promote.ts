import { filesHash, type HashedRelease, type Registry, type Release } from 'release-format'
import { liveRemote, PathTaken, withRelease } from './registry-changes.ts'
import { carryOut, type Change, type Order, type Plan, type Releases } from './change-releases.ts'
import { storedRelease } from '../stored-release.ts'

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

/** Reads a stored release and signs it for the registry. Throws `MissingRelease`, `DamagedRelease` or `WrongKey`. */
export async function candidate(
  { storage, signRelease }: Releases,
  name: string,
  version: string,
): Promise<Release> {
  return signRelease(await storedRelease(storage, name, version))
}

/** The release with the hash of its list of files. */
export async function hashed(release: Release): Promise<HashedRelease> {
  return { ...release, filesHash: await filesHash(release.files) }
}

/** Throws `PathTaken` for a page of the shell, and the errors of the gate. */
export async function assertFits(
  { shellPaths, gate }: Releases,
  release: Release,
  registry: Registry,
): Promise<void> {
  const ofShell = await shellPaths()
  const taken = release.routes.find(({ path }) => ofShell.includes(path))
  if (taken) {
    const { name, version } = release
    throw new PathTaken(`${name} ${version} declares ${taken.path}, which is a path of the shell.`)
  }
  await gate(release, registry)
}
