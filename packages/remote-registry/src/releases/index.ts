export {
  MissingRelease,
  publishMissing,
  publishRelease,
  ReleaseAlreadyPublished,
  type Publication,
} from './publish-release.ts'
export { readRegistry, releasesFolder } from './registry-file.ts'
export { createRegistryReader, type RegistryReader } from './registry-reader.ts'
export { DamagedRelease } from './release-files.ts'
export { NotLive, NoFormerRelease, retireRemote, rollBackRemote } from './withdraw.ts'
