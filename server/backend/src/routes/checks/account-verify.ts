import type { Verdict } from 'domain-rules'
import { holderVerdict, padBankCode } from 'domain-rules/account'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { defineCall } from '../../contract/call.ts'
import { applicationNumber, doneResponse, shortText } from '../../contract/fields.ts'
import { serve } from '../../contract/serve.ts'
import type { Dependencies } from '../../dependencies.ts'
import { HttpError } from 'server-kit'
import { ServiceUnavailable } from '../../services/service-unavailable.ts'
import { accountSubject, recordCheck, type CheckOwner } from '../../stores/check-store.ts'
import { codesOf } from '../../stores/code-store.ts'
import type { CheckOutcome } from '../../stores/tables/verifications.ts'
import { serviceTexts } from '../../texts/services.ko.ts'
import { accountNumber, listedBankCode } from './account-fields.ts'
import { ownApplication } from './own-application.ts'

const verifyCall = defineCall({
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
})

type NamedAccount = Omit<v.InferOutput<typeof verifyCall.body>, 'aplyNo'>

/** Serves the account check whose outcome the submission needs; a holder that does not match is refused with 409. */
export function serveAccountVerification(app: FastifyInstance, dependencies: Dependencies): void {
  serve(app, dependencies, verifyCall, async ({ body: { aplyNo, ...account }, applicant }) => {
    const owner = await ownApplication(dependencies.database, applicant, aplyNo)
    await assertBank(dependencies, account)
    const verdict = await check(dependencies, owner, account)
    if (!verdict.ok) throw new HttpError(409, 'ACCOUNT_HOLDER_MISMATCH', verdict.reason)
    return { status: 200, message: serviceTexts.account.confirmed }
  })
}

// The application has the bank's name, and the bank is called by its code. Both must belong to one bank (AMB-105).
async function assertBank({ database }: Dependencies, { bankCode, bankName }: NamedAccount): Promise<void> {
  const banks = await codesOf(database, 'BANK')
  const isBank = banks.some(
    ({ codeId, name }) => padBankCode(codeId) === padBankCode(bankCode) && name === bankName,
  )
  if (isBank) return
  const message = serviceTexts.account.bankUnknown
  throw new HttpError(400, 'ACCOUNT_BANK_UNKNOWN', message, [{ field: 'bankCode', message }])
}

async function check(dependencies: Dependencies, owner: CheckOwner, account: NamedAccount): Promise<Verdict> {
  try {
    const verdict = await verdictOf(dependencies, account)
    await record(verdict.ok ? 'confirmed' : 'refused')
    return verdict
  } catch (error) {
    if (error instanceof ServiceUnavailable) await record('unavailable')
    throw error
  }

  function record(outcome: CheckOutcome): Promise<void> {
    const subject = accountSubject(account)
    return recordCheck(dependencies, owner, { kind: 'account', outcome, subject, taxType: null })
  }
}

// The bank must name the entered holder (APLY-80 to APLY-85).
async function verdictOf({ banks }: Dependencies, account: NamedAccount): Promise<Verdict> {
  const { bankCode, accountNumber: number, accountHolder } = account
  const holder = await banks.holderOf({ bankCode: padBankCode(bankCode), accountNumber: number })
  return holderVerdict(accountHolder, holder ?? '')
}
