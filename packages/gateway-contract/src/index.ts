export * from './calls.ts'
export * from './tax-office-calls.ts'
export * from './signature.ts'
export { gatewayCalls } from './gateway-calls.ts'
