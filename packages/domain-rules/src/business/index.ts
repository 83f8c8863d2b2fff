export {
  BUSINESS_NUMBER_LENGTH,
  checkBusinessNumberParts,
  digitsOf,
  formatBusinessNumber,
} from './business-number.ts'
export { lookupVerdict, registrationVerdict } from './registration.ts'
export { businessCheckProblems, isBusinessConfirmed, type BusinessCheckFields } from './business-check.ts'
export { CORPORATE_NUMBER_PARTS, checkCorporateNumber } from './corporate-number.ts'
export { isCorporation } from './management-type.ts'
export { checkOpeningDate } from './opening-date.ts'
export { SETTLEMENT_MONTHS, checkSettlementMonth } from './settlement-month.ts'
export { taxTypeOf, type TaxType } from './tax-type.ts'
