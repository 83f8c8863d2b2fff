export {
  BUSINESS_NUMBER_LENGTH,
  BUSINESS_NUMBER_PARTS,
  checkBusinessNumber,
  checkBusinessNumberParts,
  digitsOf,
  formatBusinessNumber,
  splitBusinessNumber,
} from './business-number.ts'
export { lookupVerdict, registrationVerdict, type RegistrationFacts } from './registration.ts'
export {
  businessCheckProblems,
  isBusinessConfirmed,
  type BusinessCheckResponse,
  type BusinessCheckFields,
} from './business-check.ts'
export { CORPORATE_NUMBER_PARTS, checkCorporateNumber } from './corporate-number.ts'
export { isCorporation } from './management-type.ts'
export { EARLIEST_OPENING_DATE, checkOpeningDate } from './opening-date.ts'
export { SETTLEMENT_MONTHS, checkSettlementMonth } from './settlement-month.ts'
export { taxTypeOf, type TaxType } from './tax-type.ts'
