import * as v from 'valibot'
import { routeSchema } from './routes.ts'
import { signaturesSchema } from './trust/signature.ts'

const text = v.pipe(v.string(), v.minLength(1))

/** A version, which is also the name of a folder. */
export const versionSchema = v.pipe(v.string(), v.regex(/^[0-9A-Za-z][0-9A-Za-z.-]{0,63}$/))
export const integritySchema = v.pipe(v.string(), v.regex(/^sha384-[A-Za-z0-9+/]{64}$/))

/** The fields that a release and the registry have in common. */
export const commonSchemas = {
  version: versionSchema,
  integrity: integritySchema,
  slot: v.picklist(['main', 'overlay']),
  requires: v.record(text, text),
  /**
   * True if the entry itself checks every script and style behind it, by hashes that it holds. The page checks those
   * of any other release, by the list of files.
   */
  checksFiles: v.optional(v.boolean()),
  /** Signatures of the publisher over the whole record of the release in the registry. */
  publisher: v.optional(signaturesSchema),
}

/** The registry's record of a release: the address of its entry, and the hashes that prove it genuine. */
const registeredReleaseSchemas = {
  ...commonSchemas,
  /** The address of the entry, a path of this very release. */
  entry: text,
  routes: v.array(routeSchema),
  /** The hash of the release's list of files. It proves the list in its `release.json` genuine. */
  files: v.optional(integritySchema),
}

/** The registry's record of one release. */
export const registeredReleaseSchema = v.strictObject(registeredReleaseSchemas)

/** A release that some browsers get in place of the live one. */
const canarySchema = v.strictObject({
  ...registeredReleaseSchemas,
  /** The number of browsers in a hundred that get it. */
  percent: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100))),
  /** Further browsers that get it, by their ids. */
  allow: v.optional(v.array(text)),
})

/** The record of a live remote that pages get. */
export const publicRemoteSchema = v.strictObject({
  ...registeredReleaseSchemas,
  canary: v.optional(canarySchema),
  /** The last good release before the live one. Pages show it where the live one fails. */
  fallback: v.optional(registeredReleaseSchema),
})

/** A path without `//`, `..`, encoding or query. */
const PLAIN_PATH = /^([A-Za-z0-9_-][\w.-]*\/)*[A-Za-z0-9_-][\w.-]*$/

/** Returns whether the entry is a file of this very release. */
export function isOwnEntry(name: string, { version, entry }: { version: string; entry: string }): boolean {
  const folder = `/remotes/${name}/${version}/`
  return entry.startsWith(folder) && PLAIN_PATH.test(entry.slice(folder.length))
}

export type Slot = 'main' | 'overlay'
export type Canary = v.InferOutput<typeof canarySchema>
export type RegisteredRelease = v.InferOutput<typeof registeredReleaseSchema>

/** The registry's record of a live remote. */
export type RegisteredRemote = v.InferOutput<typeof publicRemoteSchema> & {
  /** The versions that were live before, the newest first. Pages do not get them. */
  previous?: string[] | undefined
}

/** Returns the releases of a remote that browsers get: the live one, and a canary. */
export function releasesOf(remote: RegisteredRemote): readonly RegisteredRelease[] {
  return remote.canary ? [remote, remote.canary] : [remote]
}

/** Returns every release of a remote that a page may load: the live one, a canary and the fallback. */
export function loadableReleasesOf(remote: RegisteredRemote): readonly RegisteredRelease[] {
  return remote.fallback ? [...releasesOf(remote), remote.fallback] : releasesOf(remote)
}
