import { UPLOAD_LIMIT_BYTES } from 'domain-rules'
import { APPLICATION_DOCUMENTS, fieldTexts } from 'domain-rules/application'
import { taxInformationConsent } from 'domain-rules/consent'
import * as v from 'valibot'
import type { Transaction } from '../../stores/database.ts'
import { route } from '../../contract/route.ts'
import type { Dependencies } from '../../dependencies.ts'
import { actorOf, recordAudit } from '../../stores/applications/audit.ts'
import { consentsOf } from '../../stores/applications/consent-store.ts'
import { takeNewObjects } from '../../stores/applications/document-uploads.ts'
import { encryptFor } from '../../stores/applications/encrypted-fields.ts'
import { AppliedAlready, submitDraft, type Submission } from '../../stores/applications/submit-draft.ts'
import { deleteSavedDraft } from '../../stores/saved-draft-store.ts'
import { applicationTexts as texts } from '../../texts/application.ko.ts'
import { applicationDataSchema } from './application-data.ts'
import { checkDocuments, withStoredDocuments } from '../../uploads/application-documents.ts'
import { assertComplete, checkFiling, type Filing } from './filing.ts'
import { withIdempotency } from '../../idempotency/idempotent-requests.ts'
import { lockOwnDraft } from './own-draft.ts'
import { duplicateApplication } from '../../refusals/refusals.ts'

/**
 * Serves `POST /api/v1/application/create`: the draft becomes an application in status 신청, regardless of the status,
 * type or amount in the request (APLY-98 to APLY-136). HttpError: 403 for another person's ci, 404 for another
 * number, 400 for a form or document that the screen would refuse; and 409 for missing consents (AMB-44), documents,
 * account check or delivery fee, and for a second application of the person or the business (AMB-23, AMB-24).
 */
export const createApplicationRoute = route({
  method: 'POST',
  path: '/api/v1/application/create',
  summary: 'Submits an application with its documents (API-31).',
  access: 'applicant',
  body: v.object({ applicationData: applicationDataSchema }),
  files: {
    names: APPLICATION_DOCUMENTS,
    jsonParts: ['applicationData'],
    // Up to twice the limit, a document is refused in the words of the form; a larger one is not stored at all.
    largestBytes: 2 * UPLOAD_LIMIT_BYTES,
  },
  response: v.object({
    status: v.literal(200),
    message: v.literal(texts.success),
    result: v.object({ aplyNo: v.string(), suptSn: v.number() }),
  }),
}).handle(async ({ body, files, applicant, request }, dependencies) => {
  const { applicationData: data } = body
  const documents = await checkDocuments(dependencies, files)
  const filing = await checkFiling(dependencies, { applicant, data, documents })
  const content = [data, documents.map(({ record, sha256 }) => [record.document, sha256])]
  return withStoredDocuments(dependencies, documents, () =>
    withIdempotency(dependencies, request, content, transaction => file(dependencies, transaction, filing)),
  )
})

async function file(dependencies: Dependencies, transaction: Transaction, filing: Filing) {
  const { applicant, data, documents } = filing
  const { aplyNo: applicationNumber } = data
  await lockOwnDraft(transaction, applicationNumber, applicant)
  const consents = await consentsOf(transaction, applicationNumber, applicant.ci)
  assertComplete(filing, consents)

  const at = dependencies.now()
  const agrees = taxInformationConsent(consents) === 'Y'
  const submission = submissionOf(dependencies, filing, agrees)
  const stored = documents.map(({ record }) => record)
  const suptSn = await submitDraft(transaction, applicationNumber, submission, stored, at).catch(asRefusal)
  const paths = stored.map(({ filePath }) => filePath)
  await takeNewObjects(transaction, paths)
  await deleteSavedDraft({ database: transaction, fields: dependencies.fields }, applicant)
  const actor = actorOf(applicant)
  await recordAudit(transaction, { at, actor, action: 'application.create', applicationNumber })
  return { status: 200, message: texts.success, result: { aplyNo: applicationNumber, suptSn } } as const
}

function submissionOf(
  { fields }: Dependencies,
  { applicant, data, form, amount }: Filing,
  agreesToTaxInformation: boolean,
): Submission {
  const { bank: bankName, residenceNumber, accountNumber, ...others } = fieldTexts(form)
  return {
    ...others,
    bankName,
    residenceNumber: encryptFor(fields, data.aplyNo, 'residenceNumber', residenceNumber),
    accountNumber: encryptFor(fields, data.aplyNo, 'accountNumber', accountNumber),
    applicantCi: applicant.ci,
    hasJointRepresentatives: data.coRprsvYn === 'Y',
    requestedAmount: amount,
    requestsMydata: data.mdtAgreYn === 'Y',
    agreesToTaxInformation,
    verificationMethod: data.methodType ?? '',
    description: data.aplyDesc ?? '',
  }
}

function asRefusal(error: unknown): never {
  throw error instanceof AppliedAlready ? duplicateApplication(error.by) : error
}
