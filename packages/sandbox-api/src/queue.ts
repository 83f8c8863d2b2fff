import * as v from 'valibot'

const limit = v.nullable(v.number())

const line = v.object({
  step: v.string(),
  mode: v.string(),
  limit,
  rate: limit,
  /** The return code of the mode `error`. */
  code: limit,
  waiting: v.number(),
  inside: v.number(),
  entered: v.number(),
  completed: v.number(),
})

const amount = v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0)))

export const readLines = {
  method: 'GET',
  path: '/sandbox/api/queue',
  summary: 'Returns the state of every line of the waiting room.',
  response: v.object({ actions: v.record(v.string(), line) }),
} as const

export const steerLine = {
  method: 'POST',
  path: '/sandbox/api/queue/:action',
  summary: 'Sets mode and limits of a line; `code` belongs to the mode `error`.',
  params: v.object({ action: v.string() }),
  body: v.strictObject({ mode: v.string(), limit: amount, rate: amount, code: v.optional(v.number()) }),
  response: line,
  refusals: { 404: 'QUEUE_ACTION_NOT_FOUND' },
} as const

export type Line = v.InferOutput<typeof line>
export type Lines = Readonly<Record<string, Line>>
