export {
  publishMissing,
  publishRelease,
  ReleaseAlreadyPublished,
  type Publication,
} from './publish-release.ts'
export { createRegistryReader, readRegistry, releasesFolder, type RegistryReader } from './registry-file.ts'
export { DamagedRelease } from './release-files.ts'
