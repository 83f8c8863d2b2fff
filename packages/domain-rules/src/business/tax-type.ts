const TAX_TYPES = { '01': 'standard', '02': 'simplified', '03': 'exempt' } as const

/** The taxation of a business; unknown if the business check was not made or returned none. */
export type TaxType = (typeof TAX_TYPES)[keyof typeof TAX_TYPES] | 'unknown'

/** Returns the meaning of the business check's `tax_type_cd` (APLY-76, AMB-106). */
export function taxTypeOf(code: string | null | undefined): TaxType {
  return isTaxTypeCode(code) ? TAX_TYPES[code] : 'unknown'
}

function isTaxTypeCode(code: string | null | undefined): code is keyof typeof TAX_TYPES {
  return typeof code === 'string' && Object.hasOwn(TAX_TYPES, code)
}
