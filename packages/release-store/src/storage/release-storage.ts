import type { Registry, Release } from 'release-format'

/** Where the releases of a site lie, and the registry that says which of them are live. */
export type ReleaseStorage = {
  /** The registry; one without remotes before the first release. Throws `InvalidRegistry`. */
  readRegistry(): Promise<Registry>
  /**
   * Replaces the registry by what `change` makes of it, as if there were one writer at a time; the same object back means
   * no change. Returns what is stored afterwards. `change` may be called again when another writer was quicker.
   */
  changeRegistry(change: (registry: Registry) => Promise<Registry>): Promise<Registry>
  /** Every release that is stored, the newest first. */
  listReleases(): Promise<readonly StoredRelease[]>
  /** What a stored release says of itself; null when there is none. */
  readRelease(name: string, version: string): Promise<Release | null>
  /** A file of a stored release; null when it is missing. */
  readFile(name: string, version: string, path: string): Promise<Uint8Array | null>
  /**
   * Stores a release with the files that it lists and no others: whole or not at all, and every file compared with its
   * hash, also of a release that is stored already. Returns whether it is new. Throws `DamagedRelease`, or
   * `ReleaseAlreadyPublished`.
   */
  storeRelease(release: Release, read: ReadFile): Promise<boolean>
}

/** A release that is stored, and since when, as an ISO date. */
export type StoredRelease = { name: string; version: string; storedAt: string }

/** As `listReleases` returns them. */
export function newestFirst(releases: readonly StoredRelease[]): readonly StoredRelease[] {
  return releases.toSorted((one, other) => other.storedAt.localeCompare(one.storedAt))
}

/** The bytes of a file of a release, by its path there; null when it is missing. */
export type ReadFile = (path: string) => Promise<Uint8Array | null>

/** The version was published before with other content; a published version never changes. */
export class ReleaseAlreadyPublished extends Error {
  override readonly name = 'ReleaseAlreadyPublished'
}

/** There is no such release. */
export class MissingRelease extends Error {
  override readonly name = 'MissingRelease'
}
