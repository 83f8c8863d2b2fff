import * as t from './texts.ko.ts'

export const SETTLEMENT_MONTHS = ['3', '6', '9', '12'] as const

/** The value that is sent for every individual; their form has no such field (APLY-38, APLY-41). */
export const MONTH_OF_INDIVIDUALS = '12'

/** Returns the message for a corporation's settlement month, or null (APLY-39, APLY-40). */
export function checkSettlementMonth(month: string): string | null {
  const isOffered = SETTLEMENT_MONTHS.some(offered => offered === month)
  return isOffered ? null : t.settlementMonthMissing
}
