import type { Verdict } from 'domain-rules'
import { holderVerdict, padBankCode } from 'domain-rules/account'
import type { Banks } from './banks.ts'

export type ClaimedAccount = {
  /** As it stands in the list of banks; zeros may be missing at its front. */
  bankCode: string
  accountNumber: string
  accountHolder: string
}

/** Whether the bank names the holder that was entered (APLY-80 to APLY-85). Throws `ServiceUnavailable`. */
export async function accountVerdict(
  banks: Banks,
  { bankCode, accountNumber, accountHolder }: ClaimedAccount,
): Promise<Verdict> {
  const holder = await banks.holderOf({ bankCode: padBankCode(bankCode), accountNumber })
  return holderVerdict(accountHolder, holder ?? '')
}
