import type { FastifyRequest } from 'fastify'
import { cookieIn } from 'server-kit'
import type { Sessions } from './sessions.ts'

/** Who is signed in: the person that a verification named, for one business. */
export type Applicant = {
  ci: string
  businessNumber: string
  /** Known from `token/create` on. */
  applicationNumber: string | null
  /** The session of the browser; its extensions keep it. */
  sessionId: string
}

/** HttpOnly, with the encrypted session; the page cannot read it (AMB-41). */
export const SESSION_COOKIE = 'sbiz_auth'
/** Readable and without a secret: it tells the page that a session runs (AMB-41). */
export const SESSION_MARKER = 'sbiz_auth_on'

type Needed = { sessions: Sessions; tokens: { hasEnded: (sessionId: string) => Promise<boolean> } }

/** The applicant of the request's cookie; null without one, when it has run out, was not made here or was ended. */
export async function applicantOf(
  request: FastifyRequest,
  { sessions, tokens }: Needed,
): Promise<Applicant | null> {
  const encrypted = cookieIn(request, SESSION_COOKIE)
  const applicant = encrypted ? await sessions.decrypt(encrypted) : null
  return applicant && !(await tokens.hasEnded(applicant.sessionId)) ? applicant : null
}
