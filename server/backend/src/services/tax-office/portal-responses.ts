import * as v from 'valibot'
import type { TaxTypeCode } from './tax-office.ts'

const text = v.optional(v.string(), '')

const status = v.object({ b_stt_cd: text, tax_type_cd: text })

/** The portal's response to `status`; the codes of an unknown business are empty. */
export const statusResponse = v.object({
  status_code: v.literal('OK'),
  data: v.pipe(v.array(v.object({ b_no: v.string(), ...status.entries })), v.minLength(1)),
})

/** The portal's response to `validate`; it contains a status only for a confirmed business. */
export const validationResponse = v.object({
  status_code: v.literal('OK'),
  data: v.pipe(
    v.array(v.object({ b_no: v.string(), valid: v.picklist(['01', '02']), status: v.optional(status) })),
    v.minLength(1),
  ),
})

// The portal has more kinds than the programme; groups without tax of their own have none of the three.
const TAX_TYPES: Record<string, TaxTypeCode> = { '01': '01', '02': '02', '03': '02', '07': '02', '04': '03' }

/** Returns the programme's kind for a kind of taxation of the portal. */
export function taxTypeIn(code: string): TaxTypeCode | undefined {
  return TAX_TYPES[code]
}
