import { registrationVerdict } from 'domain-rules'
import type { FastifyRequest } from 'fastify'
import { Refused } from '../http/refused.ts'
import { TaxOfficeUnavailable, type TaxOffice, type TaxRecord } from '../outside/tax-office/tax-office.ts'
import type { BusinessStore } from '../stores/business-store.ts'
import { texts } from '../texts.ko.ts'
import { businessNumberOf } from './business-number-body.ts'

type Needed = { businesses: BusinessStore; taxOffice: TaxOffice }

/** `POST /api/v1/business/first/register` opens an application for the business, if it may apply at all (API-04). */
export function registerBusiness({ businesses, taxOffice }: Needed) {
  return async ({ body }: FastifyRequest) => {
    const businessNumber = businessNumberOf(body)
    const record = await lookUp(taxOffice, businessNumber)
    const verdict = registrationVerdict(record)
    // The codes say why; the sentence is for a record without any, whose refusal shows the server's words (AMB-98).
    if (!verdict.ok) return answerFor('', record, verdict.reason)

    const applicationNumber = await businesses.openDraft(businessNumber, record)
    if (!applicationNumber) throw new Refused(400, 'BUSINESS_ALREADY_APPLIED', texts.business.alreadyApplied)
    return answerFor(applicationNumber, record, texts.business.registered)
  }
}

async function lookUp(taxOffice: TaxOffice, businessNumber: string): Promise<TaxRecord> {
  try {
    return await taxOffice.lookUp(businessNumber)
  } catch (error) {
    if (!(error instanceof TaxOfficeUnavailable)) throw error
    throw new Refused(500, 'TAX_OFFICE_UNAVAILABLE', texts.business.taxOfficeUnavailable)
  }
}

function answerFor(aplyNo: string, record: TaxRecord, message: string) {
  const {
    applicationType: aplyType,
    managementType: mngFrGb,
    taxStatus: bSttCd = '',
    errorCode: errCd = '',
  } = record
  return { status: 200, message, result: { aplyNo, aplyType, mngFrGb, stepData: { bSttCd }, errCd } }
}
