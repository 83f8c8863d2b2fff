export {
  emptyRegistry,
  InvalidRegistry,
  parseRegistry,
  PathTaken,
  releaseUrl,
  withRelease,
  type Registry,
} from './registry.ts'
export {
  InvalidRelease,
  parseRelease,
  type Need,
  type RegisteredRemote,
  type Release,
  type Route,
  type Slot,
} from './release.ts'
