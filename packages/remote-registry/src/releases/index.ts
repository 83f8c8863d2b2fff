export { randomKey, signingKeys, trustedKeys, WrongKey } from './keys.ts'
export { releasesFolder } from './places.ts'
export {
  MissingRelease,
  publishMissing,
  publishRelease,
  ReleaseAlreadyPublished,
  type Publication,
} from './publish-release.ts'
export { readRegistry } from './registry-file.ts'
export { createRegistryReader, type RegistryReader } from './registry-reader.ts'
export { DamagedRelease } from './release-files.ts'
export { NotBelieved } from './sign-for-pages.ts'
export { NotLive, NoFormerRelease, retireRemote, rollBackRemote } from './withdraw.ts'
