import type { Registry, Release } from 'release-format'

/** The storage of a site's releases, and of the registry of live ones. */
export type ReleaseStorage = {
  /** Reads the registry; one without remotes before the first release. Throws `InvalidRegistry`. */
  readRegistry(): Promise<Registry>
  /**
   * Replaces the registry by the result of `change`. Concurrent changes are applied one after the other. The same
   * object back means no change. Returns the stored registry. `change` is called again if another writer was quicker.
   */
  changeRegistry(change: (registry: Registry) => Promise<Registry>): Promise<Registry>
  /** Returns every stored release, the newest first. */
  listReleases(): Promise<readonly StoredRelease[]>
  /** Reads the `release.json` of a stored release; null if there is none. */
  readRelease(name: string, version: string): Promise<Release | null>
  /** Reads a file of a stored release; null if it is missing. */
  readFile(name: string, version: string, path: string): Promise<Uint8Array | null>
  /**
   * Stores a release with its listed files: as a whole or not at all. Every file is compared with its hash, also of a
   * release that is already stored (for example on rollback). Returns whether it is new. Throws `DamagedRelease`, or
   * `ReleaseAlreadyPublished`.
   */
  storeRelease(release: Release, read: ReadFile): Promise<boolean>
  /** Removes stored releases with the files that no other one has. */
  removeReleases(releases: readonly { name: string; version: string }[]): Promise<void>
}

/** A stored release, with the time of its storage as an ISO date. */
export type StoredRelease = { name: string; version: string; storedAt: string }

/** Sorts releases as `listReleases` returns them. */
export function newestFirst(releases: readonly StoredRelease[]): readonly StoredRelease[] {
  return releases.toSorted((one, other) => other.storedAt.localeCompare(one.storedAt))
}

/** Reads a file of a release by its path there; null if it is missing. */
export type ReadFile = (path: string) => Promise<Uint8Array | null>

/** The version was published before with other content; a published version never changes. */
export class ReleaseAlreadyPublished extends Error {
  override readonly name = 'ReleaseAlreadyPublished'
}

/** The release does not exist. */
export class MissingRelease extends Error {
  override readonly name = 'MissingRelease'
}
