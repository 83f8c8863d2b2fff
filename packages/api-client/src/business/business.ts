import * as v from 'valibot'
import { looseNumber, looseText, type RefusingResponse } from '../http/read-response.ts'
import { sentenceIn } from '../errors/errors.ts'
import { postJson, readJson } from '../http/http.ts'
import { texts } from './texts.ko.ts'

/** The outcome of a registration: input of `registrationVerdict`. */
export type Registration = {
  /** These three may be missing for a business that is turned away. The specification leaves open if it gets a number. */
  applicationNumber?: string | undefined
  applicationType?: string | undefined
  managementType?: string | undefined
  taxStatus?: string | undefined
  errorCode?: string | undefined
  message?: string | undefined
}

export const REGISTRATION_PATH = '/api/v1/business/first/register'

const BAD_REQUEST = 400
const MALFORMED_NUMBER = 'BUSINESS_INVALID_BRNO_FORMAT'

const RegisterBody = v.object({
  message: looseText,
  result: v.object({
    ...v.entriesFromList(['aplyNo', 'aplyType', 'mngFrGb', 'errCd'], looseText),
    stepData: v.nullish(v.object({ bSttCd: looseText })),
  }),
})
const RegisterResponse = v.pipe(RegisterBody, v.transform(toRegistration))

const CountResponse = v.object({ result: v.pipe(looseNumber, v.integer(), v.minValue(0)) })

/** Opens an application (API-04). @throws RequestFailed; a refusal has the sentence of a§8 (BZMN-21 to BZMN-24) */
export function registerBusiness(businessNumber: string): Promise<Registration> {
  return postJson(
    REGISTRATION_PATH,
    { brNo: businessNumber },
    { successStatus: '200', shape: RegisterResponse, explain: explainRegisterRefusal },
  )
}

/** Returns how many applications are filed for the business (BZMN-30). @throws RequestFailed */
export async function countApplications(businessNumber: string): Promise<number> {
  const { result } = await readJson(
    '/api/v1/business/supportApplicationBrnoCheck',
    { brNo: businessNumber },
    { successStatus: '0', shape: CountResponse, explain: explainNumberRefusal },
  )
  return result
}

function toRegistration({ message, result }: v.InferOutput<typeof RegisterBody>): Registration {
  return {
    applicationNumber: result.aplyNo || undefined,
    applicationType: result.aplyType || undefined,
    managementType: result.mngFrGb || undefined,
    taxStatus: result.stepData?.bSttCd || undefined,
    errorCode: result.errCd || undefined,
    // "Success" is a marker for programs (AMB-61), no sentence for the person.
    message: sentenceIn(message) || undefined,
  }
}

function explainRegisterRefusal(refusal: RefusingResponse): string {
  const isMalformed = refusal.status === BAD_REQUEST && refusal.errorCode === MALFORMED_NUMBER
  return isMalformed ? texts.malformedBusinessNumber : explainNumberRefusal(refusal)
}

// AMB-108: a 400 may carry a sentence for the number itself.
function explainNumberRefusal({ status, message, errors }: RefusingResponse): string {
  if (status !== BAD_REQUEST) return message
  return errors.find(({ field }) => field === 'brNo')?.message || message
}
