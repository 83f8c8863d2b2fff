import { testAccounts } from './accounts.ts'
import { BankUnavailable, type Banks } from './banks.ts'

/** Banks that answer from the list of test accounts. */
export const sandboxBanks: Banks = {
  async holderOf({ bankCode, accountNumber }) {
    const account = testAccounts.find(
      candidate => candidate.bankCode === bankCode && candidate.accountNumber === accountNumber,
    )
    if (!account) return null
    if (account.holder === null) throw new BankUnavailable('The sandbox fails for this account on purpose.')
    return account.holder
  },
}
