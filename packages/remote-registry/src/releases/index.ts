export { AlreadyLive, setCanary } from './canary.ts'
export { ChangedMeanwhile, type Change, type Order, type Releases } from './change-releases.ts'
export { randomKey, signingKeys, trustedKeys, WrongKey } from './keys.ts'
export { NotLive } from './not-live.ts'
export { openReleases } from './open-releases.ts'
export { promoteRelease } from './promote.ts'
export {
  publishFolder,
  publishMissing,
  publishRelease,
  storeFolder,
  type Publication,
  type Stored,
} from './publish-release.ts'
export { createRegistryReader, type RegistryReader } from './registry-reader.ts'
export { NotBelieved } from './sign-for-pages.ts'
export { signLive } from './sign-live.ts'
export { createBucketStorage, type Bucket } from './storage/bucket-storage.ts'
export { mirrorReleases } from './storage/mirror-releases.ts'
export { releasesFolder } from './storage/places.ts'
export { readRegistry } from './storage/registry-file.ts'
export { assertGenuine, builtIn, DamagedRelease } from './storage/release-files.ts'
export {
  MissingRelease,
  ReleaseAlreadyPublished,
  type ReleaseStorage,
  type StoredRelease,
} from './storage/release-storage.ts'
export { verifyReleases, type Verification } from './verify-releases.ts'
export { NoFormerRelease, retireRelease, rollBackRelease } from './withdraw.ts'
export { releasesReport, type ReleasesReport, type RemoteReport } from './report.ts'
export { makeOverride } from './make-override.ts'
