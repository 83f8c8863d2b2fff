import { compactDate } from 'domain-rules'
import { isBusinessConfirmed, isCorporation, taxTypeOf, type TaxType } from 'domain-rules/business'
import * as v from 'valibot'
import { looseText } from '../http/read-response.ts'
import { postJson } from '../http/http.ts'

/** A business as its applicant describes it. */
export type BusinessDescription = {
  managementType: string
  businessNumber: string
  /** YYYY-MM-DD. */
  openingDate: string
  representativeName: string
  companyName: string
  /** 13 digits; of corporations only. */
  corporateNumber: string
}

/** The outcome of a check by the tax office, and how the business is taxed (APLY-76). */
export type BusinessCheck = { isConfirmed: boolean; taxType: TaxType }

const Checked = v.object({ valid: looseText, status: v.nullish(v.object({ tax_type_cd: looseText })) })
const CheckResponse = v.union([
  v.object({
    success: v.union([v.literal(true), v.literal('true')]),
    data: v.object({ status_code: looseText, data: v.fallback(v.array(Checked), []) }),
  }),
  v.object({ success: v.union([v.literal(false), v.literal('false')]) }),
])

/**
 * Has the tax office check a business against its description. A lookup without success is an outcome too
 * (API-28, APLY-67 to APLY-70).
 * @throws RequestFailed if the tax office could not be asked (APLY-71)
 */
export async function checkBusiness(described: BusinessDescription): Promise<BusinessCheck> {
  const response = await postJson(
    '/api/v1/auth/validate-business',
    { businesses: [wireNames(described)] },
    { shape: CheckResponse },
  )
  const data = 'data' in response ? response.data : undefined
  const checked = data?.data[0]
  return {
    isConfirmed: isBusinessConfirmed({ statusCode: data?.status_code, valid: checked?.valid }),
    taxType: taxTypeOf(checked?.status?.tax_type_cd),
  }
}

function wireNames(described: BusinessDescription) {
  return {
    b_no: described.businessNumber,
    start_dt: compactDate(described.openingDate),
    p_nm: described.representativeName,
    b_nm: described.companyName.trim(),
    ...(isCorporation(described.managementType) && { corp_no: described.corporateNumber }),
  }
}
