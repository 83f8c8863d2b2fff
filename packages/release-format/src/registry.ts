import { mapValues } from './map-values.ts'
import type { RegisteredRelease } from './registered-remote.ts'
import type { Release } from './release.ts'
import type { Registry } from './stored-registry.ts'

/** Returns a registry in which nothing is live yet. */
export function emptyRegistry(now: Date): Registry {
  return { revision: 0, issuedAt: now.toISOString(), remotes: {} }
}

/** Returns the part of the registry that pages get, without former versions and history. */
export function publicRegistry({ revision, issuedAt, remotes, signatures }: Registry): Registry {
  const live = mapValues(remotes, remote => {
    const { previous: _, ...others } = remote
    return others
  })
  return { revision, issuedAt, remotes: live, ...(signatures && { signatures }) }
}

/** Returns the permanent address of a file of a release. */
export function releaseUrl(name: string, version: string, path: string): string {
  return `/remotes/${name}/${version}/${path}`
}

/** A release with the hash of its list of files; the registry keeps the hash alone. */
export type HashedRelease = Release & { filesHash?: string }

/** Returns the registry's record of a release. */
export function registeredFrom({
  name,
  version,
  entry,
  filesHash,
  ...release
}: HashedRelease): RegisteredRelease {
  const { integrity, routes, slot, requires, checksFiles, publisher } = release
  const address = releaseUrl(name, version, entry)
  const trust = { ...(filesHash && { files: filesHash }), ...(publisher && { publisher }) }
  const checks = checksFiles !== undefined && { checksFiles }
  return { version, entry: address, integrity, routes, slot, requires, ...checks, ...trust }
}
