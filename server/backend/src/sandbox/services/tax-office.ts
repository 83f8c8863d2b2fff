import { testPersons } from '../catalogue/persons.ts'
import { OPENING_DATE, testBusinesses, unregistered, type TestBusiness } from '../catalogue/businesses.ts'
import { ServiceUnavailable } from '../../services/service-unavailable.ts'
import type { BusinessDescription, TaxOffice } from '../../services/tax-office/tax-office.ts'

/** A tax office that responds from the catalogue. `wait` delays slow responses. */
export function createSandboxTaxOffice(wait: (ms: number) => Promise<unknown>): TaxOffice {
  return {
    async lookUp(businessNumber) {
      return (await find(businessNumber))?.record ?? unregistered
    },
    async validate(description) {
      const business = await find(description.businessNumber)
      if (!business || !isDescribedBy(business, description)) return { isValid: false }
      const { taxStatus, taxType } = business.record
      return { isValid: true, taxStatus, taxType }
    },
  }

  async function find(businessNumber: string): Promise<TestBusiness | undefined> {
    const business = testBusinesses.find(candidate => candidate.businessNumber === businessNumber)
    if (business?.answersAfterMs) await wait(business.answersAfterMs)
    if (business?.isUnavailable)
      throw new ServiceUnavailable('tax office', 'fails in the sandbox for this business')
    return business
  }
}

// Any test person may represent any test business, and the business may have any name.
function isDescribedBy(
  { corporateNumber }: TestBusiness,
  { openingDate, representativeName, corporateNumber: described }: BusinessDescription,
): boolean {
  const isRepresented = testPersons.some(({ name }) => name === representativeName)
  const isSameCorporation = corporateNumber === undefined || described === corporateNumber
  return openingDate === OPENING_DATE && isRepresented && isSameCorporation
}
