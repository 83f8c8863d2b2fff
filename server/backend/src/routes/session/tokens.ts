import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { defineCall } from '../../contract/call.ts'
import { applicationNumber, resultResponse, textUpTo } from '../../contract/fields.ts'
import { serve } from '../../contract/serve.ts'
import type { Dependencies } from '../../dependencies.ts'
import { HttpError } from 'server-kit'
import { setSessionCookies } from '../../session/session-cookies.ts'
import { SESSION_SECONDS } from '../../session/sessions.ts'
import { createToken, remainingSeconds, secondsAfter } from '../../stores/token-store.ts'
import { contractTexts } from '../../texts/contract.ko.ts'

const seconds = v.pipe(
  v.string(),
  v.regex(/^[0-9]{1,4}$/),
  v.transform(Number),
  v.minValue(1),
  v.maxValue(SESSION_SECONDS),
)

const createCall = defineCall({
  method: 'POST',
  path: '/api/v1/common/token/create',
  summary: 'Creates the session token of an application, and extends the session: the former token ends.',
  access: 'applicant',
  changesNothing: true,
  limit: 'token',
  query: v.object({ aplyNo: applicationNumber, seconds: v.optional(seconds, String(SESSION_SECONDS)) }),
  response: resultResponse(v.string()),
})

const remainingCall = defineCall({
  method: 'POST',
  path: '/api/v1/common/token/remaining',
  summary: 'Returns the remaining seconds of a session; 0 for a token that is not live.',
  access: 'open',
  changesNothing: true,
  limit: 'token',
  query: v.object({ token: textUpTo(200) }),
  response: resultResponse(v.number()),
})

/** Serves `POST /api/v1/common/token/create?aplyNo&seconds` and `POST /api/v1/common/token/remaining?token`. */
export function serveTokens(app: FastifyInstance, dependencies: Dependencies): void {
  const { database, now, sessions } = dependencies

  serve(app, dependencies, createCall, async ({ query, applicant, request, reply }) => {
    const token = await createToken(database, applicant, query.aplyNo, secondsAfter(now(), query.seconds))
    if (!token) throw new HttpError(404, 'APPLICATION_NOT_FOUND', contractTexts.applicationUnknown)

    const signedIn = { ...applicant, applicationNumber: query.aplyNo }
    await setSessionCookies({ request, reply }, sessions, signedIn, query.seconds)
    return { status: 200, message: contractTexts.tokenCreated, result: token }
  })

  serve(app, dependencies, remainingCall, async ({ query }) => {
    const result = await remainingSeconds(database, query.token, now())
    return { status: 200, message: contractTexts.tokenRemaining, result }
  })
}
