import { lookupVerdict } from 'domain-rules/business'
import { identityTurn, type IdentityMethod } from 'domain-rules/identity'
import type { QueueStep } from 'domain-rules/queue'
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { hostOf, HttpError, protocolOf } from 'server-kit'
import { duplicateApplication, unknownApplication } from '../../refusals/refusals.ts'
import type { IdentityProvider } from '../../services/identity/identity-provider.ts'
import { setVerificationCookie } from '../../session/verification-cookie.ts'
import { ownerOf } from '../../stores/applicant-lookup.ts'
import { countResults } from '../../stores/application-store.ts'
import type { Database } from '../../stores/database.ts'
import type { VerificationMethod } from '../../verification/verification.ts'
import { startVerification } from '../../stores/verification-store.ts'
import { serviceTexts } from '../../texts/services.ko.ts'
import * as fields from '../../contract/fields.ts'

const texts = serviceTexts
const RESULT_PAGES = '1'

/** The subject of a verification: an application or, in the result flow, a business number alone. */
export const beginBody = v.object({
  aplyNo: v.nullish(v.union([fields.applicationNumber, v.literal('')])),
  brNo: v.nullish(v.union([fields.businessNumber, v.literal('')])),
  pageSeparation: v.nullish(v.union([v.picklist(['0', '1']), v.picklist([0, 1])])),
  provider: fields.optionalText,
})

export type BeginBody = v.InferOutput<typeof beginBody>

/** Returns the waiting room's step before a verification (IDENT-10 to IDENT-15). */
export function turnToBegin(method: IdentityMethod, asked: BeginBody): readonly QueueStep[] {
  return [identityTurn(method, isForResult(asked) ? 'result' : 'apply')]
}

/** The address at which a gateway’s window ends. */
export const END_OF_WINDOW = '/api/v1/auth/identity/end'

export type BeginNeeds = { database: Database; now: () => Date; config: { trustProxy: boolean } }

type Begun = { method: VerificationMethod; asked: BeginBody; request: FastifyRequest; reply: FastifyReply }

/**
 * Records that a verification has begun, sets the browser's cookie to the record's id, and returns the request for
 * the provider (AMB-111). Throws `ServiceUnavailable`, and `HttpError`: 400 without a number, 404 for an unknown
 * application, 409 for a filed one or without any result.
 */
export async function beginVerification<ProviderRequest>(
  needs: BeginNeeds,
  provider: IdentityProvider<ProviderRequest>,
  { method, asked, request, reply }: Begun,
): Promise<ProviderRequest> {
  const subject = await subjectOf(needs.database, asked)
  const begun = { ...subject, method, provider: asked.provider || method }
  const verification = await startVerification(needs.database, begun, needs.now())
  const providerRequest = await provider.begin(verification, endOfWindow(request, needs.config))
  setVerificationCookie({ request, reply }, verification.id)
  return providerRequest
}

function endOfWindow({ raw }: FastifyRequest, { trustProxy }: { trustProxy: boolean }): string {
  return `${protocolOf(raw, trustProxy)}://${hostOf(raw, trustProxy)}${END_OF_WINDOW}`
}

type Subject = { businessNumber: string; applicationNumber: string | null }

async function subjectOf(database: Database, asked: BeginBody): Promise<Subject> {
  const { aplyNo, brNo } = asked
  if (isForResult(asked) && brNo) return resultSubject(database, brNo)
  if (!isForResult(asked) && aplyNo) return draftSubject(database, aplyNo)
  throw new HttpError(400, 'IDENTITY_INCOMPLETE', texts.identity.missing)
}

function isForResult({ aplyNo, pageSeparation }: BeginBody): boolean {
  return String(pageSeparation) === RESULT_PAGES || !aplyNo
}

async function draftSubject(database: Database, applicationNumber: string): Promise<Subject> {
  const application = await ownerOf(database, applicationNumber)
  if (!application) throw unknownApplication()
  if (application.isSubmitted) throw duplicateApplication('business')
  return { businessNumber: application.businessNumber, applicationNumber }
}

async function resultSubject(database: Database, businessNumber: string): Promise<Subject> {
  const verdict = lookupVerdict(await countResults(database, businessNumber))
  if (!verdict.ok) throw new HttpError(409, 'APPLICATION_NOT_FOUND', verdict.reason)
  return { businessNumber, applicationNumber: null }
}
