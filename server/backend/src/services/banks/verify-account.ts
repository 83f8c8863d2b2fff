import type { Verdict } from 'domain-rules'
import { holderVerdict, padBankCode } from 'domain-rules/account'
import type { Banks } from './banks.ts'

export type ClaimedAccount = {
  /** The code in the list of banks; leading zeros may be missing. */
  bankCode: string
  accountNumber: string
  accountHolder: string
}

/** Refuses an account unless the bank names the entered holder (APLY-80 to APLY-85). Throws `ServiceUnavailable`. */
export async function accountVerdict(
  banks: Banks,
  { bankCode, accountNumber, accountHolder }: ClaimedAccount,
): Promise<Verdict> {
  const holder = await banks.holderOf({ bankCode: padBankCode(bankCode), accountNumber })
  return holderVerdict(accountHolder, holder ?? '')
}
