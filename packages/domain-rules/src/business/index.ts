export {
  BUSINESS_NUMBER_LENGTH,
  checkBusinessNumberParts,
  digitsOf,
  formatBusinessNumber,
} from './business-number.ts'
export * from './registration.ts'
export * from './business-check.ts'
export * from './corporate-number.ts'
export * from './management-type.ts'
export * from './opening-date.ts'
export { SETTLEMENT_MONTHS, checkSettlementMonth } from './settlement-month.ts'
export * from './tax-type.ts'
