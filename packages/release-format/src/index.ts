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
export { InvalidRelease, parseRelease, type Release } from './release.ts'
export { isProgramAddress } from './reserved-paths.ts'
export type { Rollout } from './rollout.ts'
export { InvalidRoutes, parseRoutes, type Route, type Routes } from './routes.ts'
export { sessionSchema, type SessionContract } from './session-contract.ts'
export { type Action, type Step } from './step.ts'
export { InvalidRegistry, parseRegistry, registrySchema, type Registry } from './stored-registry.ts'
export { filesHash, hashed } from './trust/files-hash.ts'
export {
  LARGEST_REGISTRY,
  verifyRegistry,
  type RegistryKeys,
  type RegistryRefusal,
  type RegistryVerdict,
} from './trust/verify-registry.ts'
