import * as v from 'valibot'
import { businessNumber, posted, type GatewayCall } from './calls.ts'

// Paths and fields are those of the public data portal, so that the portal itself fits this contract.
const text = v.optional(v.string(), '')
const status = v.object({ b_stt_cd: text, tax_type_cd: text })

export const lookUpBusiness = {
  ...posted,
  port: 'tax-office',
  path: '/api/nts-businessman/v1/status',
  summary: 'Returns the tax status of a business; the codes of an unknown one are empty.',
  body: v.object({ b_no: v.pipe(v.array(businessNumber), v.length(1)) }),
  response: v.object({
    status_code: v.literal('OK'),
    data: v.pipe(v.array(v.object({ b_no: v.string(), ...status.entries })), v.minLength(1)),
  }),
} as const satisfies GatewayCall

export const validateBusiness = {
  ...posted,
  port: 'tax-office',
  path: '/api/nts-businessman/v1/validate',
  summary:
    'Confirms the description of a business (`valid` is 01) or not (02); a confirmed one has its status.',
  body: v.object({
    businesses: v.pipe(
      v.array(
        v.object({
          b_no: businessNumber,
          ...v.entriesFromList(['start_dt', 'p_nm', 'b_nm'], v.string()),
          corp_no: v.optional(v.string()),
        }),
      ),
      v.length(1),
    ),
  }),
  response: v.object({
    status_code: v.literal('OK'),
    data: v.pipe(
      v.array(v.object({ b_no: v.string(), valid: v.picklist(['01', '02']), status: v.optional(status) })),
      v.minLength(1),
    ),
  }),
} as const satisfies GatewayCall
