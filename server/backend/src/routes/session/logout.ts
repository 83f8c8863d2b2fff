import { doneResponse } from '../../contract/fields.ts'
import { route } from '../../contract/route.ts'
import { actorOf, recordAudit } from '../../stores/applications/audit.ts'
import { clearSessionCookies } from '../../session/session-cookies.ts'
import { clearVerificationCookie, verificationOf } from '../../session/verification-cookie.ts'
import { endSession } from '../../stores/token-store.ts'
import { expireVerification } from '../../stores/verification-store.ts'
import { contractTexts } from '../../texts/contract.ko.ts'

/** Serves `POST /api/v1/auth/logout`; the response is the same for a session that has ended already. */
export const logoutRoute = route({
  method: 'POST',
  path: '/api/v1/auth/logout',
  summary:
    'Ends the session of this browser: its tokens and every copy of its cookies are void from then on.',
  access: 'open',
  changesNothing: true,
  response: doneResponse,
}).handle(async ({ applicant, request, reply }, { database, now }) => {
  const verificationId = verificationOf(request)
  await database.transaction().execute(async transaction => {
    if (applicant) {
      await endSession(transaction, applicant.sessionId, now())
      await recordAudit(transaction, { at: now(), actor: actorOf(applicant), action: 'session.end' })
    }
    // A verification of the last minutes would sign in again.
    if (verificationId) await expireVerification(transaction, verificationId, now())
  })
  clearSessionCookies({ request, reply })
  clearVerificationCookie({ request, reply })
  return { status: 200, message: contractTexts.loggedOut }
})
