import { resetSession } from './session.ts'

/** Without secrets and readable, unlike the session cookie that the server sets together with it (AMB-41). */
const AUTH_MARKER = 'sbiz_auth_on'

/** Whether the browser holds a session cookie, as far as the page can see. */
export function hasAuthMarker(): boolean {
  return document.cookie.split('; ').some(cookie => cookie.startsWith(`${AUTH_MARKER}=`))
}

/** Forgets who the applicant is: the session, and the half of the cookie that the page can reach (GUARD-29, SESS-35). */
export function forgetApplicant(): void {
  resetSession()
  document.cookie = `${AUTH_MARKER}=; path=/; max-age=0`
}
