import { SESSION_COOKIE, SESSION_MARKER, type Applicant } from './applicant.ts'
import { clearCookie, setCookie, type Exchange } from 'server-kit'
import { SESSION_SECONDS, type Sessions } from './sessions.ts'

/** Signs the browser in, or continues its session: sets the encrypted cookie and the marker that the page can read (AMB-41). */
export async function setSessionCookies(
  exchange: Exchange,
  sessions: Sessions,
  applicant: Applicant,
  seconds: number = SESSION_SECONDS,
): Promise<void> {
  setCookie(exchange, SESSION_COOKIE, await sessions.encrypt(applicant, seconds), { seconds })
  setCookie(exchange, SESSION_MARKER, '1', { seconds, isReadable: true })
}

/** Signs the browser out. Copies of the cookies stay valid until the session itself ends. */
export function clearSessionCookies(exchange: Exchange): void {
  clearCookie(exchange, SESSION_COOKIE)
  clearCookie(exchange, SESSION_MARKER)
}
