import * as v from 'valibot'
import { versionSchema } from './registered-remote.ts'

export const ACTIONS = ['promote', 'canary', 'end canary', 'roll back', 'retire'] as const

const text = v.pipe(v.string(), v.minLength(1))

/** One step of a remote: a change of the release that browsers get. */
export const stepSchema = v.strictObject({
  at: v.pipe(v.string(), v.isoTimestamp()),
  /** The revision of the registry after the step. */
  revision: v.number(),
  /** An operator, or the name of a program. */
  by: text,
  action: v.picklist(ACTIONS),
  /** The version that browsers got before; null if they got none. */
  from: v.nullable(versionSchema),
  to: v.nullable(versionSchema),
  /** For a canary: how many of a hundred browsers get it, and further browsers by id. */
  percent: v.optional(v.number()),
  allow: v.optional(v.array(text)),
  /** The reason, in a sentence. */
  reason: v.optional(text),
})

export type Action = (typeof ACTIONS)[number]
export type Step = v.InferOutput<typeof stepSchema>
