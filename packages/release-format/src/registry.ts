import * as v from 'valibot'
import { describeIssue } from './describe-issue.ts'
import {
  isOwnEntry,
  registeredRemoteSchema,
  versionSchema,
  type RegisteredRelease,
  type RegisteredRemote,
} from './registered-remote.ts'
import type { Release } from './release.ts'
import { stepSchema } from './step.ts'
import { signaturesSchema } from './trust/signature.ts'

/** The only mutable object: the live release of each remote. */
export const registrySchema = v.strictObject({
  revision: v.pipe(v.number(), v.integer(), v.minValue(0)),
  issuedAt: v.pipe(v.string(), v.isoTimestamp()),
  remotes: v.pipe(v.record(v.string(), registeredRemoteSchema), v.rawCheck(refuseForeignEntries)),
  /** The former versions of retired remotes, the newest first. */
  retired: v.optional(v.record(v.string(), v.array(versionSchema))),
  /** The site's signatures over the part that pages get. */
  signatures: v.optional(signaturesSchema),
  /** The steps of each remote, the newest first. */
  history: v.optional(v.record(v.string(), v.array(stepSchema))),
})

export type Registry = v.InferOutput<typeof registrySchema>

/** Reads a registry. Throws `InvalidRegistry`, which names the wrong place. */
export function parseRegistry(json: unknown): Registry {
  const read = v.safeParse(registrySchema, json)
  if (read.success) return read.output
  throw new InvalidRegistry(describeIssue(read.issues[0]))
}

export class InvalidRegistry extends Error {
  override readonly name = 'InvalidRegistry'
}

/** Returns a registry in which nothing is live yet. */
export function emptyRegistry(now: Date): Registry {
  return { revision: 0, issuedAt: now.toISOString(), remotes: {} }
}

/** Returns the part of the registry that pages get, without former versions and history. */
export function publicRegistry({ revision, issuedAt, remotes, signatures }: Registry): Registry {
  const live = Object.fromEntries(Object.entries(remotes).map(withoutHistory))
  return { revision, issuedAt, remotes: live, ...(signatures && { signatures }) }
}

function withoutHistory([name, remote]: [string, RegisteredRemote]): [string, RegisteredRemote] {
  const live = { ...remote }
  delete live.previous
  return [name, live]
}

/** Returns the releases of a remote that browsers get: the live one, and a canary. */
export function releasesOf(remote: RegisteredRemote): readonly RegisteredRelease[] {
  return remote.canary ? [remote, remote.canary] : [remote]
}

/** Returns every release of a remote that a page may load: the live one, a canary and the fallback. */
export function loadableReleasesOf(remote: RegisteredRemote): readonly RegisteredRelease[] {
  return remote.fallback ? [...releasesOf(remote), remote.fallback] : releasesOf(remote)
}

/** Returns the permanent address of a file of a release. */
export function releaseUrl(name: string, version: string, path: string): string {
  return `/remotes/${name}/${version}/${path}`
}

/** A release with the hash of its list of files; the registry keeps the hash alone. */
export type HashedRelease = Release & { filesHash?: string }

/** Returns the registry's record of a release. */
export function registeredFrom({
  name,
  version,
  entry,
  filesHash,
  ...release
}: HashedRelease): RegisteredRelease {
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
    const foreign = loadableReleasesOf(remote).find(release => !isOwnEntry(name, release))
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
