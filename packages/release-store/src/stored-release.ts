import type { Release } from 'release-format'
import { assertGenuine } from './storage/release-files.ts'
import { MissingRelease, type ReleaseStorage } from './storage/release-storage.ts'

/** Reads the release.json of a stored release. Throws `MissingRelease`. */
export async function releaseOf(storage: ReleaseStorage, name: string, version: string): Promise<Release> {
  const release = await storage.readRelease(name, version)
  if (release) return release
  throw new MissingRelease(`There is no release ${version} of ${name}.`)
}

/** Reads a stored release and compares every file with its hash. Throws `MissingRelease` or `DamagedRelease`. */
export async function storedRelease(
  storage: ReleaseStorage,
  name: string,
  version: string,
): Promise<Release> {
  const release = await releaseOf(storage, name, version)
  await assertGenuine(release, path => storage.readFile(name, version, path))
  return release
}
