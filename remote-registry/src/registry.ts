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

/** The next revision, in which `release` is live and what it replaces is kept as `previous`. */
export function withRelease(registry: Registry, release: Release, now: Date): Registry {
  const replaced = registry.remotes[release.name]
  const live = { ...registeredFrom(release), ...(replaced && { previous: shortForm(replaced) }) }
  return {
    revision: registry.revision + 1,
    issuedAt: now.toISOString(),
    remotes: { ...registry.remotes, [release.name]: live },
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
