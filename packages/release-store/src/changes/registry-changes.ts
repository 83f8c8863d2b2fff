import { isDeepStrictEqual } from 'node:util'
import {
  mapValues,
  registeredFrom,
  releasesOf,
  type HashedRelease,
  type RegisteredRemote,
  type Registry,
  type Release,
  type Share,
} from 'release-format'

/** No release of that remote is live. */
export class NotLive extends Error {
  override readonly name = 'NotLive'

  constructor(remote: string) {
    super(`No release of ${remote} is live.`)
  }
}

/** The number of former versions of a remote that the registry keeps. */
const KEPT_VERSIONS = 20

/** Another live remote or the shell declares the same path, so the path would have two owners. */
export class PathTaken extends Error {
  override readonly name = 'PathTaken'
}

/**
 * Returns the next revision, in which `release` is live and the release that it replaces is the newest of the former
 * versions. A former version that is live again leaves them, together with those after it. A canary of the remote ends.
 * Throws `PathTaken` if another remote declares one of its paths.
 */
export function withRelease(registry: Registry, release: HashedRelease, now: Date): Registry {
  assertPathsAreFree(registry, release)
  const { [release.name]: _, ...retired } = registry.retired ?? {}
  const previous = versionsBefore(registry, release)
  const fallback = liveRemote(registry, release.name)?.fallback
  const live = {
    ...registeredFrom(release),
    ...(previous.length > 0 && { previous }),
    ...(fallback && { fallback }),
  }
  return next({ ...registry, remotes: { ...registry.remotes, [release.name]: live }, retired }, now)
}

/** Returns the next revision, in which no release of the remote is live. */
export function withoutRemote(registry: Registry, name: string, now: Date): Registry {
  const { [name]: leaving, ...remotes } = registry.remotes
  if (!leaving) return registry
  const versions = [leaving.version, ...formerVersions(registry, name)]
  return next({ ...registry, remotes, retired: { ...registry.retired, [name]: versions } }, now)
}

/**
 * Returns the next revision, in which some browsers get `release` in place of the live one; it replaces another canary.
 * Returns the same registry if nothing changes or the remote is not live. Throws `PathTaken`.
 */
export function withCanary(registry: Registry, release: HashedRelease, share: Share, now: Date): Registry {
  assertPathsAreFree(registry, release)
  return withRemote(registry, release.name, now, live => ({
    ...live,
    canary: { ...registeredFrom(release), ...share },
  }))
}

/** Returns the next revision, in which every browser gets the live release; the same registry if there is no canary. */
export function withoutCanary(registry: Registry, name: string, now: Date): Registry {
  return withRemote(registry, name, now, remote => {
    const { canary: _, ...live } = remote
    return live
  })
}

/** Returns the live remote; undefined if no release of it is live. */
export function liveRemote({ remotes }: Registry, name: string): RegisteredRemote | undefined {
  return Object.hasOwn(remotes, name) ? remotes[name] : undefined
}

/** Returns the versions that were live before the present one, or before the remote was retired, the newest first. */
export function formerVersions(registry: Registry, name: string): readonly string[] {
  const { retired = {} } = registry
  const live = liveRemote(registry, name)
  if (live) return live.previous ?? []
  return Object.hasOwn(retired, name) ? (retired[name] ?? []) : []
}

/** Returns the registry without these former versions, which pages do not get; the same one if it names none. */
export function withoutFormer(
  registry: Registry,
  removed: readonly { name: string; version: string }[],
): Registry {
  const left = (versions: readonly string[], name: string) =>
    versions.filter(version => !removed.some(each => each.name === name && each.version === version))
  const remotes = mapValues(registry.remotes, (remote, name) => {
    const { previous } = remote
    return previous ? { ...remote, previous: left(previous, name) } : remote
  })
  const retired = registry.retired && { retired: mapValues(registry.retired, left) }
  const changed = { ...registry, remotes, ...retired }
  return JSON.stringify(changed) === JSON.stringify(registry) ? registry : changed
}

function withRemote(
  registry: Registry,
  name: string,
  now: Date,
  change: (remote: RegisteredRemote) => RegisteredRemote,
): Registry {
  const remote = liveRemote(registry, name)
  const changed = remote && change(remote)
  if (!changed || isDeepStrictEqual(changed, remote)) return registry
  return next({ ...registry, remotes: { ...registry.remotes, [name]: changed } }, now)
}

function next(
  { revision, remotes, retired = {}, history, rollouts, notices }: Registry,
  now: Date,
): Registry {
  return {
    revision: revision + 1,
    issuedAt: now.toISOString(),
    remotes,
    ...(Object.keys(retired).length > 0 && { retired }),
    ...(history && { history }),
    ...(rollouts && { rollouts }),
    ...(notices && { notices }),
  }
}

function versionsBefore(registry: Registry, { name, version }: Release): string[] {
  const former = formerVersions(registry, name)
  if (former.includes(version)) return former.slice(former.indexOf(version) + 1)
  const replaced = registry.remotes[name]?.version
  return [...(replaced && replaced !== version ? [replaced] : []), ...former].slice(0, KEPT_VERSIONS)
}

function assertPathsAreFree({ remotes }: Registry, { name, version, routes }: Release): void {
  const paths = new Set(routes.map(({ path }) => path))
  for (const [other, remote] of Object.entries(remotes)) {
    for (const { version: theirs, routes: taken } of other === name ? [] : releasesOf(remote)) {
      const path = taken.map(route => route.path).find(each => paths.has(each))
      if (path)
        throw new PathTaken(
          `${name} ${version} declares ${path}, which is a path of ${other} ${theirs}. Choose another path, or release ${other} without it first.`,
        )
    }
  }
}
