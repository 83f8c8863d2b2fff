import { loadableReleasesOf, releaseUrl, type RegisteredRelease } from 'release-format'
import type { Releases } from './changes/releases.ts'
import { NotLive } from './changes/registry-changes.ts'
import { assertGenuine, DamagedRelease, releaseOf } from './storage/release-files.ts'
import { MissingRelease } from './storage/release-storage.ts'

/** The result of a verification: of the registry, and of each release that browsers get. */
export type Verification = {
  revision: number
  /** A sentence with the reason why pages would reject the registry with its signatures, or null. */
  problem: string | null
  releases: readonly VerifiedRelease[]
}

type VerifiedRelease = {
  remote: string
  version: string
  /** The number of its files. */
  files: number
  /** The fault in a sentence, or null. */
  problem: string | null
}

/**
 * Verifies the signatures of the registry, compares its records with each release.json, and every file with its hash.
 * With a name it verifies one remote. Throws `NotLive` for one that is not live, and `InvalidRegistry`.
 */
export async function verifyReleases(
  { storage, rejectionReason }: Releases,
  name?: string,
): Promise<Verification> {
  const registry = await storage.readRegistry()
  const { revision, remotes } = registry
  if (name !== undefined && !Object.hasOwn(remotes, name)) throw new NotLive(name)
  const found: VerifiedRelease[] = []
  for (const [remote, live] of Object.entries(remotes)) {
    if (name !== undefined && name !== remote) continue
    for (const registered of loadableReleasesOf(live)) found.push(await verified(remote, registered))
  }
  return { revision, problem: revision === 0 ? null : await rejectionReason(registry), releases: found }

  async function verified(remote: string, registered: RegisteredRelease): Promise<VerifiedRelease> {
    const { version } = registered
    try {
      return { remote, version, files: await checked(remote, registered), problem: null }
    } catch (error) {
      if (!(error instanceof DamagedRelease || error instanceof MissingRelease)) throw error
      return { remote, version, files: 0, problem: error.message }
    }
  }

  async function checked(remote: string, registered: RegisteredRelease): Promise<number> {
    const { version, entry, integrity } = registered
    const release = await releaseOf(storage, remote, version)
    const isSame = releaseUrl(remote, version, release.entry) === entry && release.integrity === integrity
    if (!isSame) throw new DamagedRelease(`The registry says another entry than ${remote} ${version} itself.`)
    await assertGenuine(release, path => storage.readFile(remote, version, path))
    return release.files.length
  }
}
