import { APPLICATION_STATUSES } from 'domain-rules/application'
import { BATCH_STATUSES, ITEM_STATUSES } from 'domain-rules/proof'
import * as v from 'valibot'
import { recordNumber } from './fields.ts'

const LONGEST_TEXT = 1000

const UNKNOWN = 'There is no such record'
const REFUSED = 'SANDBOX_MOVE_REFUSED, or SANDBOX_TAKEN by another record'

const moves = v.array(v.string())

const item = v.object({
  id: v.number(),
  currentStatus: v.nullable(v.string()),
  reason: v.nullable(v.string()),
  dlvrDcsn: v.nullable(v.number()),
  moves,
})

const batch = v.object({
  id: v.number(),
  type: v.string(),
  division: v.nullable(v.string()),
  progressStatus: v.nullable(v.string()),
  amountDcsn: v.nullable(v.number()),
  moves,
  items: v.array(item),
})

const opinion = v.object({
  sn: v.number(),
  content: v.string(),
  answerStatus: v.string(),
  answerContent: v.nullable(v.string()),
})

const application = v.object({
  aplyNo: v.string(),
  brno: v.string(),
  aplyNm: v.nullable(v.string()),
  prcsStts: v.nullable(v.string()),
  prcsSttsRemark: v.string(),
  dcsnAmt: v.number(),
  /** The statuses that it can be moved to. */
  moves,
  batches: v.array(batch),
  opinions: v.array(opinion),
})

const text = v.pipe(v.string(), v.maxLength(LONGEST_TEXT))
const amount = v.pipe(v.number(), v.safeInteger())
/** Moves also where the state machine has no such step. */
const force = v.optional(v.boolean())

const ofRecord = v.object({ id: recordNumber })
const done = v.object({ done: v.literal(true) })

/** The parts that the moves of records share. */
const ofCaseWork = { method: 'POST', params: ofRecord, response: done } as const
const mayBeRefused = { 404: UNKNOWN, 409: REFUSED } as const

export const readApplications = {
  method: 'GET',
  path: '/sandbox/api/applications',
  summary: 'Returns the latest applications, of one business or of all, with the moves that are allowed.',
  query: v.object({ brno: v.optional(v.pipe(v.string(), v.regex(/^[0-9]{0,10}$/)), '') }),
  response: v.object({ applications: v.array(application) }),
} as const

export const moveApplication = {
  method: 'POST',
  path: '/sandbox/api/back-office/applications/:aplyNo',
  summary: 'Moves an application as a case worker would.',
  params: v.object({ aplyNo: v.pipe(v.string(), v.regex(/^2025[0-9]{10}$/)) }),
  body: v.strictObject({
    prcsStts: v.optional(v.picklist(APPLICATION_STATUSES)),
    prcsSttsRemark: v.optional(text),
    dcsnAmt: v.optional(amount),
    force,
  }),
  response: v.object({ application: v.nullable(application) }),
  refusals: mayBeRefused,
} as const

export const moveBatch = {
  ...ofCaseWork,
  path: '/sandbox/api/back-office/proof-mstr/:id',
  summary: 'Moves a batch of proof as a case worker would.',
  body: v.strictObject({
    progressStatus: v.optional(v.picklist(BATCH_STATUSES)),
    amountDcsn: v.optional(amount),
    force,
  }),
  refusals: mayBeRefused,
} as const

export const moveItem = {
  ...ofCaseWork,
  path: '/sandbox/api/back-office/proof/:id',
  summary: 'Moves an item of proof as a case worker would.',
  body: v.strictObject({
    currentStatus: v.optional(v.picklist(ITEM_STATUSES)),
    reason: v.optional(text),
    dlvrDcsn: v.optional(amount),
    force,
  }),
  refusals: mayBeRefused,
} as const

export const answerOpinion = {
  ...ofCaseWork,
  path: '/sandbox/api/back-office/opinions/:id',
  summary: 'Answers an opinion as a case worker would; another answer replaces it.',
  body: v.strictObject({ answerContent: v.pipe(text, v.minLength(1)) }),
  refusals: { 404: UNKNOWN },
} as const

export type Application = v.InferOutput<typeof application>
export type Batch = v.InferOutput<typeof batch>
export type Item = v.InferOutput<typeof item>
export type Opinion = v.InferOutput<typeof opinion>
