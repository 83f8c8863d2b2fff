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
  InvalidRoutes,
  parseRelease,
  parseRoutes,
  type RegisteredRemote,
  type Release,
  type Route,
  type Routes,
  type Slot,
} from './release.ts'
