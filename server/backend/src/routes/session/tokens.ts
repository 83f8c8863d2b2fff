import * as v from 'valibot'
import { applicationNumber, resultResponse, textUpTo } from '../../contract/fields.ts'
import { route, type Route } from '../../contract/route.ts'
import { unknownApplication } from '../../refusals/refusals.ts'
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

const create = route({
  method: 'POST',
  path: '/api/v1/common/token/create',
  summary: 'Creates the session token of an application, and extends the session: the former token ends.',
  access: 'applicant',
  changesNothing: true,
  limit: 'token',
  query: v.object({ aplyNo: applicationNumber, seconds: v.optional(seconds, String(SESSION_SECONDS)) }),
  response: resultResponse(v.string()),
}).handle(async ({ query, applicant, request, reply }, { database, now, sessions }) => {
  const token = await createToken(database, applicant, query.aplyNo, secondsAfter(now(), query.seconds))
  if (!token) throw unknownApplication()

  const signedIn = { ...applicant, applicationNumber: query.aplyNo }
  await setSessionCookies({ request, reply }, sessions, signedIn, query.seconds)
  return { status: 200, message: contractTexts.tokenCreated, result: token }
})

const remaining = route({
  method: 'POST',
  path: '/api/v1/common/token/remaining',
  summary: 'Returns the remaining seconds of a session; 0 for a token that is not live.',
  access: 'open',
  changesNothing: true,
  limit: 'token',
  query: v.object({ token: textUpTo(200) }),
  response: resultResponse(v.number()),
}).handle(async ({ query }, { database, now }) => {
  const result = await remainingSeconds(database, query.token, now())
  return { status: 200, message: contractTexts.tokenRemaining, result }
})

/** Serves `POST /api/v1/common/token/create?aplyNo&seconds` and `POST /api/v1/common/token/remaining?token`. */
export const tokensRoutes: readonly Route[] = [create, remaining]
