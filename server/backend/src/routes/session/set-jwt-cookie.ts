import * as v from 'valibot'
import { businessNumber, doneResponse } from '../../contract/fields.ts'
import { randomId } from '../../crypto/random-id.ts'
import { actorOf, recordAudit } from '../../stores/applications/audit.ts'
import { route } from '../../contract/route.ts'
import { HttpError } from 'server-kit'
import { setSessionCookies } from '../../session/session-cookies.ts'
import { verificationOf } from '../../session/verification-cookie.ts'
import { endSession } from '../../stores/token-store.ts'
import { succeededVerification } from '../../stores/verification-store.ts'
import { contractTexts } from '../../texts/contract.ko.ts'

/** Serves `POST /api/v1/auth/setJwtCookie?brno`: 401 unless this browser's verification succeeded for this business. */
export const setJwtCookieRoute = route({
  method: 'POST',
  path: '/api/v1/auth/setJwtCookie',
  summary: 'Signs in the person who has just been verified for the business, by cookie (AMB-41, AMB-111).',
  access: 'open',
  changesNothing: true,
  limit: 'token',
  query: v.object({ brno: businessNumber }),
  response: doneResponse,
}).handle(async ({ query, applicant: before, request, reply }, { database, now, sessions }) => {
  const verificationId = verificationOf(request)
  const verified =
    verificationId && (await succeededVerification(database, verificationId, query.brno, now()))
  if (!verified) throw new HttpError(401, 'VERIFICATION_MISSING', contractTexts.notVerified)

  const person = { ci: verified.person.ci, businessNumber: query.brno }
  const isSame = before?.ci === person.ci && before.businessNumber === person.businessNumber
  // A browser has one session: that of another person or business ends, another tab of the same one continues.
  if (before && !isSame) await endSession(database, before.sessionId, now())
  const sessionId = isSame ? before.sessionId : randomId()
  request.actor = actorOf(person)
  await recordAudit(database, { at: now(), actor: request.actor, action: 'session.begin' })
  await setSessionCookies({ request, reply }, sessions, { ...person, applicationNumber: null, sessionId })
  return { status: 200, message: contractTexts.cookieSet }
})
