import type { Registry, Release } from 'release-format'
import { storedRelease } from '../storage/release-files.ts'
import { PathTaken } from './registry-changes.ts'
import type { Releases } from './releases.ts'

/** Reads a stored release and signs it for the registry. Throws `MissingRelease`, `DamagedRelease` or `WrongKey`. */
export async function candidate(
  { storage, signRelease }: Releases,
  name: string,
  version: string,
): Promise<Release> {
  return signRelease(await storedRelease(storage, name, version))
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
    throw new PathTaken(
      `${name} ${version} declares ${taken.path}, which is a path of the shell. Choose another path.`,
    )
  }
  await gate(release, registry)
}
