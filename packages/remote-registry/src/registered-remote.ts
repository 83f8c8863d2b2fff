import * as v from 'valibot'
import { routeSchema } from './routes.ts'

const text = v.pipe(v.string(), v.minLength(1))

export const versionSchema = v.pipe(v.string(), v.regex(/^[0-9A-Za-z][0-9A-Za-z.-]*$/))
export const integritySchema = v.pipe(v.string(), v.regex(/^sha384-[A-Za-z0-9+/]{64}$/))

/** What a release says of itself, and the registry of a live one. */
export const commonSchemas = {
  version: versionSchema,
  integrity: integritySchema,
  slot: v.picklist(['main', 'overlay']),
  requires: v.record(text, text),
}

/** `previous` once was the one release before, with its entry. */
const onePrevious = v.pipe(
  v.object({ version: versionSchema }),
  v.transform(({ version }) => [version]),
)

/** What the registry says of a live remote: where its entry is, and how to know that it is genuine. */
export const registeredRemoteSchema = v.strictObject({
  ...commonSchemas,
  entry: v.pipe(v.string(), v.regex(/^\/[^/\\]/, 'must be a path of this site')),
  routes: v.array(routeSchema),
  /** The versions that were live before, the newest first. */
  previous: v.optional(v.union([v.array(versionSchema), onePrevious])),
})

export type Slot = 'main' | 'overlay'
export type RegisteredRemote = v.InferOutput<typeof registeredRemoteSchema>
