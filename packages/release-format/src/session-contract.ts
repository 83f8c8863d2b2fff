import * as v from 'valibot'

/** The session that a build was made for. The shell provides one; a remote expects one. */
export const sessionSchema = v.strictObject({
  /** The version of the package `shared-session`. */
  version: v.string(),
  /** The schema version in which the session is stored. */
  schema: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** A hash of the declaration of each exported name, without comments. */
  api: v.record(v.string(), v.string()),
})

export type SessionContract = v.InferOutput<typeof sessionSchema>
