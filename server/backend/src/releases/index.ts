export {
  publishMissing,
  publishRelease,
  ReleaseAlreadyPublished,
  type Publication,
} from './publish-release.ts'
export { readRegistry } from './registry-file.ts'
export { DamagedRelease } from './release-files.ts'
