import { problemsAmong, type Problem } from '../problem.ts'
import { checkAccountHolder, type AccountScreen } from './account-holder.ts'
import { checkAccountNumber } from './account-number.ts'
import { checkBank } from './bank.ts'

/** A deposit account of a screen or a call; the bank by code or by name. */
export type Account = { bank: string; accountNumber: string; accountHolder: string }

/** Returns the problems of an account, in the order bank, account number, holder (ACC-28). */
export function accountProblems(account: Account, screen: AccountScreen): Problem<keyof Account>[] {
  return problemsAmong([
    ['bank', checkBank(account.bank)],
    ['accountNumber', checkAccountNumber(account.accountNumber)],
    ['accountHolder', checkAccountHolder(account.accountHolder, screen)],
  ])
}
