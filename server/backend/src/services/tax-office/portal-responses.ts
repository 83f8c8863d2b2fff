import * as v from 'valibot'
import type { TaxTypeCode } from './tax-office.ts'

const text = v.optional(v.string(), '')

const status = v.object({ b_stt_cd: text, tax_type_cd: text })

/** The portal's response to `status`; a business that it does not know comes with empty codes. */
export const statusResponse = v.object({
  status_code: v.literal('OK'),
  data: v.pipe(v.array(v.object({ b_no: v.string(), ...status.entries })), v.minLength(1)),
})

/** The portal's response to `validate`; the status is there only for what it could confirm. */
export const validationResponse = v.object({
  status_code: v.literal('OK'),
  data: v.pipe(
    v.array(v.object({ b_no: v.string(), valid: v.picklist(['01', '02']), status: v.optional(status) })),
    v.minLength(1),
  ),
})

// The portal tells more kinds apart than the programme; groups without tax of their own have none of the three.
const TAX_TYPES: Record<string, TaxTypeCode> = { '01': '01', '02': '02', '03': '02', '07': '02', '04': '03' }

/** What a kind of taxation of the portal is for the programme. */
export function taxTypeIn(code: string): TaxTypeCode | undefined {
  return TAX_TYPES[code]
}
