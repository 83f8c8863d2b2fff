import { notConnected } from '../service-unavailable.ts'

export type AccountNumber = { /** Three digits. */ bankCode: string; accountNumber: string }

export type Banks = {
  /** Whose account it is, as the bank writes the name; null when there is no such account. Throws `ServiceUnavailable`. */
  holderOf(account: AccountNumber): Promise<string | null>
}

/** Where no bank is connected. */
export const noBanks: Banks = { holderOf: notConnected('bank') }
