import { registrationVerdict } from 'domain-rules/business'
import * as v from 'valibot'
import { resultResponse } from '../../contract/fields.ts'
import { route } from '../../contract/route.ts'
import { HttpError } from 'server-kit'
import { ServiceUnavailable } from '../../services/service-unavailable.ts'
import type { TaxOffice, TaxRecord } from '../../services/tax-office/tax-office.ts'
import { registerBusiness } from '../../stores/business-store.ts'
import { businessTexts as texts } from '../../texts/business.ko.ts'
import { businessNumberBody, wrongBusinessNumber } from './business-number-body.ts'

/** Serves `POST /api/v1/business/first/register`. */
export const registerBusinessRoute = route({
  method: 'POST',
  path: '/api/v1/business/first/register',
  summary: 'Opens an application for a business, if it may apply at all (API-04).',
  access: 'open',
  body: businessNumberBody,
  malformed: wrongBusinessNumber,
  response: resultResponse(
    v.object({
      aplyNo: v.string(),
      aplyType: v.string(),
      mngFrGb: v.string(),
      stepData: v.object({ bSttCd: v.string() }),
      errCd: v.string(),
    }),
  ),
}).handle(async ({ body: { brNo: businessNumber } }, dependencies) => {
  const { database, now, taxOffice } = dependencies
  const record = await lookUp(taxOffice, businessNumber)
  const verdict = registrationVerdict(record)
  // The codes give the reason. The sentence is for a record without codes, whose refusal shows the server's words
  // (AMB-98).
  if (!verdict.ok) return responseFor('', record, verdict.reason)

  const applicationNumber = await registerBusiness(database, businessNumber, record, now())
  if (!applicationNumber) throw new HttpError(400, 'BUSINESS_ALREADY_APPLIED', texts.alreadyApplied)
  return responseFor(applicationNumber, record, texts.registered)
})

async function lookUp(taxOffice: TaxOffice, businessNumber: string): Promise<TaxRecord> {
  try {
    return await taxOffice.lookUp(businessNumber)
  } catch (error) {
    if (!(error instanceof ServiceUnavailable)) throw error
    // This call has a status and a sentence of its own.
    throw new HttpError(500, 'TAX_OFFICE_UNAVAILABLE', texts.taxOfficeUnavailable)
  }
}

function responseFor(aplyNo: string, record: TaxRecord, message: string) {
  const {
    applicationType: aplyType,
    managementType: mngFrGb,
    taxStatus: bSttCd = '',
    errorCode: errCd = '',
  } = record
  return { status: 200 as const, message, result: { aplyNo, aplyType, mngFrGb, stepData: { bSttCd }, errCd } }
}
