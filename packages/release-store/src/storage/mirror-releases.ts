import { loadableReleasesOf, type Registry } from 'release-format'
import { createDiskStorage } from './disk-storage.ts'
import type { ReleaseStorage } from './release-storage.ts'
import { releaseOf } from './release-files.ts'

/** The number of former releases of each remote that are copied, for pages that are still open. */
export const FORMER = 3

/**
 * Copies the releases that pages may load from another storage into the data folder, which serves them: first the releases, each
 * compared with its hashes, then the registry. Throws `MissingRelease`, `DamagedRelease` or `InvalidRegistry`; the
 * former releases are then still served.
 */
export async function mirrorReleases(from: ReleaseStorage, dataDir: string): Promise<void> {
  await copyReleases(from, createDiskStorage(dataDir), servedIn)
}

type Selected = (registry: Registry) => readonly [name: string, version: string][]

/** Copies the selected releases, else all, and the registry. Throws as `mirrorReleases` does. */
export async function copyReleases(
  from: ReleaseStorage,
  to: ReleaseStorage,
  select?: Selected,
): Promise<void> {
  const registry = await from.readRegistry()
  const stored = async () => (await from.listReleases()).map(({ name, version }) => [name, version] as const)
  for (const [name, version] of select?.(registry) ?? (await stored())) {
    if (await to.readRelease(name, version)) continue
    await to.storeRelease(await releaseOf(from, name, version), path => from.readFile(name, version, path))
  }
  await to.changeRegistry(async there =>
    JSON.stringify(there) === JSON.stringify(registry) ? there : registry,
  )
}

function servedIn({ remotes }: Registry): [name: string, version: string][] {
  return Object.entries(remotes).flatMap(([name, remote]) => {
    const versions = loadableReleasesOf(remote).map(({ version }) => version)
    const former = remote.previous?.slice(0, FORMER) ?? []
    return [...new Set([...versions, ...former])].map((version): [string, string] => [name, version])
  })
}
