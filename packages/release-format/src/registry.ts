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
export function registeredFrom({ name, filesHash, ...release }: HashedRelease): RegisteredRelease {
  const { version, entry, integrity, routes, slot, requires, checksFiles, publisher } = release
  return {
    version,
    entry: releaseUrl(name, version, entry),
    integrity,
    routes,
    slot,
    requires,
    ...(checksFiles !== undefined && { checksFiles }),
    ...(filesHash && { files: filesHash }),
    ...(publisher && { publisher }),
  }
}
