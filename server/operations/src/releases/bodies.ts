import * as v from 'valibot'

const version = v.pipe(v.string(), v.regex(/^[0-9A-Za-z][0-9A-Za-z.-]*$/))
const sentence = v.pipe(v.string(), v.minLength(1), v.maxLength(500))
/** As a browser keeps it. */
const browserId = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))

export const remote = v.object({ remote: v.string() })
export const verification = v.object({ remote: v.optional(v.string()) })

/** What every change takes. */
export const order = v.object({
  reason: v.optional(sentence),
  basedOn: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
  dryRun: v.optional(v.boolean(), false),
})

export const promotion = v.object({ version })
export const rollBack = v.object({ version: v.optional(version) })
export const canary = v.object({
  version,
  percent: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)), 0),
  allow: v.optional(v.pipe(v.array(browserId), v.maxLength(1_000)), []),
})
