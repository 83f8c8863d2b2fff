import type { FastifyInstance } from 'fastify'
import type { GateKeeping } from '../../contract/admit.ts'
import { defineCall } from '../../contract/call.ts'
import { doneResponse } from '../../contract/fields.ts'
import { serve } from '../../contract/serve.ts'
import type { Dependencies } from '../../dependencies.ts'
import { actorOf, recordAudit } from '../../stores/applications/audit.ts'
import { clearSessionCookies } from '../../session/session-cookies.ts'
import { forgetVerification, verificationOf } from '../../session/verification-cookie.ts'
import { contractTexts } from '../../texts/contract.ko.ts'

const logoutCall = defineCall({
  method: 'POST',
  path: '/api/v1/auth/logout',
  summary:
    'Ends the session of this browser: its tokens and every copy of its cookies are void from then on.',
  access: 'open',
  response: doneResponse,
})

type Needed = GateKeeping & Pick<Dependencies, 'database' | 'now' | 'verifications'>

/** Serves `POST /api/v1/auth/logout`; of a session that has ended already it says the same. */
export function serveLogout(app: FastifyInstance, dependencies: Needed): void {
  const { database, now, tokens, verifications } = dependencies

  serve(app, dependencies, logoutCall, async ({ applicant, request, reply }) => {
    if (applicant) {
      await tokens.endSession(applicant.sessionId)
      await recordAudit(database, { at: now(), actor: actorOf(applicant), action: 'session.end' })
    }
    // A verification of the last minutes would sign in again.
    const verificationId = verificationOf(request)
    if (verificationId) await verifications.expire(verificationId)
    clearSessionCookies({ request, reply })
    forgetVerification({ request, reply })
    return { status: 200, message: contractTexts.loggedOut }
  })
}
