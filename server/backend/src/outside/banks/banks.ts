export type AccountNumber = { /** Three digits. */ bankCode: string; accountNumber: string }

export type Banks = {
  /** Whose account it is, as the bank writes the name; null when there is no such account. Throws `BankUnavailable`. */
  holderOf(account: AccountNumber): Promise<string | null>
}

/** The bank gave no usable answer. */
export class BankUnavailable extends Error {
  override readonly name = 'BankUnavailable'
}

/** Stands in where no bank is connected. */
export const noBanks: Banks = {
  holderOf: async () => {
    throw new BankUnavailable('No bank is connected.')
  },
}
