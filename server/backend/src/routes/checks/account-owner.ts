import * as v from 'valibot'
import { dataOrErrorResponse } from '../../contract/fields.ts'
import { route } from '../../contract/route.ts'
import { serviceTexts } from '../../texts/services.ko.ts'
import { accountNumber, paddedBankCode } from './account-fields.ts'

/** Serves the bank's name of the account holder. The page compares it first; `account/verify` decides. */
export const accountOwnerRoute = route({
  method: 'POST',
  path: '/api/v1/auth/validate-account-owner',
  summary: 'Returns the holder of an account, by its bank (API-29).',
  access: 'applicant',
  limit: 'account',
  // Each step has its own line. A turn of the other step would bypass a paused line.
  turns: async (_, hasFiled) => [(await hasFiled()) ? 'accountCorrection' : 'accountCheck'],
  endsTurn: true,
  body: v.object({ bankCd: paddedBankCode, acctNo: accountNumber }),
  response: dataOrErrorResponse(v.object({ dpstrFlnm: v.string() })),
}).handle(async ({ body: { bankCd: bankCode, acctNo: number } }, { banks }) => {
  const holder = await banks.holderOf({ bankCode, accountNumber: number })
  if (holder === null) return { success: false, data: null, errorMessage: serviceTexts.account.unknown }
  return { success: true, data: { dpstrFlnm: holder } }
})
