import * as v from 'valibot'
import { between } from '../fields.ts'

export const DAMAGED = 'REGISTRY_DAMAGED'

export const version = v.pipe(v.string(), v.regex(/^[0-9A-Za-z][0-9A-Za-z.-]{0,63}$/))
/** The id that a browser keeps for the list of a canary. */
export const browserId = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))

const step = { percent: between(1, 99), minutes: between(1, 7 * 24 * 60) }

/** The steps of a canary that grows by itself: so many of a hundred browsers, for so many minutes. */
const steps = v.array(v.object(step))

/** The steps of an order, where a misspelled field is refused. A response may have fields that are unknown here. */
export const orderedSteps = v.array(v.strictObject(step))

/** A canary that grows by itself; it is live for all after its last step. */
export const rollout = v.object({
  version: v.string(),
  steps,
  /** The index of the present step. */
  step: v.number(),
  /** The time of the next step; null while it is paused. */
  nextAt: v.nullable(v.string()),
  /** The reason of a pause. */
  paused: v.optional(v.string()),
})

/** An order that waits for a second person. */
export const pending = v.object({
  id: v.string(),
  remote: v.string(),
  verb: v.picklist(['promote', 'canary', 'rollback', 'rollout-skip']),
  by: v.string(),
  at: v.string(),
  /** The registry's revision that the order was given for. */
  basedOn: v.number(),
  version: v.optional(v.string()),
  percent: v.optional(v.number()),
  allow: v.optional(v.array(v.string())),
  steps: v.optional(steps),
  reason: v.optional(v.string()),
})
