import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { defineCall } from '../../contract/call.ts'
import { dataOrErrorResponse, optionalText, shortText } from '../../contract/fields.ts'
import { serve } from '../../contract/serve.ts'
import type { Dependencies } from '../../dependencies.ts'
import { HttpError } from 'server-kit'
import { verificationOf } from '../../session/verification-cookie.ts'
import { findVerification } from '../../stores/verification-store.ts'
import { hasSucceeded, type Verification } from '../../verification/verification.ts'
import { serviceTexts } from '../../texts/services.ko.ts'
import { beginBody, beginVerification, turnToBegin, type BeginBody } from './begin-verification.ts'
import { receiveReport } from '../../verification/receive-report.ts'

const texts = serviceTexts.identity

const providerRequest = v.object({
  mid: v.string(),
  reqSvcCd: v.string(),
  mtxId: v.string(),
  authHash: v.string(),
  flgFixedUser: v.string(),
  userHash: v.string(),
  reservedMsg: v.string(),
  authUrl: v.string(),
})

const identity = v.object({
  name: v.string(),
  birthDay: v.string(),
  ci: v.string(),
  phone: v.string(),
  mobile_co: v.string(),
  provider: v.string(),
})

const requestCall = {
  method: 'POST',
  access: 'open',
  changesNothing: true,
  body: beginBody,
  limit: 'identity',
  response: v.object({ success: v.literal(true), data: providerRequest }),
} as const

const resultCall = {
  method: 'POST',
  access: 'open',
  changesNothing: true,
  // The provider posts here too, with fields of its own and its signature.
  body: v.looseObject({ mtxId: shortText, seal: optionalText }),
  response: dataOrErrorResponse(identity),
} as const

const simpleRequest = defineCall({
  ...requestCall,
  path: '/api/v1/auth/integration/request',
  summary: 'Begins simple certification (API-07).',
  turns: ({ body }: { body: BeginBody }) => turnToBegin('simple', body),
})
const financialRequest = defineCall({
  ...requestCall,
  path: '/api/v1/auth/integration/kftc/request',
  summary: 'Begins verification by financial certificate (API-08).',
  turns: ({ body }: { body: BeginBody }) => turnToBegin('financial', body),
})
const simpleResult = defineCall({
  ...resultCall,
  path: '/api/v1/auth/integration/result',
  summary: 'Returns the person of simple certification; the provider reports here too (API-09).',
})
const financialResult = defineCall({
  ...resultCall,
  path: '/api/v1/auth/integration/kftc/result',
  summary: 'Returns the person of a financial certificate; the provider reports here too (API-10).',
})

/** Serves simple certification and the financial certificate: their beginning, report and result (API-07 to API-10). */
export function serveIntegration(app: FastifyInstance, dependencies: Dependencies): void {
  const { identity: providers } = dependencies
  const ways = [
    ['simple', simpleRequest, simpleResult],
    ['financial', financialRequest, financialResult],
  ] as const

  for (const [method, request, result] of ways) {
    serve(app, dependencies, request, async ({ body: asked, ...exchange }) => {
      const data = await beginVerification(dependencies, providers.integrated, { method, asked, ...exchange })
      return { success: true, data }
    })
    serve(app, dependencies, result, async ({ body, request: asking }) => {
      if (!body.seal) return resultFor(await begunHere(dependencies, asking, body.mtxId), method)
      await receiveReport(dependencies, providers.integrated, body)
      return { success: true, data: null }
    })
  }
}

// A caller with only the number of a verification learns nothing: the cookie of the browser that began it holds its
// id.
async function begunHere(
  { database, now }: Dependencies,
  request: FastifyRequest,
  transactionId: string,
): Promise<Verification> {
  const id = verificationOf(request)
  const verification = id ? await findVerification(database, id, now()) : null
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
