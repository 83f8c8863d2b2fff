import type { FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { route, type Route } from '../../contract/route.ts'
import type { Dependencies } from '../../dependencies.ts'
import { duplicateApplication, noResult, wrongPerson } from '../../refusals/refusals.ts'
import { begunVerification } from '../../session/verification-cookie.ts'
import { latestResult } from '../../stores/application-store.ts'
import { hasActiveApplication } from '../../stores/applications/application-rows.ts'
import { findSavedDraft } from '../../stores/saved-draft-store.ts'
import { hasSucceeded, type SucceededVerification } from '../../verification/verification.ts'
import { serviceTexts } from '../../texts/services.ko.ts'
import { applicationNumber, businessNumber, optionalText, shortText } from '../../contract/fields.ts'

// The browser's facts of the person. Only ci is compared, and nothing is stored.
const person = {
  ci: shortText,
  ...v.entriesFromList(['name', 'phoneNumber', 'birthDay', 'provider'], optionalText),
}

const response = v.object({
  status: v.literal(200),
  message: v.string(),
  /** `draftSavedAt`: when the person has saved a draft for the business; null without one, and absent for a result. */
  result: v.object({ aplyNo: v.string(), draftSavedAt: v.optional(v.nullable(v.string())) }),
})

const success = { method: 'POST', access: 'open', changesNothing: true, response } as const

const applySuccess = route({
  ...success,
  path: '/api/v1/auth/simple/success',
  summary: 'Confirms the verified person for an application; 409 if they have one already (API-12).',
  body: v.object({ aplyNo: applicationNumber, ...person }),
}).handle(async ({ body: { ci, aplyNo }, request }, dependencies) => {
  const { database } = dependencies
  const verification = await verificationFor(dependencies, request, ci)
  if (verification.applicationNumber !== aplyNo) throw wrongPerson()
  if (await hasActiveApplication(database, 'applicantCi', ci)) throw duplicateApplication('person')
  const owner = { ci, businessNumber: verification.businessNumber }
  const draft = await findSavedDraft(dependencies, owner, dependencies.now())
  return responseFor(aplyNo, draft?.savedAt.toISOString() ?? null)
})

const resultSuccess = route({
  ...success,
  path: '/api/v1/auth/simpleResult/success',
  summary: 'Confirms the verified person for the result of a business (API-13).',
  body: v.object({ brNo: businessNumber, ...person }),
}).handle(async ({ body: { ci, brNo }, request }, dependencies) => {
  const verification = await verificationFor(dependencies, request, ci)
  if (verification.businessNumber !== brNo) throw wrongPerson()
  const found = await latestResult(dependencies.database, brNo, ci)
  if (!found) throw noResult()
  return responseFor(found.applicationNumber)
})

/**
 * Serves the calls after a verification. The person in the request must be the one that the provider has named,
 * else 403 (AMB-31, GP-11). The apply flow refuses a person who has an application (IDENT-38); the result flow
 * requires one for this business.
 */
export const identitySuccessRoutes: readonly Route[] = [applySuccess, resultSuccess]

async function verificationFor(
  dependencies: Dependencies,
  request: FastifyRequest,
  ci: string,
): Promise<SucceededVerification> {
  const verification = await begunVerification(dependencies, request)
  if (!verification || !hasSucceeded(verification) || verification.person.ci !== ci) throw wrongPerson()
  return verification
}

function responseFor(aplyNo: string, draftSavedAt?: string | null) {
  return { status: 200 as const, message: serviceTexts.identity.succeeded, result: { aplyNo, draftSavedAt } }
}
