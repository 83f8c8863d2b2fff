import * as v from 'valibot'
import { routeSchema } from './routes.ts'
import { signaturesSchema } from './trust/signature.ts'

const text = v.pipe(v.string(), v.minLength(1))

export const versionSchema = v.pipe(v.string(), v.regex(/^[0-9A-Za-z][0-9A-Za-z.-]*$/))
export const integritySchema = v.pipe(v.string(), v.regex(/^sha384-[A-Za-z0-9+/]{64}$/))

/** What a release says of itself, and the registry of a live one. */
export const commonSchemas = {
  version: versionSchema,
  integrity: integritySchema,
  slot: v.picklist(['main', 'overlay']),
  requires: v.record(text, text),
  /**
   * Whether the entry itself checks every script and style behind it, by hashes that it holds. Of any other release the
   * page checks them, by the list of files.
   */
  checksFiles: v.optional(v.boolean()),
  /** By whom it was made: signatures over all that the registry says of the release. */
  publisher: v.optional(signaturesSchema),
}

/** `previous` once was the one release before, with its entry. */
const onePrevious = v.pipe(
  v.object({ version: versionSchema }),
  v.transform(({ version }) => [version]),
)

/** What the registry says of a release: where its entry is, and how to know that it is genuine. */
const registeredReleaseSchemas = {
  ...commonSchemas,
  /** Its address, a path of this very release. */
  entry: text,
  routes: v.array(routeSchema),
  /** The hash of the release's list of files, by which the list in its `release.json` is known to be genuine. */
  files: v.optional(integritySchema),
}

/** What the registry says of one release. */
export const registeredReleaseSchema = v.strictObject(registeredReleaseSchemas)

/** A release that some browsers get in place of the live one. */
const canarySchema = v.strictObject({
  ...registeredReleaseSchemas,
  /** Of a hundred browsers. */
  percent: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100))),
  /** Browsers that get it besides, by their ids. */
  allow: v.optional(v.array(text)),
})

/** What the registry says of a live remote. */
export const registeredRemoteSchema = v.strictObject({
  ...registeredReleaseSchemas,
  canary: v.optional(canarySchema),
  /** The versions that were live before, the newest first. */
  previous: v.optional(v.union([v.array(versionSchema), onePrevious])),
})

/** A path that says nothing else than it seems to: no `//`, no `..`, nothing encoded, no query. */
const PLAIN_PATH = /^([A-Za-z0-9_-][\w.-]*\/)*[A-Za-z0-9_-][\w.-]*$/

/** Whether the entry is a file of this very release. */
export function isOwnEntry(name: string, { version, entry }: { version: string; entry: string }): boolean {
  const folder = `/remotes/${name}/${version}/`
  return entry.startsWith(folder) && PLAIN_PATH.test(entry.slice(folder.length))
}

export type Slot = 'main' | 'overlay'
export type Canary = v.InferOutput<typeof canarySchema>
export type RegisteredRelease = Omit<RegisteredRemote, 'canary' | 'previous'>
export type RegisteredRemote = v.InferOutput<typeof registeredRemoteSchema>
