import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { defineCall } from '../../contract/call.ts'
import { dataOrErrorAnswer } from '../../contract/fields.ts'
import { serve } from '../../contract/serve.ts'
import type { Dependencies } from '../../dependencies.ts'
import type { AccountNumber } from '../../outside/banks/banks.ts'
import { outsideTexts } from '../../texts/outside.ko.ts'
import { accountNumber, bankRefusal, paddedBankCode } from './account-fields.ts'

const ownerCall = defineCall({
  method: 'POST',
  path: '/api/v1/auth/validate-account-owner',
  summary: 'Asks the bank whose account it is (API-29).',
  access: 'applicant',
  body: v.object({ bankCd: paddedBankCode, acctNo: accountNumber }),
  answer: dataOrErrorAnswer(v.object({ dpstrFlnm: v.string() })),
})

/** Serves the bank's answer; whether the name fits is for the page to say, and for `account/verify` to decide. */
export function registerAccountOwnerRoute(app: FastifyInstance, dependencies: Dependencies): void {
  serve(app, dependencies, ownerCall, async ({ body: { bankCd: bankCode, acctNo: number } }) => {
    const holder = await holderOf(dependencies, { bankCode, accountNumber: number })
    if (holder === null) return { success: false, data: null, errorMessage: outsideTexts.account.unknown }
    return { success: true, data: { dpstrFlnm: holder } }
  })
}

async function holderOf({ banks }: Dependencies, account: AccountNumber): Promise<string | null> {
  try {
    return await banks.holderOf(account)
  } catch (error) {
    throw bankRefusal(error)
  }
}
