import type { YesNo } from 'domain-rules'
import {
  APPLICATION_DOCUMENTS,
  formToWire,
  requestedAmount,
  type ApplicationDocument,
  type ApplicationForm,
} from 'domain-rules/application'
import * as v from 'valibot'
import { isSuccessWord, looseText } from '../http/read-response.ts'
import { RequestRefused } from '../errors/errors.ts'
import { postForm, type OnProgress } from '../http/http.ts'

/** An application as it is filed. */
export type ApplicationSubmission = {
  applicationNumber: string
  applicationType: string
  ci: string
  businessNumber: string
  /** The bank by name (AMB-105). */
  form: ApplicationForm
  /** In won; null if it is not known. */
  supportAmount: number | null
  mydataRequest: YesNo
  taxInformation: YesNo
  verificationMethod: string
}

export type ApplicationDocuments = Partial<Record<ApplicationDocument, File>>

type NewApplication = {
  submission: ApplicationSubmission
  documents: ApplicationDocuments
  /** One key for each press: the server files once for a repeated press (GP-25). */
  idempotencyKey: string
  onProgress?: OnProgress | undefined
}

const PATH = '/api/v1/application/create'
const CreatedResponse = v.object({ message: looseText })

/**
 * Files an application together with its documents (API-31, APLY-98 to APLY-128, AMB-13, AMB-109). `onProgress` receives
 * the share that has been sent.
 * @throws RequestFailed; RequestRefused with the server's sentence, also for a response other than "Success" (APLY-100)
 */
export async function createApplication(application: NewApplication): Promise<void> {
  const { submission, documents, ...upload } = application
  const hasFiles = Object.keys(documents).length > 0
  const { message } = await postForm(
    PATH,
    formOf(submission, documents),
    { ...upload, hasFiles },
    { successStatus: '200', shape: CreatedResponse },
  )
  if (!isSuccessWord(message)) throw new RequestRefused(PATH, { status: 200, message })
}

function formOf(submission: ApplicationSubmission, documents: ApplicationDocuments): FormData {
  const form = new FormData()
  const data = JSON.stringify(wireNames(submission))
  form.append('applicationData', new Blob([data], { type: 'application/json' }))
  // A missing document is sent as an empty file (APLY-127).
  for (const name of APPLICATION_DOCUMENTS) form.append(name, documents[name] ?? new File([], 'empty'))
  return form
}

function wireNames({ form, ...submission }: ApplicationSubmission) {
  return {
    suptSn: 0,
    aplyNo: submission.applicationNumber,
    aplyType: submission.applicationType,
    aplyDesc: '',
    ci: submission.ci,
    brno: submission.businessNumber,
    mngFrGb: form.managementType,
    ...formToWire(form),
    coRprsvYn: 'N',
    sprtAmt: requestedAmount(submission.supportAmount),
    dcsnAmt: 0,
    prcsStts: '신청',
    mdtAgreYn: submission.mydataRequest,
    ntaxAgreYn: submission.taxInformation,
    methodType: submission.verificationMethod,
  }
}
