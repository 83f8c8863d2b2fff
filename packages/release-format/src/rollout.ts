import * as v from 'valibot'
import { versionSchema } from './registered-remote.ts'

/** A step of a rollout: so many of a hundred browsers, for so many minutes. */
const stepOfRollout = v.strictObject({
  percent: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99)),
  minutes: v.pipe(v.number(), v.integer(), v.minValue(1)),
})

/** A canary that grows by itself, and is live for all after its last step. Pages do not get it. */
export const rolloutSchema = v.strictObject({
  version: versionSchema,
  steps: v.pipe(v.array(stepOfRollout), v.minLength(1)),
  /** The index of the present step. */
  step: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** The time of the next step; null while it is paused. */
  nextAt: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
  /** The reason of a pause, in a sentence. */
  paused: v.optional(v.string()),
})

export type Rollout = v.InferOutput<typeof rolloutSchema>
