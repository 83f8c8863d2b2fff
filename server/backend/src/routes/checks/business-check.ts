import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { defineCall } from '../../contract/call.ts'
import * as fields from '../../contract/fields.ts'
import { serve } from '../../contract/serve.ts'
import type { Dependencies } from '../../dependencies.ts'
import { HttpError } from 'server-kit'
import { ServiceUnavailable } from '../../services/service-unavailable.ts'
import type { BusinessDescription, Validation } from '../../services/tax-office/tax-office.ts'
import type { Applicant } from '../../session/applicant.ts'
import { draftOf } from '../../stores/applicant-lookup.ts'
import { checkSubject, recordCheck } from '../../stores/check-store.ts'
import type { CheckOutcome } from '../../stores/tables/verifications.ts'
import { serviceTexts } from '../../texts/services.ko.ts'
import { mustBeOwnBusiness } from './own-application.ts'

const described = v.object({
  b_no: fields.businessNumber,
  start_dt: fields.compactDay,
  p_nm: fields.shortText,
  b_nm: fields.shortText,
  corp_no: v.nullish(v.pipe(v.string(), v.regex(/^([0-9]{13})?$/))),
})

const status = v.object({ b_no: v.string(), b_stt_cd: v.string(), tax_type_cd: v.string() })

const validateCall = defineCall({
  method: 'POST',
  path: '/api/v1/auth/validate-business',
  summary: 'Checks the description of a business with the tax office (API-28).',
  access: 'applicant',
  turns: () => ['businessCheck'],
  endsTurn: true,
  body: v.object({ businesses: v.pipe(v.array(described), v.length(1)) }),
  response: v.object({
    success: v.literal(true),
    data: v.object({
      status_code: v.literal('OK'),
      request_cnt: v.number(),
      valid_cnt: v.number(),
      data: v.array(
        v.object({ b_no: v.string(), valid: v.picklist(['01', '02']), status: v.optional(status) }),
      ),
    }),
  }),
})

/** Serves the business check; its outcome is stored with the application for the back office (AMB-100). */
export function serveBusinessCheck(app: FastifyInstance, dependencies: Dependencies): void {
  serve(app, dependencies, validateCall, async ({ body, applicant }) => {
    const [asked] = body.businesses
    if (!asked) throw new HttpError(400, 'REQUEST_MALFORMED', serviceTexts.business.failed)
    mustBeOwnBusiness(applicant, asked.b_no)
    const validation = await validate(dependencies, applicant, descriptionIn(asked))
    return { success: true, data: responseFor(asked.b_no, validation) }
  })
}

async function validate(
  dependencies: Dependencies,
  applicant: Applicant,
  business: BusinessDescription,
): Promise<Validation> {
  try {
    const validation = await dependencies.taxOffice.validate(business)
    const taxType = validation.isValid ? validation.taxType : undefined
    await record(dependencies, applicant, business, validation.isValid ? 'confirmed' : 'refused', taxType)
    return validation
  } catch (error) {
    if (error instanceof ServiceUnavailable) await record(dependencies, applicant, business, 'unavailable')
    throw error
  }
}

// Records the outcome for the draft of the business, since the call names no application.
async function record(
  dependencies: Dependencies,
  { ci }: Applicant,
  { businessNumber, openingDate, representativeName, companyName, corporateNumber = '' }: BusinessDescription,
  outcome: CheckOutcome,
  taxType: string | null = null,
): Promise<void> {
  const applicationNumber = await draftOf(dependencies.database, businessNumber)
  if (!applicationNumber) return
  const subject = checkSubject(businessNumber, openingDate, representativeName, companyName, corporateNumber)
  const check = { kind: 'business', outcome, subject, taxType } as const
  await recordCheck(dependencies, { applicationNumber, ci }, check)
}

function descriptionIn({ b_no, start_dt, p_nm, b_nm, corp_no }: v.InferOutput<typeof described>) {
  return {
    businessNumber: b_no,
    openingDate: start_dt,
    representativeName: p_nm,
    companyName: b_nm,
    corporateNumber: corp_no || undefined,
  }
}

function responseFor(b_no: string, validation: Validation) {
  const counts = { status_code: 'OK' as const, request_cnt: 1, valid_cnt: validation.isValid ? 1 : 0 }
  if (!validation.isValid) return { ...counts, data: [{ b_no, valid: '02' as const }] }
  const { taxStatus = '', taxType = '' } = validation
  const known = { b_no, b_stt_cd: taxStatus, tax_type_cd: taxType }
  return { ...counts, data: [{ b_no, valid: '01' as const, status: known }] }
}
