export * from './business.ts'
export * from './business-check.ts'
export * from './delivery-fee.ts'
