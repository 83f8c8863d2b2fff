import type { FastifyRequest } from 'fastify'
import { cookieIn } from 'server-kit'
import type { Sessions } from './sessions.ts'

/** The signed-in applicant: the person of a verification, for one business. */
export type Applicant = {
  ci: string
  businessNumber: string
  /** Null before `token/create`. */
  applicationNumber: string | null
  /** The session of the browser; its extensions keep it. */
  sessionId: string
}

/** HttpOnly, with the encrypted session; the page cannot read it (AMB-41). */
export const SESSION_COOKIE = 'sbiz_auth'
/** Readable and without a secret: it shows the page that a session runs (AMB-41). */
export const SESSION_MARKER = 'sbiz_auth_on'

type Needed = { sessions: Sessions; tokens: { hasEnded: (sessionId: string) => Promise<boolean> } }

/** Returns the applicant of the request's cookie; null if it is absent, expired, not made here or of an ended session. */
export async function applicantOf(
  request: FastifyRequest,
  { sessions, tokens }: Needed,
): Promise<Applicant | null> {
  const encrypted = cookieIn(request, SESSION_COOKIE)
  const applicant = encrypted ? await sessions.decrypt(encrypted) : null
  return applicant && !(await tokens.hasEnded(applicant.sessionId)) ? applicant : null
}
