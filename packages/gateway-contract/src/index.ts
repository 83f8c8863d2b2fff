import * as calls from './calls.ts'
import * as taxOfficeCalls from './tax-office-calls.ts'

export * from './calls.ts'
export * from './tax-office-calls.ts'
export * from './signature.ts'

/** Every call of the contract. */
export const gatewayCalls: readonly calls.GatewayCall[] = [
  calls.startVerification,
  calls.readVerification,
  calls.matchRealName,
  calls.findAccountHolder,
  calls.listMonthlyAmounts,
  taxOfficeCalls.lookUpBusiness,
  taxOfficeCalls.validateBusiness,
]
