import { guardVerdict } from 'domain-rules'
import type { Route } from 'remote-registry'
import { resetSession, session } from 'shared-session'

/** Without secrets and readable, unlike the session cookie that the server sets together with it. */
const AUTH_MARKER_COOKIE = 'sbiz_auth_on'

/** Whether the applicant may enter `route` now; a refusal says why and where to go instead (GUARD-28..36). */
export function admissionTo({ needs }: Route) {
  const { applicationNumber, businessNumber, identityCi } = session.get()
  return guardVerdict(needs, {
    applicationNumber: Boolean(applicationNumber),
    businessNumber: Boolean(businessNumber),
    identity: Boolean(identityCi),
    authCookie: hasAuthMarker(),
  })
}

/** Forgets who the applicant is: the session and the readable half of the cookie (GUARD-29). */
export function forgetApplicant(): void {
  resetSession()
  document.cookie = `${AUTH_MARKER_COOKIE}=; path=/; max-age=0`
}

function hasAuthMarker(): boolean {
  return document.cookie.split('; ').some(cookie => cookie.startsWith(`${AUTH_MARKER_COOKIE}=`))
}
