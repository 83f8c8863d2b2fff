import * as v from 'valibot'

export const count = v.pipe(v.number(), v.minValue(0))

/** Returns the schema of a whole number within these limits. */
export const between = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most))

/** A revision number: the one that a change is based on. */
export const revision = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** The reason for a change, in a sentence. */
export const reason = v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(500)))

/** The parts of a call that changes nothing. */
export const reading = { method: 'GET', role: 'read' } as const
