import * as v from 'valibot'

/** Which session a build was made for: the shell brings that one, a remote expects it. */
export const sessionSchema = v.strictObject({
  /** Of the package `shared-session`. */
  version: v.string(),
  /** The schema version in which the session is stored. */
  schema: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** What it exports: a hash of the declaration of each name, without comments. */
  api: v.record(v.string(), v.string()),
})

export type SessionContract = v.InferOutput<typeof sessionSchema>
