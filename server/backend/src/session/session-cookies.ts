import { SESSION_COOKIE, SESSION_MARKER, type Applicant } from './applicant.ts'
import { clearCookie, setCookie, type Exchange } from 'server-kit'
import { SESSION_SECONDS, type Sessions } from './sessions.ts'

/** Signs the browser in, or goes on with its session: the encrypted cookie and the marker that the page can see (AMB-41). */
export async function setSessionCookies(
  exchange: Exchange,
  sessions: Sessions,
  applicant: Applicant,
  seconds: number = SESSION_SECONDS,
): Promise<void> {
  setCookie(exchange, SESSION_COOKIE, await sessions.encrypt(applicant, seconds), { seconds })
  setCookie(exchange, SESSION_MARKER, '1', { seconds, isReadable: true })
}

/** Signs the browser out. A copy of the cookies is not reached: the session itself must end too. */
export function clearSessionCookies(exchange: Exchange): void {
  clearCookie(exchange, SESSION_COOKIE)
  clearCookie(exchange, SESSION_MARKER)
}
