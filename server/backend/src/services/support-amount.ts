import { capDecidedAmount } from 'domain-rules/application'
import type { MonthlyAmount } from './look-ups.ts'

/** Returns the quick support for these costs: their sum, up to the cap. */
export function supportAmountOf(months: readonly MonthlyAmount[]): number {
  return capDecidedAmount(months.reduce((sum, { amount }) => sum + amount, 0))
}
