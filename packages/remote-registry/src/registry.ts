import * as v from 'valibot'
import { describe, registeredRemoteSchema, type RegisteredRemote, type Release } from './release.ts'

/** The one mutable object: which release of which remote is live. */
export const registrySchema = v.strictObject({
  revision: v.pipe(v.number(), v.integer(), v.minValue(0)),
  issuedAt: v.pipe(v.string(), v.isoTimestamp()),
  remotes: v.record(v.string(), registeredRemoteSchema),
})

export type Registry = v.InferOutput<typeof registrySchema>

/** Reads a registry. Throws `InvalidRegistry`, which names the wrong place, for anything else. */
export function parseRegistry(json: unknown): Registry {
  const read = v.safeParse(registrySchema, json)
  if (read.success) return read.output
  throw new InvalidRegistry(describe(read.issues[0]))
}

export class InvalidRegistry extends Error {
  override readonly name = 'InvalidRegistry'
}

/** A registry in which nothing is live yet. */
export function emptyRegistry(now: Date): Registry {
  return { revision: 0, issuedAt: now.toISOString(), remotes: {} }
}

/** Another live remote declares the same path, so nobody could say whose page it is. */
export class PathTaken extends Error {
  override readonly name = 'PathTaken'
}

/**
 * The next revision, in which `release` is live and what it replaces is kept as `previous`. Throws `PathTaken`, which
 * names the path and whose it is, for a release that declares a path of another remote.
 */
export function withRelease(registry: Registry, release: Release, now: Date): Registry {
  assertPathsAreFree(registry, release)
  const replaced = registry.remotes[release.name]
  const live = { ...registeredFrom(release), ...(replaced && { previous: shortForm(replaced) }) }
  return {
    revision: registry.revision + 1,
    issuedAt: now.toISOString(),
    remotes: { ...registry.remotes, [release.name]: live },
  }
}

function assertPathsAreFree({ remotes }: Registry, { name, version, routes }: Release): void {
  const paths = new Set(routes.map(({ path }) => path))
  for (const [other, remote] of Object.entries(remotes)) {
    const taken = remote.routes.find(({ path }) => other !== name && paths.has(path))
    if (taken) {
      throw new PathTaken(
        `${name} ${version} declares ${taken.path}, which is a path of ${other} ${remote.version}.`,
      )
    }
  }
}

/** Where a file of a release is served, for ever. */
export function releaseUrl(name: string, version: string, path: string): string {
  return `/remotes/${name}/${version}/${path}`
}

function registeredFrom({
  name,
  version,
  entry,
  integrity,
  routes,
  slot,
  requires,
}: Release): RegisteredRemote {
  return { version, entry: releaseUrl(name, version, entry), integrity, routes, slot, requires }
}

function shortForm({ version, entry, integrity }: RegisteredRemote) {
  return { version, entry, integrity }
}
