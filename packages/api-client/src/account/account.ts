import { padBankCode } from 'domain-rules/account'
import * as v from 'valibot'
import { postJson, readJson } from '../http/http.ts'

/** An account to verify. The code is the one in the list of banks. */
export type NamedAccount = {
  bankCode: string
  bankName: string
  accountNumber: string
  accountHolder: string
}

const OwnerResponse = v.object({ data: v.object({ dpstrFlnm: v.pipe(v.string(), v.trim(), v.nonEmpty()) }) })

/** Returns the account's owner as the bank names them (API-29, APLY-77 to APLY-79). @throws RequestFailed */
export async function accountHolderOf(account: { bankCode: string; accountNumber: string }): Promise<string> {
  const body = { bankCd: padBankCode(account.bankCode), acctNo: account.accountNumber }
  const { data } = await readJson('/api/v1/auth/validate-account-owner', body, {
    successStatus: 'true',
    shape: OwnerResponse,
  })
  return data.dpstrFlnm
}

/** Has the server check the account of an application before it is filed (API-30, APLY-95). @throws RequestFailed */
export async function verifyAccount(
  applicationNumber: string,
  { bankCode, bankName, accountNumber, accountHolder }: NamedAccount,
): Promise<void> {
  await postJson(
    '/api/v1/auth/account/verify',
    { bankCode, bankName, accountNumber, accountHolder, aplyNo: applicationNumber },
    { successStatus: '200', shape: v.unknown() },
  )
}
