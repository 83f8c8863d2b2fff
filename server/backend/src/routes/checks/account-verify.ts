import { holderVerdict, padBankCode } from 'domain-rules/account'
import * as v from 'valibot'
import { applicationNumber, doneResponse, shortText } from '../../contract/fields.ts'
import { route } from '../../contract/route.ts'
import { HttpError } from 'server-kit'
import { accountSubject } from '../../stores/check-store.ts'
import { codesOf } from '../../stores/code-store.ts'
import type { Database } from '../../stores/database.ts'
import { serviceTexts } from '../../texts/services.ko.ts'
import { accountNumber, listedBankCode } from './account-fields.ts'
import { ownApplication } from './own-application.ts'
import { recordedCheck } from './recorded-check.ts'

/** Serves the account check whose outcome the submission needs; a holder that does not match is refused with 409. */
export const accountVerificationRoute = route({
  method: 'POST',
  path: '/api/v1/auth/account/verify',
  summary: 'Checks the account once more before the application is filed (API-30).',
  access: 'applicant',
  limit: 'account',
  body: v.object({
    bankCode: listedBankCode,
    bankName: shortText,
    accountNumber,
    accountHolder: shortText,
    aplyNo: applicationNumber,
  }),
  response: doneResponse,
}).handle(async ({ body: { aplyNo, ...account }, applicant }, dependencies) => {
  const { database, banks } = dependencies
  const owner = await ownApplication(database, applicant, aplyNo)
  await assertBank(database, account)
  const bankCode = padBankCode(account.bankCode)
  const verdict = await recordedCheck(dependencies, {
    kind: 'account',
    subject: accountSubject(account),
    owner: async () => owner,
    // The bank must name the entered holder (APLY-80 to APLY-85).
    ask: async () =>
      holderVerdict(
        account.accountHolder,
        (await banks.holderOf({ bankCode, accountNumber: account.accountNumber })) ?? '',
      ),
    isConfirmed: ({ ok }) => ok,
  })
  if (!verdict.ok) throw new HttpError(409, 'ACCOUNT_HOLDER_MISMATCH', verdict.reason)
  return { status: 200, message: serviceTexts.account.confirmed }
})

// The application has the bank's name, and the bank is called by its code. Both must belong to one bank (AMB-105).
async function assertBank(
  database: Database,
  { bankCode, bankName }: { bankCode: string; bankName: string },
): Promise<void> {
  const banks = await codesOf(database, 'BANK')
  const isBank = banks.some(
    ({ codeId, name }) => padBankCode(codeId) === padBankCode(bankCode) && name === bankName,
  )
  if (isBank) return
  const message = serviceTexts.account.bankUnknown
  throw new HttpError(400, 'ACCOUNT_BANK_UNKNOWN', message, [{ field: 'bankCode', message }])
}
