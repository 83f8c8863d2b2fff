import * as v from 'valibot'
import type { Share } from './canary.ts'
import { describe } from './describe.ts'
import {
  isOwnEntry,
  registeredRemoteSchema,
  versionSchema,
  type RegisteredRelease,
  type RegisteredRemote,
} from './registered-remote.ts'
import { stepSchema } from './history.ts'
import type { Release } from './release.ts'
import { signaturesSchema } from './trust/signature.ts'

/** How many former versions of a remote the registry remembers. */
const REMEMBERED = 20

/** The one mutable object: which release of which remote is live. */
export const registrySchema = v.strictObject({
  revision: v.pipe(v.number(), v.integer(), v.minValue(0)),
  issuedAt: v.pipe(v.string(), v.isoTimestamp()),
  remotes: v.pipe(v.record(v.string(), registeredRemoteSchema), v.rawCheck(refuseForeignEntries)),
  /** The versions of remotes that are live no more, the newest first. */
  retired: v.optional(v.record(v.string(), v.array(versionSchema))),
  /** By whom pages are told all this: signatures over what they get of it. */
  signatures: v.optional(signaturesSchema),
  /** The steps of each remote, the newest first. */
  history: v.optional(v.record(v.string(), v.array(stepSchema))),
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

/** What a page needs to know of the registry: without the versions that are live no more. */
export function publicRegistry({ revision, issuedAt, remotes, signatures }: Registry): Registry {
  const live = Object.fromEntries(Object.entries(remotes).map(withoutHistory))
  return { revision, issuedAt, remotes: live, ...(signatures && { signatures }) }
}

function withoutHistory([name, remote]: [string, RegisteredRemote]): [string, RegisteredRemote] {
  const live = { ...remote }
  delete live.previous
  return [name, live]
}

/** The versions of a remote that were live before the present one, or before it was retired, the newest first. */
export function formerVersions({ remotes, retired = {} }: Registry, name: string): readonly string[] {
  if (Object.hasOwn(remotes, name)) return remotes[name]?.previous ?? []
  return Object.hasOwn(retired, name) ? (retired[name] ?? []) : []
}

/** Another live remote or the shell declares the same path, so it could not be said whose page it is. */
export class PathTaken extends Error {
  override readonly name = 'PathTaken'
}

/**
 * The next revision, in which `release` is live and what it replaces is the newest of its former versions; a former
 * version that is live again leaves them, with those that came after it. A canary of the remote ends. Throws `PathTaken`, which names the path and
 * whose it is, for a release that declares a path of another remote.
 */
export function withRelease(registry: Registry, release: HashedRelease, now: Date): Registry {
  assertPathsAreFree(registry, release)
  const { [release.name]: _, ...retired } = registry.retired ?? {}
  const previous = versionsBefore(registry, release)
  const live = { ...registeredFrom(release), ...(previous.length > 0 && { previous }) }
  return next({ ...registry, remotes: { ...registry.remotes, [release.name]: live }, retired }, now)
}

/** A release with the hash of its list of files, of which the registry knows no more. */
export type HashedRelease = Release & { filesHash?: string }

/** The next revision, in which no release of the remote is live. */
export function withoutRemote(registry: Registry, name: string, now: Date): Registry {
  const { [name]: leaving, ...remotes } = registry.remotes
  if (!leaving) return registry
  const versions = [leaving.version, ...formerVersions(registry, name)]
  return next({ ...registry, remotes, retired: { ...registry.retired, [name]: versions } }, now)
}

/**
 * The next revision, in which some browsers get `release` in place of the live one; it takes the place of another canary.
 * The same registry when it is so already, or when the remote is not live. Throws `PathTaken`.
 */
export function withCanary(registry: Registry, release: HashedRelease, share: Share, now: Date): Registry {
  assertPathsAreFree(registry, release)
  return withRemote(registry, release.name, now, live => ({
    ...live,
    canary: { ...registeredFrom(release), ...share },
  }))
}

/** The next revision, in which every browser gets the live release. The same registry when it is so already. */
export function withoutCanary(registry: Registry, name: string, now: Date): Registry {
  return withRemote(registry, name, now, remote => {
    const { canary: _, ...live } = remote
    return live
  })
}

function withRemote(
  registry: Registry,
  name: string,
  now: Date,
  change: (remote: RegisteredRemote) => RegisteredRemote,
): Registry {
  const remote = liveRemote(registry, name)
  const changed = remote && change(remote)
  if (!changed || JSON.stringify(changed) === JSON.stringify(remote)) return registry
  return next({ ...registry, remotes: { ...registry.remotes, [name]: changed } }, now)
}

/** What the registry says of a remote; undefined when no release of it is live. */
export function liveRemote({ remotes }: Registry, name: string): RegisteredRemote | undefined {
  return Object.hasOwn(remotes, name) ? remotes[name] : undefined
}

function next({ revision, remotes, retired = {}, history }: Registry, now: Date): Registry {
  return {
    revision: revision + 1,
    issuedAt: now.toISOString(),
    remotes,
    ...(Object.keys(retired).length > 0 && { retired }),
    ...(history && { history }),
  }
}

function versionsBefore(registry: Registry, { name, version }: Release): string[] {
  const former = formerVersions(registry, name)
  if (former.includes(version)) return former.slice(former.indexOf(version) + 1)
  const replaced = registry.remotes[name]?.version
  return [...(replaced && replaced !== version ? [replaced] : []), ...former].slice(0, REMEMBERED)
}

function assertPathsAreFree({ remotes }: Registry, { name, version, routes }: Release): void {
  const paths = new Set(routes.map(({ path }) => path))
  for (const [other, remote] of Object.entries(remotes)) {
    for (const { version: theirs, routes: taken } of other === name ? [] : releasesOf(remote)) {
      const path = taken.map(route => route.path).find(each => paths.has(each))
      if (path)
        throw new PathTaken(`${name} ${version} declares ${path}, which is a path of ${other} ${theirs}.`)
    }
  }
}

/** The releases of a remote that browsers get: the live one, and a canary. */
export function releasesOf(remote: RegisteredRemote): readonly RegisteredRelease[] {
  return remote.canary ? [remote, remote.canary] : [remote]
}

/** Where a file of a release is served, for ever. */
export function releaseUrl(name: string, version: string, path: string): string {
  return `/remotes/${name}/${version}/${path}`
}

function registeredFrom({ name, version, entry, filesHash, ...release }: HashedRelease): RegisteredRemote {
  const { integrity, routes, slot, requires, checksFiles, publisher } = release
  const address = releaseUrl(name, version, entry)
  const trust = { ...(filesHash && { files: filesHash }), ...(publisher && { publisher }) }
  const checks = checksFiles !== undefined && { checksFiles }
  return { version, entry: address, integrity, routes, slot, requires, ...checks, ...trust }
}

type Entries = Record<string, RegisteredRemote>

function refuseForeignEntries({ dataset, addIssue }: v.RawCheckContext<Entries>): void {
  if (!dataset.typed) return
  for (const [name, remote] of Object.entries(dataset.value)) {
    const foreign = releasesOf(remote).find(release => !isOwnEntry(name, release))
    if (!foreign) continue
    const inRemote = {
      type: 'object',
      origin: 'value',
      input: remote,
      key: 'entry',
      value: foreign.entry,
    } as const
    const inRemotes = {
      type: 'object',
      origin: 'value',
      input: dataset.value,
      key: name,
      value: remote,
    } as const
    addIssue({ message: 'must be a plain path of this release', path: [inRemotes, inRemote] })
  }
}
