import * as v from 'valibot'

const described = { key: v.string(), description: v.string() }

const business = v.object({
  ...described,
  businessNumber: v.string(),
  /** The tax office's record of it. */
  record: v.record(v.string(), v.optional(v.string())),
  openingDate: v.string(),
  corporateNumber: v.string(),
  fails: v.boolean(),
  answersAfterMs: v.number(),
  mayApply: v.boolean(),
  applications: v.array(v.object({ status: v.string(), personId: v.optional(v.string()) })),
})

const person = v.object({
  ...described,
  ...v.entriesFromList(['personId', 'ci', 'name', 'birthDate'], v.string()),
  ...v.entriesFromList(['mobileNumber', 'mobileCarrier', 'residenceNumber'], v.nullable(v.string())),
  alwaysEndsAs: v.optional(v.picklist(['fail', 'cancel'])),
})

const account = v.object({
  ...described,
  ...v.entriesFromList(['bankCode', 'accountNumber', 'enteredHolder', 'holder'], v.string()),
  ...v.entriesFromList(['fails', 'isConfirmed'], v.boolean()),
  hint: v.nullable(v.string()),
})

const platformAmount = v.object({
  ...described,
  businessNumber: v.string(),
  months: v.array(v.object({ platform: v.string(), month: v.string(), amount: v.number() })),
  supportAmount: v.nullable(v.number()),
})

const parcel = v.object({
  ...described,
  businessNumber: v.string(),
  answersAfterMs: v.number(),
  uses: v.array(v.object({ carrier: v.string(), month: v.string(), amount: v.number() })),
})

export const readCatalogue = {
  method: 'GET',
  path: '/sandbox/api/catalogue',
  summary: 'Returns everything to try out, each with the outcome that it produces.',
  response: v.object({
    businesses: v.array(business),
    persons: v.array(person),
    realName: v.object({ failingResidenceNumber: v.string() }),
    accounts: v.array(account),
    platformAmounts: v.array(platformAmount),
    carriers: v.array(v.string()),
    parcels: v.array(parcel),
  }),
} as const

export type Catalogue = v.InferOutput<typeof readCatalogue.response>
export type Person = Catalogue['persons'][number]
