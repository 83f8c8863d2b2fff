import * as v from 'valibot'

// Outside of these years neither the database nor a session's token could hold the time.
const EARLIEST = new Date('2000-01-01T00:00:00Z')
const LATEST = new Date('2100-01-01T00:00:00Z')

const moment = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.transform(text => new Date(text)),
  v.date(),
  v.minValue(EARLIEST),
  v.maxValue(LATEST),
)

const clock = v.object({ now: v.string(), isSet: v.boolean() })

const onClock = { path: '/sandbox/api/clock', response: clock } as const

export const readClock = { ...onClock, method: 'GET', summary: 'Returns the time of the server.' } as const

export const changeClock = {
  ...onClock,
  method: 'POST',
  summary: 'Sets the time of the server, which runs on from there; null resets it.',
  body: v.strictObject({ now: v.nullable(moment) }),
} as const

const limits = v.strictObject({ on: v.boolean() })

const onLimits = { path: '/sandbox/api/limits', response: limits } as const

export const readLimits = {
  ...onLimits,
  method: 'GET',
  summary: 'Returns whether the rate limits apply.',
} as const

export const changeLimits = {
  ...onLimits,
  method: 'POST',
  summary: 'Lifts the rate limits for a load test, or applies them again.',
  body: limits,
} as const

const wholeNumber = v.pipe(v.number(), v.integer(), v.minValue(1))

const common = { target: v.pipe(v.string(), v.startsWith('/')), times: v.optional(wholeNumber) }

const fault = v.variant('kind', [
  v.strictObject({
    ...common,
    kind: v.literal('status'),
    value: v.optional(v.pipe(wholeNumber, v.minValue(400), v.maxValue(599)), 500),
  }),
  v.strictObject({ ...common, kind: v.literal('delay'), value: v.optional(wholeNumber, 1_000) }),
  v.strictObject({ ...common, kind: v.picklist(['hang', 'cut', 'corrupt', 'empty']) }),
])

const faults = v.object({ faults: v.array(fault) })

const onFaults = { path: '/sandbox/api/faults', response: faults } as const

export const readFaults = { ...onFaults, method: 'GET', summary: 'Returns the faults that are set.' } as const

export const addFault = {
  ...onFaults,
  method: 'POST',
  summary: 'Breaks the addresses that begin with `target`, `times` times or until the faults are cleared.',
  body: fault,
  statuses: [201],
} as const

export const clearFaults = { ...onFaults, method: 'DELETE', summary: 'Clears all faults.' } as const

export const readPublicAddress = {
  method: 'GET',
  path: '/sandbox/api/public-address',
  summary: 'Returns the address of the visitor, instead of a service outside (GUARD-40).',
  response: v.object({ ip: v.string() }),
} as const
