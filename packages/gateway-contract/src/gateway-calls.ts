import {
  findAccountHolder,
  listMonthlyAmounts,
  matchRealName,
  readVerification,
  startVerification,
  type GatewayCall,
} from './calls.ts'
import { lookUpBusiness, validateBusiness } from './tax-office-calls.ts'

/** Every call of the contract. */
export const gatewayCalls: readonly GatewayCall[] = [
  startVerification,
  readVerification,
  matchRealName,
  findAccountHolder,
  listMonthlyAmounts,
  lookUpBusiness,
  validateBusiness,
]
