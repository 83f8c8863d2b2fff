import * as v from 'valibot'

/** The services that a gateway may offer, each at an address of its own. */
export const PORTS = ['identity', 'real-name', 'bank', 'platforms', 'tax-office'] as const

export type Port = (typeof PORTS)[number]

/** One call of a gateway, as data. */
export type GatewayCall = {
  port: Port
  method: 'POST'
  path: `/${string}`
  summary: string
  /** True if a second attempt after a failure changes nothing and shows the person nothing new. */
  mayRepeat: boolean
  body: v.GenericSchema
  response: v.GenericSchema
  refusals: Readonly<Record<number, string>>
}

/** The time in which a gateway must respond, in milliseconds. */
export const RESPONSE_MS = 2_000

/** The error codes of a gateway, by status. */
export const ERRORS = {
  400: 'REQUEST_MALFORMED',
  401: 'SIGNATURE_INVALID',
  503: 'SERVICE_UNAVAILABLE',
} as const

const refusals = {
  401: `${ERRORS[401]}: no signature, a wrong one, or one of another time`,
  503: `${ERRORS[503]}: the service behind the gateway does not respond`,
}

/** The parts that all calls have in common. */
export const posted = { method: 'POST', mayRepeat: true, refusals } as const

const text = v.pipe(v.string(), v.minLength(1), v.maxLength(200))
const webAddress = v.pipe(v.string(), v.url(), v.regex(/^https?:\/\//))
const optionalText = v.optional(v.nullable(v.string()), null)
const day = v.pipe(v.string(), v.regex(/^[0-9]{8}$/))

export const businessNumber = v.pipe(v.string(), v.regex(/^[0-9]{10}$/))

/** A person, as a provider has verified them; `birthDate` is YYYYMMDD. */
const verifiedPerson = v.object({
  ci: text,
  name: text,
  birthDate: day,
  mobileNumber: optionalText,
  mobileCarrier: optionalText,
})

/** Not repeated: each start may cost a fee, and may open another transaction at the provider. */
export const startVerification = {
  ...posted,
  port: 'identity',
  path: '/v1/identity/start',
  mayRepeat: false,
  summary: 'Starts a verification. The person’s browser posts a form with `fields` to `windowUrl`.',
  body: v.object({
    transactionId: text,
    method: v.picklist(['simple', 'phone', 'financial', 'joint', 'ipin']),
    provider: text,
    returnUrl: webAddress,
  }),
  response: v.object({
    windowUrl: webAddress,
    fields: v.optional(v.record(v.string(), v.string()), {}),
  }),
} as const satisfies GatewayCall

export const readVerification = {
  ...posted,
  port: 'identity',
  path: '/v1/identity/result',
  summary: 'Returns the outcome of a verification, with the person if it has succeeded.',
  body: v.object({ transactionId: text }),
  response: v.variant('state', [
    v.object({ state: v.literal('running') }),
    v.object({ state: v.literal('unknown') }),
    v.object({ state: v.picklist(['failed', 'cancelled']) }),
    v.object({ state: v.literal('succeeded'), person: verifiedPerson }),
  ]),
} as const satisfies GatewayCall

export const matchRealName = {
  ...posted,
  port: 'real-name',
  path: '/v1/real-name/match',
  summary: 'Returns true if a residence number belongs to a name.',
  body: v.object({ name: text, residenceNumber: v.pipe(v.string(), v.regex(/^[0-9]{13}$/)) }),
  response: v.object({ isMatch: v.boolean() }),
} as const satisfies GatewayCall

export const findAccountHolder = {
  ...posted,
  port: 'bank',
  path: '/v1/bank/holder',
  summary: 'Returns the name of an account holder as the bank writes it; null if there is no such account.',
  body: v.object({
    bankCode: v.pipe(v.string(), v.regex(/^[0-9]{3}$/)),
    accountNumber: v.pipe(v.string(), v.regex(/^[0-9]{1,16}$/)),
  }),
  response: v.object({ holder: v.nullable(text) }),
} as const satisfies GatewayCall

export const listMonthlyAmounts = {
  ...posted,
  port: 'platforms',
  path: '/v1/platforms/amounts',
  summary:
    'Returns the delivery costs of a business by platform and month, in won; null if no platform has any.',
  body: v.object({ businessNumber }),
  response: v.object({
    months: v.nullable(
      v.array(
        v.object({
          platform: text,
          month: v.pipe(v.string(), v.regex(/^[0-9]{4}-[0-9]{2}$/)),
          amount: v.pipe(v.number(), v.integer(), v.minValue(0)),
        }),
      ),
    ),
  }),
} as const satisfies GatewayCall
