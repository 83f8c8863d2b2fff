import { loadableReleasesOf, releaseUrl, type RegisteredRelease } from 'release-format'
import type { Releases } from './changes/releases.ts'
import { NotLive } from './changes/registry-changes.ts'
import { assertGenuine, DamagedRelease, releaseOf } from './storage/release-files.ts'
import { MissingRelease } from './storage/release-storage.ts'

/** The result of a verification: of the registry, and of each release that browsers get. */
export type Verification = Awaited<ReturnType<typeof verifyReleases>>

/**
 * Verifies the signatures of the registry, compares its records with each release.json, and every file with its hash.
 * With a name it verifies one remote. Throws `NotLive` for one that is not live, and `InvalidRegistry`.
 */
export async function verifyReleases({ storage, rejectionReason }: Releases, name?: string) {
  const registry = await storage.readRegistry()
  const { revision, remotes } = registry
  if (name !== undefined && !Object.hasOwn(remotes, name)) throw new NotLive(name)
  const found: Awaited<ReturnType<typeof verified>>[] = []
  for (const [remote, live] of Object.entries(remotes)) {
    if (name !== undefined && name !== remote) continue
    for (const registered of loadableReleasesOf(live)) found.push(await verified(remote, registered))
  }
  // Before the first release there is nothing to sign.
  const problem = revision === 0 ? null : await rejectionReason(registry)
  return { revision, problem, releases: found }

  async function verified(remote: string, registered: RegisteredRelease) {
    const release = { remote, version: registered.version }
    try {
      return { ...release, files: await checked(remote, registered), problem: null }
    } catch (error) {
      if (!(error instanceof DamagedRelease || error instanceof MissingRelease)) throw error
      return { ...release, files: 0, problem: error.message }
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
