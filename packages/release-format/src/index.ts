export {
  BEACON_KINDS,
  FAILURES,
  MEASURES,
  PULSES,
  STARTS,
  type Beacon,
  type BeaconKind,
  type Failure,
  type Measure,
  type Pulse,
} from './beacon.ts'
export { registryFor, type Browser, type Share } from './canary.ts'
export { describeIssue } from './describe-issue.ts'
export { mapValues } from './map-values.ts'
export { originOf, verifiedOverride, type Override } from './override.ts'
export {
  loadableReleasesOf,
  releasesOf,
  versionSchema,
  type RegisteredRelease,
  type RegisteredRemote,
  type Slot,
} from './registered-remote.ts'
export { emptyRegistry, publicRegistry, registeredFrom, releaseUrl, type HashedRelease } from './registry.ts'
export {
  InvalidRelease,
  nameSchema,
  parseRelease,
  sessionSchema,
  type Release,
  type SessionContract,
} from './release.ts'
export { isProgramAddress } from './reserved-paths.ts'
export {
  InvalidRegistry,
  parseRegistry,
  registrySchema,
  type Rollout,
  type Action,
  type Step,
  type Registry,
} from './stored-registry.ts'
export { InvalidRoutes, parseRoutes, type Route, type Routes } from './routes.ts'
export { filesHash, hashed } from './trust/files-hash.ts'
export {
  LARGEST_REGISTRY,
  verifyRegistry,
  type RegistryKeys,
  type RegistryRefusal,
  type RegistryVerdict,
} from './trust/verify-registry.ts'
