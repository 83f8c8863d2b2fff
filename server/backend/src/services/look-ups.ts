import { findAccountHolder, listMonthlyAmounts, matchRealName } from 'gateway-contract'
import type { ServiceClient } from './service-client.ts'

export type AccountNumber = { /** Three digits. */ bankCode: string; accountNumber: string }

export type Banks = {
  /** Returns the account holder's name as the bank writes it; null if there is no such account. Throws `ServiceUnavailable`. */
  holderOf(account: AccountNumber): Promise<string | null>
}

export type RealNameRegister = {
  /** Returns true if a residence number of 13 digits belongs to a name. Throws `ServiceUnavailable`. */
  matches(resident: { name: string; residenceNumber: string }): Promise<boolean>
}

export type MonthlyAmount = {
  platform: string
  /** YYYY-MM. */
  month: string
  /** Delivery costs of the month in won. */
  amount: number
}

export type DeliveryPlatforms = {
  /** Returns a business's costs by month; null if no platform has them. Throws `ServiceUnavailable`. */
  monthlyAmounts(businessNumber: string): Promise<readonly MonthlyAmount[] | null>
}

/** Connects the banks behind a gateway. */
export const gatewayBanks = (client: ServiceClient): Banks => ({
  holderOf: async account => (await client(findAccountHolder, account)).holder,
})

/** Connects the real-name register behind a gateway. */
export const gatewayRealName = (client: ServiceClient): RealNameRegister => ({
  matches: async resident => (await client(matchRealName, resident)).isMatch,
})

/** Connects the delivery platforms behind a gateway. */
export const gatewayPlatforms = (client: ServiceClient): DeliveryPlatforms => ({
  monthlyAmounts: async businessNumber => (await client(listMonthlyAmounts, { businessNumber })).months,
})
