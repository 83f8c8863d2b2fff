import * as v from 'valibot'
import { businessNumber, shortText } from './fields.ts'

const names = v.array(v.string())

export const readSeeds = {
  method: 'GET',
  path: '/sandbox/api/seed',
  summary:
    'Returns the states to begin in, and every status of an application, a batch and an item of proof.',
  response: v.object({
    /** The status is null of an application that is not filed yet. */
    scenarios: v.array(
      v.object({ scenario: v.string(), description: v.string(), status: v.nullable(v.string()) }),
    ),
    statuses: v.object({ prcsStts: names, progressStatus: names, currentStatus: names }),
  }),
} as const

export const createSeed = {
  method: 'POST',
  path: '/sandbox/api/seed',
  summary: 'Makes an application in a named state, and signs the browser in as its applicant.',
  body: v.strictObject({
    scenario: v.string(),
    personId: v.optional(shortText),
    brno: v.optional(businessNumber),
  }),
  response: v.object({
    ...v.entriesFromList(['aplyNo', 'brno', 'personId', 'ci', 'aplyType', 'mngFrGb'], v.string()),
    token: v.nullable(v.string()),
    half: v.picklist(['apply', 'result']),
    /** The path of the page to begin on. */
    page: v.string(),
  }),
  statuses: [201],
} as const

export type Seeds = v.InferOutput<typeof readSeeds.response>
export type Seeded = v.InferOutput<typeof createSeed.response>
