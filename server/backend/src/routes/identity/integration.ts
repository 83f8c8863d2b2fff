import type { FastifyRequest } from 'fastify'
import * as v from 'valibot'
import type { Call } from '../../contract/call.ts'
import { dataOrErrorResponse, optionalText, shortText } from '../../contract/fields.ts'
import { route, type Route } from '../../contract/route.ts'
import type { Dependencies } from '../../dependencies.ts'
import { HttpError } from 'server-kit'
import type { IdentityProvider } from '../../services/identity/identity-provider.ts'
import { begunVerification } from '../../session/verification-cookie.ts'
import { hasSucceeded, type Verification } from '../../verification/verification.ts'
import { serviceTexts } from '../../texts/services.ko.ts'
import { beginBody, beginVerification, turnToBegin, type BeginBody } from './begin-verification.ts'
import { receiveReport } from '../../verification/receive-report.ts'

const texts = serviceTexts.identity

const providerRequest = v.object(
  v.entriesFromList(
    ['mid', 'reqSvcCd', 'mtxId', 'authHash', 'flgFixedUser', 'userHash', 'reservedMsg', 'authUrl'],
    v.string(),
  ),
)

const certificateRequest = v.object(v.entriesFromList(['trCert', 'trUrl', 'certNum', 'authUrl'], v.string()))

const identity = v.object(
  v.entriesFromList(['name', 'birthDay', 'ci', 'phone', 'mobile_co', 'provider'], v.string()),
)

/** A provider, and the schema of its request. */
const INTEGRATED = ['integrated', providerRequest] as const
const CERTIFICATE = ['certificate', certificateRequest] as const

function beginning(
  method: 'simple' | 'financial' | 'joint',
  path: Call['path'],
  summary: string,
  [provider, data]: typeof INTEGRATED | typeof CERTIFICATE = INTEGRATED,
): Route {
  return route({
    method: 'POST',
    path,
    summary,
    access: 'open',
    changesNothing: true,
    limit: 'identity',
    body: beginBody,
    turns: ({ body }: { body: BeginBody }) => turnToBegin(method, body),
    response: v.object({ success: v.literal(true), data }),
  }).handle(async ({ body: asked, ...exchange }, dependencies) => {
    const begun = { method, asked, ...exchange }
    const provided: IdentityProvider<v.InferOutput<typeof data>> = dependencies.identity[provider]
    return { success: true, data: await beginVerification(dependencies, provided, begun) }
  })
}

function result(method: 'simple' | 'financial', path: Call['path'], summary: string): Route {
  return route({
    method: 'POST',
    path,
    summary,
    access: 'open',
    changesNothing: true,
    // The provider posts here too, with fields of its own and its signature.
    body: v.looseObject({ mtxId: shortText, seal: optionalText }),
    response: dataOrErrorResponse(identity),
  }).handle(async ({ body, request }, dependencies) => {
    if (!body.seal) return resultFor(await begunHere(dependencies, request, body.mtxId), method)
    await receiveReport(dependencies, dependencies.identity.integrated, body)
    return { success: true, data: null }
  })
}

/**
 * Serves simple certification and the financial certificate: their beginning, report and result (API-07 to API-10).
 * Serves the beginning of the joint certificate (API-18).
 */
export const integrationRoutes: readonly Route[] = [
  beginning('simple', '/api/v1/auth/integration/request', 'Begins simple certification (API-07).'),
  beginning(
    'financial',
    '/api/v1/auth/integration/kftc/request',
    'Begins verification by financial certificate (API-08).',
  ),
  result(
    'simple',
    '/api/v1/auth/integration/result',
    'Returns the person of simple certification; the provider reports here too (API-09).',
  ),
  result(
    'financial',
    '/api/v1/auth/integration/kftc/result',
    'Returns the person of a financial certificate; the provider reports here too (API-10).',
  ),
  beginning(
    'joint',
    '/api/v1/auth/kmc/request',
    'Begins verification by joint certificate (API-18).',
    CERTIFICATE,
  ),
]

// A caller with only the number of a verification learns nothing: the cookie of the browser that began it holds its
// id.
async function begunHere(
  dependencies: Dependencies,
  request: FastifyRequest,
  transactionId: string,
): Promise<Verification> {
  const verification = await begunVerification(dependencies, request)
  if (verification?.transactionId === transactionId) return verification
  throw new HttpError(404, 'IDENTITY_NOT_FOUND', texts.resultFailed)
}

function resultFor(verification: Verification, method: Verification['method']) {
  if (!isResultOf(method, verification)) throw new HttpError(404, 'IDENTITY_NOT_FOUND', texts.resultFailed)
  if (hasSucceeded(verification)) return { success: true, data: identityOf(verification) }
  const errorMessage = verification.state === 'running' ? texts.resultFailed : texts.failed
  return { success: false, data: null, errorMessage }
}

// A joint certificate has no result call of its own: that of simple certification returns its person (IDENT-58).
function isResultOf(method: Verification['method'], verification: Verification): boolean {
  return verification.method === method || (method === 'simple' && verification.method === 'joint')
}

function identityOf({ person, provider }: Verification & { person: NonNullable<Verification['person']> }) {
  const { name, birthDate: birthDay, ci, mobileNumber, mobileCarrier } = person
  return { name, birthDay, ci, phone: mobileNumber ?? '', mobile_co: mobileCarrier ?? '', provider }
}
