import { testBusinesses, unregistered } from './catalogue.ts'
import { TaxOfficeUnavailable, type TaxOffice } from './tax-office.ts'

/** A tax office that answers from the catalogue. `wait` lets slow answers take their time. */
export function createSandboxTaxOffice(wait: (ms: number) => Promise<unknown>): TaxOffice {
  return {
    async lookUp(businessNumber) {
      const business = testBusinesses.find(candidate => candidate.businessNumber === businessNumber)
      if (!business) return unregistered
      if (business.answersAfterMs) await wait(business.answersAfterMs)
      if (business.isUnavailable)
        throw new TaxOfficeUnavailable('The sandbox fails for this business on purpose.')
      return business.record
    },
  }
}
