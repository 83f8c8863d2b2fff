export type AccountNumber = { /** Three digits. */ bankCode: string; accountNumber: string }

export type Banks = {
  /** Returns the account holder's name as the bank writes it; null if there is no such account. Throws `ServiceUnavailable`. */
  holderOf(account: AccountNumber): Promise<string | null>
}
