import type { ApplicationType } from 'domain-rules/application'
import { lookUpBusiness, validateBusiness } from 'gateway-contract'
import type { DeliveryPlatforms } from '../look-ups.ts'
import type { ServiceClient } from '../service-client.ts'
import { ServiceUnavailable } from '../service-unavailable.ts'
import type { BusinessDescription, TaxOffice, TaxTypeCode } from './tax-office.ts'

// The fourth and fifth digit of a business number are the kind of its holder: 81 to 88 are legal persons.
const OF_A_CORPORATION = /^\d{3}8[1-8]/

// The portal has more kinds than the programme; groups without tax of their own have none of the three.
const TAX_TYPES: Record<string, TaxTypeCode> = { '01': '01', '02': '02', '03': '02', '07': '02', '04': '03' }

type Needed = {
  client: ServiceClient
  /** The platforms decide the kind of support, which the tax office does not have. */
  platforms: DeliveryPlatforms
}

/** Connects the tax office of the public data portal, or of a gateway with the same calls. Every failure to get a usable response is `ServiceUnavailable`. */
export function createPortalTaxOffice({ client, platforms }: Needed): TaxOffice {
  return {
    async lookUp(businessNumber) {
      const response = await client(lookUpBusiness, { b_no: [businessNumber] })
      const { b_stt_cd: taxStatus, tax_type_cd } = entryFor(response.data, businessNumber)
      const taxType = TAX_TYPES[tax_type_cd]
      return {
        ...(taxStatus && { taxStatus }),
        ...(taxType && { taxType }),
        managementType: OF_A_CORPORATION.test(businessNumber) ? '0' : '1',
        applicationType: await applicationTypeOf(platforms, businessNumber),
      }
    },

    async validate(business) {
      const response = await client(validateBusiness, { businesses: [requestFor(business)] })
      const { valid, status } = entryFor(response.data, business.businessNumber)
      if (valid !== '01') return { isValid: false }
      return { isValid: true, taxStatus: status?.b_stt_cd, taxType: status && TAX_TYPES[status.tax_type_cd] }
    },
  }
}

function requestFor({
  businessNumber,
  openingDate,
  representativeName,
  companyName,
  corporateNumber,
}: BusinessDescription) {
  return {
    b_no: businessNumber,
    start_dt: openingDate,
    p_nm: representativeName,
    b_nm: companyName,
    ...(corporateNumber && { corp_no: corporateNumber }),
  }
}

// A response about another business must never be used for this one.
function entryFor<Entry extends { b_no: string }>(entries: readonly Entry[], businessNumber: string): Entry {
  const entry = entries.find(({ b_no }) => b_no === businessNumber)
  if (!entry) throw new ServiceUnavailable('tax office', 'response about another business')
  return entry
}

/** Quick support is for businesses whose costs a platform has; if none responds, proof is required. */
async function applicationTypeOf(
  platforms: DeliveryPlatforms,
  businessNumber: string,
): Promise<ApplicationType> {
  try {
    return (await platforms.monthlyAmounts(businessNumber)) ? '신속' : '확인'
  } catch (error) {
    if (error instanceof ServiceUnavailable) return '확인'
    throw error
  }
}
