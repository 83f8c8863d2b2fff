import * as v from 'valibot'
import { shortText } from './fields.ts'

const request = v.object({
  ...v.entriesFromList(['transactionId', 'method', 'expiresAt', 'windowUrl'], v.string()),
  ...v.entriesFromList(['provider', 'businessNumber', 'applicationNumber'], v.nullable(v.string())),
})

export const readIdentityRequests = {
  method: 'GET',
  path: '/sandbox/api/identity/requests',
  summary: 'Returns the verifications that wait for their person.',
  response: v.object({ requests: v.array(request) }),
} as const

export const completeIdentity = {
  method: 'POST',
  path: '/sandbox/api/identity/complete',
  summary: 'Ends a verification as its provider would; one of the three names is its transaction.',
  body: v.object({
    mtxId: v.optional(shortText),
    certNum: v.optional(shortText),
    requestId: v.optional(shortText),
    personId: v.optional(shortText),
    outcome: v.picklist(['success', 'fail', 'cancel']),
  }),
  response: v.object({ state: v.string(), resultUrl: v.string() }),
  refusals: { 404: 'IDENTITY_NOT_FOUND', 409: 'IDENTITY_ALREADY_COMPLETED', 502: 'SANDBOX_CALLBACK_FAILED' },
} as const

export type IdentityRequest = v.InferOutput<typeof request>
