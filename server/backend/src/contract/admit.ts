import type { FastifyRequest } from 'fastify'
import { adminActorOf, isAdmitted, type AdminConfig } from '../admin/admin-access.ts'
import { bearerOf, HttpError } from 'server-kit'
import { applicantOf, type Applicant } from '../session/applicant.ts'
import { actorOf } from '../stores/applications/audit.ts'
import type { Sessions } from '../session/sessions.ts'
import type { TokenStore } from '../stores/token-store.ts'
import { contractTexts } from '../texts/contract.ko.ts'
import type { Call } from './call.ts'
import type { QueueGate } from './queue-gate.ts'
import type { RefuseInMode } from './refuse-in-mode.ts'

/** The dependencies for admitting a request and receiving its files. */
export type GateKeeping = {
  config: AdminConfig & { dataDir: string; pageToken: string }
  sessions: Sessions
  tokens: TokenStore
  queueGate: QueueGate
  refuseInMode: RefuseInMode
}

/** Lets a request in or throws `HttpError`: 403 at the admin backend's door, 401 without a session that the call needs. */
export async function admit(
  dependencies: GateKeeping,
  { access }: Call,
  request: FastifyRequest,
  isAdmin: boolean,
): Promise<Applicant | null> {
  if (isAdmin) {
    if (!isAdmitted(dependencies.config, request))
      throw new HttpError(403, 'ADMIN_REFUSED', contractTexts.adminRefused)
    request.actor = adminActorOf(request)
    return null
  }
  const applicant = await applicantOf(request, dependencies)
  if (applicant) request.actor = actorOf(applicant)
  if (access === 'open') return applicant
  if (!applicant || !(await bearerMatches(dependencies, request, applicant))) throw sessionExpired()
  return applicant
}

/** The refusal that the site shows as "your session has ended". */
function sessionExpired(): HttpError {
  return new HttpError(401, 'AUTH_EXPIRED', contractTexts.sessionExpired)
}

// The cookie proves the person's identity. A token beside it must be that person's, and valid. The configured token of
// the page proves no identity: calls carry it until the applicant has a token.
async function bearerMatches(
  { config, tokens }: GateKeeping,
  request: FastifyRequest,
  applicant: Applicant,
): Promise<boolean> {
  const token = bearerOf(request)
  return token === null || token === config.pageToken || tokens.belongsTo(token, applicant)
}
