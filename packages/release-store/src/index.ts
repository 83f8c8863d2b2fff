export { AlreadyLive, setCanary } from './changes/canary.ts'
export { ChangedMeanwhile, type Change, type Order } from './changes/change-releases.ts'
export {
  advanceRollout,
  NoRollout,
  pauseRollout,
  steerRollout,
  type RolloutOrder,
} from './changes/rollout.ts'
export { isDue, rolloutOf } from './changes/rollout-steps.ts'
export { historyOf, lastGoodVersion, TRIAL_MS } from './changes/history.ts'
export { NotLive, formerVersions } from './changes/registry-changes.ts'
export { promoteRelease } from './changes/promote.ts'
export type { Releases } from './changes/releases.ts'
export { NoFormerRelease, retireRelease, rollBackRelease } from './changes/withdraw.ts'
export { assertBuilt } from './gate/files-refusals.ts'
export { cleanReleases, LEAST_DAYS } from './clean-releases.ts'
export { openReleases, type Settings } from './open-releases.ts'
export { publishFolder, publishMissing, publishRelease, storeFolder, type Stored } from './publish-release.ts'
export { createRegistryReader, type RegistryReader } from './registry-reader.ts'
export { releasesReport, type ReleasesReport, type RemoteReport } from './report.ts'
export { randomKey, signingKeys, trustedKeys, WrongKey } from './signing/keys.ts'
export { makeOverride } from './signing/make-override.ts'
export { RegistryRejected, signLive } from './signing/sign-for-pages.ts'
export { createBucketStorage, type Bucket } from './storage/bucket-storage.ts'
export { copyReleases, mirrorReleases } from './storage/mirror-releases.ts'
export { placeOf, releasesFolder } from './storage/places.ts'
export { readRegistry } from './storage/registry-file.ts'
export { builtIn, DamagedRelease, integrityOf } from './storage/release-files.ts'
export {
  MissingRelease,
  ReleaseAlreadyPublished,
  type ReleaseStorage,
  type StoredRelease,
} from './storage/release-storage.ts'
export { verifyReleases, type Verification } from './verify-releases.ts'
