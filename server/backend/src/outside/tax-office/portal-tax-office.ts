import type { ApplicationType, ManagementType } from '../../stores/tables.ts'
import type { Asker } from '../asker.ts'
import { statusAnswer, taxTypeIn, validationAnswer } from './portal-answers.ts'
import { TaxOfficeUnavailable, type BusinessDescription, type TaxOffice } from './tax-office.ts'

const STATUS = 'api/nts-businessman/v1/status'
const VALIDATE = 'api/nts-businessman/v1/validate'
// The fourth and fifth digit of a business number say what it was given to: 81 to 88 are legal persons.
const OF_A_CORPORATION = /^\d{3}8[1-8]/

type Needed = {
  ask: Asker
  /** Which support a business gets; the tax office does not know. */
  applicationTypeOf: (businessNumber: string) => Promise<ApplicationType>
}

/** The tax office as the public data portal offers it. Every failure to get a usable answer is `TaxOfficeUnavailable`. */
export function createPortalTaxOffice({ ask, applicationTypeOf }: Needed): TaxOffice {
  return {
    async lookUp(businessNumber) {
      const answer = await ask(STATUS, { b_no: [businessNumber] }, statusAnswer)
      const { b_stt_cd: taxStatus, tax_type_cd } = entryFor(answer.data, businessNumber)
      const taxType = taxTypeIn(tax_type_cd)
      return {
        ...(taxStatus && { taxStatus }),
        ...(taxType && { taxType }),
        managementType: managementTypeOf(businessNumber),
        applicationType: await applicationTypeOf(businessNumber),
      }
    },

    async validate(business) {
      const answer = await ask(VALIDATE, { businesses: [asAsked(business)] }, validationAnswer)
      const { valid, status } = entryFor(answer.data, business.businessNumber)
      if (valid !== '01') return { isValid: false }
      return { isValid: true, taxStatus: status?.b_stt_cd, taxType: taxTypeIn(status?.tax_type_cd ?? '') }
    },
  }
}

function asAsked({
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

// An answer about another business must never pass for this one.
function entryFor<Entry extends { b_no: string }>(entries: readonly Entry[], businessNumber: string): Entry {
  const entry = entries.find(({ b_no }) => b_no === businessNumber)
  if (!entry) throw new TaxOfficeUnavailable('The answer is not about the business that was asked for.')
  return entry
}

function managementTypeOf(businessNumber: string): ManagementType {
  return OF_A_CORPORATION.test(businessNumber) ? '0' : '1'
}
