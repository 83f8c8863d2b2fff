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
export { isInCanary, registryFor, releaseFor, type Browser, type Share } from './canary.ts'
export { historyOf, type Action, type Step } from './history.ts'
export { type Canary, type RegisteredRelease, type RegisteredRemote, type Slot } from './registered-remote.ts'
export {
  emptyRegistry,
  formerVersions,
  InvalidRegistry,
  liveRemote,
  parseRegistry,
  PathTaken,
  publicRegistry,
  releasesOf,
  releaseUrl,
  withCanary,
  withoutCanary,
  withoutRemote,
  withRelease,
  type Registry,
} from './registry.ts'
export { InvalidRelease, parseRelease, type Release } from './release.ts'
export { isProgramAddress } from './reserved-paths.ts'
export { InvalidRoutes, parseRoutes, type Route, type Routes } from './routes.ts'
export { type SessionContract } from './session-contract.ts'
export { filesHash } from './trust/files-hash.ts'
export {
  LARGEST_REGISTRY,
  verifyRegistry,
  type RegistryKeys,
  type RegistryRefusal,
  type RegistryVerdict,
} from './trust/verify-registry.ts'
export { originOf, verifiedOverride, type Override } from './override.ts'
