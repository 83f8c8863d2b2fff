import type { VerifiedPerson } from 'domain-rules/identity'
import * as v from 'valibot'
import { isSuccessWord, looseText, moment, UNSHOWN } from '../http/read-response.ts'
import { RequestRefused, UnexpectedResponse } from '../errors/errors.ts'
import { postJson, readJson } from '../http/http.ts'

const DONE_UNMARKED = { successStatus: UNSHOWN, shape: v.unknown() }
const MAY_APPLY_PATH = '/api/v1/application/result/check'
const MayApplyResponse = v.object({ result: v.fallback(looseText, ''), message: v.fallback(looseText, '') })
const Numbered = v.object({ aplyNo: v.pipe(looseText, v.nonEmpty()) })
// Nothing in it is needed: another backend may send no body at all.
const ApplyResponse = v.fallback(
  v.object({ result: v.object({ draftSavedAt: v.optional(v.nullable(moment)) }) }),
  { result: {} },
)
const EnteredResponse = v.object({ result: v.fallback(v.nullable(Numbered), null) })
const FoundResponse = v.object({ result: Numbered })

/** The error code for a person with an application (IDENT-40). */
export const APPLIED_ALREADY = 'APL_DUPLICATE_CI'

/** Signs in the person just verified for the business (API-11, AMB-111). @throws RequestFailed; 401 if not verified */
export async function signIn(businessNumber: string): Promise<void> {
  const query = new URLSearchParams({ brno: businessNumber })
  await postJson(`/api/v1/auth/setJwtCookie?${query}`, undefined, DONE_UNMARKED)
}

/**
 * Verifies that the person may apply (API-21, IDENT-39). Only the word SUCCESS lets them pass: an empty response does not.
 * @throws RequestFailed; `APPLIED_ALREADY` if they have
 */
export async function checkMayApply(ci: string): Promise<void> {
  const expected = { successStatus: UNSHOWN, shape: MayApplyResponse }
  const { result, message } = await readJson(MAY_APPLY_PATH, { ci }, expected)
  if (isSuccessWord(result || message)) return
  if (!result && !message) throw new UnexpectedResponse(MAY_APPLY_PATH, 'result: expected SUCCESS')
  throw new RequestRefused(MAY_APPLY_PATH, { status: 200, errorCode: result, message })
}

/**
 * Admits the person to an application (API-12, IDENT-30). Returns the time (ISO) at which they have saved a draft,
 * null without one, or undefined from a backend that saves no drafts. @throws RequestFailed; `APPLIED_ALREADY` if they have
 */
export async function enterApplication(
  applicationNumber: string,
  person: VerifiedPerson,
): Promise<string | null | undefined> {
  const body = { aplyNo: applicationNumber, ...wireNames(person) }
  const expected = { successStatus: '200', shape: ApplyResponse }
  return (await postJson('/api/v1/auth/simple/success', body, expected)).result.draftSavedAt
}

/** Admits the person to a result, and returns their application (API-13, IDENT-31, AMB-43). @throws RequestFailed */
export async function enterResult(businessNumber: string, person: VerifiedPerson): Promise<string> {
  const { result } = await postJson(
    '/api/v1/auth/simpleResult/success',
    { brNo: businessNumber, ...wireNames(person) },
    { successStatus: '200', shape: EnteredResponse },
  )
  return result?.aplyNo ?? lookUpApplication(businessNumber, person.ci)
}

async function lookUpApplication(brno: string, ci: string): Promise<string> {
  const { result } = await readJson(
    '/api/v1/application/result/detail/brno',
    { ci, brno },
    { successStatus: '200', shape: FoundResponse },
  )
  return result.aplyNo
}

/** Records that the identity step of an application is done (API-22). @throws RequestFailed */
export async function saveIdentityStep(applicationNumber: string): Promise<void> {
  const query = new URLSearchParams({ aplyNo: applicationNumber })
  await postJson(`/api/v1/auth/saveStepHistory?${query}`, undefined, DONE_UNMARKED)
}

function wireNames({ ci, name, mobileNumber: phoneNumber, birthDate: birthDay, provider }: VerifiedPerson) {
  return { ci, name, phoneNumber, birthDay, provider }
}
