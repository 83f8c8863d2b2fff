import type { Registry, Release } from 'release-format'
import type { ReleaseStorage } from '../storage/release-storage.ts'

/** The releases of a site, and the conditions for changes. */
export type Releases = {
  storage: ReleaseStorage
  /** The paths of the pages that the shell draws, which no remote may declare. */
  shellPaths: () => Promise<readonly string[]>
  /**
   * Signs the part of the registry that pages get, at each change. Throws `RegistryRejected` if pages would reject
   * it, and `WrongKey`.
   */
  signRegistry: (registry: Registry) => Promise<Registry>
  /** Returns a sentence with the reason why pages would reject the registry, or null. */
  rejectionReason: (registry: Registry) => Promise<string | null>
  /**
   * Returns the release with its own signatures, or else with those of this machine. Throws `WrongKey`, and
   * `RefusedByGate` for the key of another remote.
   */
  signRelease: (release: Release) => Promise<Release>
  /** Throws `RefusedByGate` for a release that does not fit the live site. */
  gate: (candidate: Release, live: Registry) => Promise<void>
  now: () => Date
}
