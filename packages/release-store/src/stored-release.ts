import type { Release } from 'release-format'
import { assertGenuine } from './storage/release-files.ts'
import { MissingRelease, type ReleaseStorage } from './storage/release-storage.ts'

/** Reads a stored release and compares every file with its hash. Throws `MissingRelease` or `DamagedRelease`. */
export async function storedRelease(
  storage: ReleaseStorage,
  name: string,
  version: string,
): Promise<Release> {
  const release = await storage.readRelease(name, version)
  if (!release) throw new MissingRelease(`There is no release ${version} of ${name}.`)
  await assertGenuine(release, path => storage.readFile(name, version, path))
  return release
}
