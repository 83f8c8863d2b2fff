import type { FastifyRequest } from 'fastify'
import { cookieIn } from './cookies.ts'
import type { Sessions } from './sessions.ts'

/** Who is signed in: the person that a verification named, for one business. */
export type Applicant = {
  ci: string
  businessNumber: string
  /** Known from `token/create` on. */
  applicationNumber: string | null
}

/** HttpOnly, with the encrypted session; the page cannot read it (AMB-41). */
export const SESSION_COOKIE = 'sbiz_auth'
/** Readable and without a secret: it tells the page that a session runs (AMB-41). */
export const SESSION_MARKER = 'sbiz_auth_on'

/** The applicant of the request's cookie; null without one, when it has run out or was not made here. */
export async function applicantOf(request: FastifyRequest, sessions: Sessions): Promise<Applicant | null> {
  const encrypted = cookieIn(request, SESSION_COOKIE)
  return encrypted ? sessions.decrypt(encrypted) : null
}
