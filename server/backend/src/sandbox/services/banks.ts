import { testAccounts } from '../catalogue/accounts.ts'
import type { Banks } from '../../services/banks/banks.ts'
import { ServiceUnavailable } from '../../services/service-unavailable.ts'

/** Banks that respond from the list of test accounts. */
export const sandboxBanks: Banks = {
  async holderOf({ bankCode, accountNumber }) {
    const account = testAccounts.find(
      candidate => candidate.bankCode === bankCode && candidate.accountNumber === accountNumber,
    )
    if (!account) return null
    if (account.holder === null) throw new ServiceUnavailable('bank', 'fails in the sandbox for this account')
    return account.holder
  },
}
