import * as v from 'valibot'
import * as fields from '../../contract/fields.ts'
import { route } from '../../contract/route.ts'
import { HttpError } from 'server-kit'
import type { Validation } from '../../services/tax-office/tax-office.ts'
import type { Applicant } from '../../session/applicant.ts'
import { draftOf } from '../../stores/applicant-lookup.ts'
import { checkSubject } from '../../stores/check-store.ts'
import type { Database } from '../../stores/database.ts'
import { serviceTexts } from '../../texts/services.ko.ts'
import { mustBeOwnBusiness } from './own-application.ts'
import { recordedCheck } from './recorded-check.ts'

const described = v.object({
  b_no: fields.businessNumber,
  start_dt: fields.compactDay,
  p_nm: fields.shortText,
  b_nm: fields.shortText,
  corp_no: v.nullish(v.pipe(v.string(), v.regex(/^([0-9]{13})?$/))),
})

const status = v.object({ b_no: v.string(), b_stt_cd: v.string(), tax_type_cd: v.string() })

/** Serves the business check; its outcome is stored with the application for the back office (AMB-100). */
export const businessCheckRoute = route({
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
}).handle(async ({ body, applicant }, dependencies) => {
  const [asked] = body.businesses
  if (!asked) throw new HttpError(400, 'REQUEST_MALFORMED', serviceTexts.business.failed)
  mustBeOwnBusiness(applicant, asked.b_no)
  const business = descriptionIn(asked)
  const { businessNumber, openingDate, representativeName, companyName, corporateNumber = '' } = business
  const validation = await recordedCheck(dependencies, {
    kind: 'business',
    subject: checkSubject(businessNumber, openingDate, representativeName, companyName, corporateNumber),
    owner: () => draftOwner(dependencies.database, applicant, businessNumber),
    ask: () => dependencies.taxOffice.validate(business),
    isConfirmed: ({ isValid }) => isValid,
    taxTypeOf: found => (found.isValid ? found.taxType : undefined),
  })
  return { success: true, data: responseFor(asked.b_no, validation) }
})

// The call names no application, so the outcome is recorded for the draft of the business.
async function draftOwner(database: Database, { ci }: Applicant, businessNumber: string) {
  const applicationNumber = await draftOf(database, businessNumber)
  return applicationNumber === null ? null : { applicationNumber, ci }
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
