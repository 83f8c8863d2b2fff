import * as v from 'valibot'

const text = v.nullish(v.string(), '')
const amount = v.nullish(v.number(), 0)
const moves = v.array(v.string())

export const catalogueSchema = v.object({
  businesses: v.array(
    v.object({
      businessNumber: v.string(),
      description: v.string(),
      corporateNumber: text,
      openingDate: text,
    }),
  ),
  persons: v.array(
    v.object({
      personId: v.string(),
      name: v.string(),
      birthDate: v.string(),
      residenceNumber: text,
      description: v.string(),
    }),
  ),
  accounts: v.array(
    v.object({
      bankCode: v.string(),
      accountNumber: v.string(),
      enteredHolder: v.string(),
      description: v.string(),
    }),
  ),
})

/** States to begin in, and every status there is of an application, a batch of proof and a proof. */
export const seedsSchema = v.object({
  scenarios: v.array(v.object({ scenario: v.string(), description: v.string() })),
  statuses: v.object({ prcsStts: moves, progressStatus: moves, currentStatus: moves }),
})

export const seededSchema = v.object({
  aplyNo: v.string(),
  brno: v.string(),
  personId: v.string(),
  ci: v.string(),
  token: v.string(),
})

const itemSchema = v.object({ id: v.number(), currentStatus: text, reason: text, dlvrDcsn: amount, moves })

const batchSchema = v.object({
  id: v.number(),
  type: v.string(),
  division: text,
  progressStatus: text,
  amountDcsn: amount,
  moves,
  items: v.array(itemSchema),
})

const opinionSchema = v.object({ sn: v.number(), content: text, answerContent: text })

const applicationSchema = v.object({
  aplyNo: v.string(),
  brno: v.string(),
  aplyNm: text,
  prcsStts: text,
  prcsSttsRemark: text,
  dcsnAmt: amount,
  moves,
  batches: v.array(batchSchema),
  opinions: v.array(opinionSchema),
})

export const applicationsSchema = v.object({ applications: v.array(applicationSchema) })

const requestSchema = v.object({
  transactionId: v.string(),
  method: v.string(),
  provider: text,
  businessNumber: v.string(),
  windowUrl: v.string(),
})

export const requestsSchema = v.object({ requests: v.array(requestSchema) })

const limit = v.nullable(v.number())

const lineSchema = v.object({
  step: v.string(),
  mode: v.string(),
  limit,
  rate: limit,
  code: limit,
  waiting: v.number(),
  inside: v.number(),
  entered: v.number(),
  completed: v.number(),
})

export const linesSchema = v.object({ actions: v.record(v.string(), lineSchema) })

export const clockSchema = v.object({ now: v.string(), isSet: v.boolean() })

export const limitsSchema = v.object({ on: v.boolean() })

export type Catalogue = v.InferOutput<typeof catalogueSchema>
export type Person = Catalogue['persons'][number]
export type Seeds = v.InferOutput<typeof seedsSchema>
export type Seeded = v.InferOutput<typeof seededSchema>
export type Application = v.InferOutput<typeof applicationSchema>
export type Batch = v.InferOutput<typeof batchSchema>
export type Item = v.InferOutput<typeof itemSchema>
export type Opinion = v.InferOutput<typeof opinionSchema>
export type IdentityRequest = v.InferOutput<typeof requestSchema>
export type Line = v.InferOutput<typeof lineSchema>
export type Lines = Readonly<Record<string, Line>>
