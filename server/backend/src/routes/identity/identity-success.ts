import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { defineCall } from '../../contract/call.ts'
import { serve } from '../../contract/serve.ts'
import type { Dependencies } from '../../dependencies.ts'
import { HttpError } from 'server-kit'
import { verificationOf } from '../../session/verification-cookie.ts'
import { hasActiveApplication, resultFor } from '../../stores/applicant-lookup.ts'
import { findSavedDraft } from '../../stores/saved-draft-store.ts'
import { findVerification } from '../../stores/verification-store.ts'
import { hasSucceeded, type SucceededVerification } from '../../verification/verification.ts'
import { serviceTexts } from '../../texts/services.ko.ts'
import { applicationNumber, businessNumber, optionalText, shortText } from '../../contract/fields.ts'

const texts = serviceTexts

// The browser's facts of the person. Only ci is compared, and nothing is stored.
const person = {
  ci: shortText,
  name: optionalText,
  phoneNumber: optionalText,
  birthDay: optionalText,
  provider: optionalText,
}

const response = v.object({
  status: v.literal(200),
  message: v.string(),
  /** `draftSavedAt`: when the person has saved a draft for the business; null without one, and absent for a result. */
  result: v.object({ aplyNo: v.string(), draftSavedAt: v.optional(v.nullable(v.string())) }),
})

const applySuccess = defineCall({
  method: 'POST',
  path: '/api/v1/auth/simple/success',
  summary: 'Confirms the verified person for an application; 409 if they have one already (API-12).',
  access: 'open',
  changesNothing: true,
  body: v.object({ aplyNo: applicationNumber, ...person }),
  response,
})

const resultSuccess = defineCall({
  method: 'POST',
  path: '/api/v1/auth/simpleResult/success',
  summary: 'Confirms the verified person for the result of a business (API-13).',
  access: 'open',
  changesNothing: true,
  body: v.object({ brNo: businessNumber, ...person }),
  response,
})

/**
 * Serves the calls after a verification. The person in the request must be the one that the provider has named,
 * else 403 (AMB-31, GP-11). The apply flow refuses a person who has an application (IDENT-38); the result flow
 * requires one for this business.
 */
export function serveIdentitySuccess(app: FastifyInstance, dependencies: Dependencies): void {
  const { database } = dependencies

  serve(app, dependencies, applySuccess, async ({ body: { ci, aplyNo }, request }) => {
    const verification = await verificationFor(dependencies, request, ci)
    if (verification.applicationNumber !== aplyNo) throw notThisPerson()
    if (await hasActiveApplication(database, ci))
      throw new HttpError(409, 'APL_DUPLICATE_CI', texts.identity.duplicate)
    const owner = { ci, businessNumber: verification.businessNumber }
    const draft = await findSavedDraft(dependencies, owner, dependencies.now())
    return responseFor(aplyNo, draft?.savedAt.toISOString() ?? null)
  })

  serve(app, dependencies, resultSuccess, async ({ body: { ci, brNo }, request }) => {
    const verification = await verificationFor(dependencies, request, ci)
    if (verification.businessNumber !== brNo) throw notThisPerson()
    const found = await resultFor(database, ci, brNo)
    if (!found) throw new HttpError(404, 'RESULT_NOT_FOUND', texts.application.noResult)
    return responseFor(found)
  })
}

async function verificationFor(
  { database, now }: Dependencies,
  request: FastifyRequest,
  ci: string,
): Promise<SucceededVerification> {
  const id = verificationOf(request)
  const verification = id ? await findVerification(database, id, now()) : null
  if (!verification || !hasSucceeded(verification) || verification.person.ci !== ci) throw notThisPerson()
  return verification
}

function notThisPerson(): HttpError {
  return new HttpError(403, 'IDENTITY_MISMATCH', texts.identity.dataWrong)
}

function responseFor(aplyNo: string, draftSavedAt?: string | null) {
  return { status: 200 as const, message: texts.identity.succeeded, result: { aplyNo, draftSavedAt } }
}
