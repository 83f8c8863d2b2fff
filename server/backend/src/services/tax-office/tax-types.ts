import type { TaxTypeCode } from './tax-office.ts'

// The portal has more kinds than the programme; groups without tax of their own have none of the three.
const TAX_TYPES: Record<string, TaxTypeCode> = { '01': '01', '02': '02', '03': '02', '07': '02', '04': '03' }

/** Returns the programme's kind for a kind of taxation of the portal. */
export function taxTypeIn(code: string): TaxTypeCode | undefined {
  return TAX_TYPES[code]
}
