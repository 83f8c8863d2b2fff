const TAX_TYPES = { '01': 'standard', '02': 'simplified', '03': 'exempt' } as const

/** How a business is taxed; unknown while the business check was not made or did not say. */
export type TaxType = (typeof TAX_TYPES)[keyof typeof TAX_TYPES] | 'unknown'

/** What the business check's `tax_type_cd` stands for (APLY-76, AMB-106). */
export function taxTypeOf(code: string | null | undefined): TaxType {
  return isTaxTypeCode(code) ? TAX_TYPES[code] : 'unknown'
}

function isTaxTypeCode(code: string | null | undefined): code is keyof typeof TAX_TYPES {
  return typeof code === 'string' && Object.hasOwn(TAX_TYPES, code)
}
