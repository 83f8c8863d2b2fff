import { eraseBrowserSession, ownerOfTab, readBrowserSession } from './browser/browser-session.ts'
import { resetSession } from './session.ts'

/** Readable and without secrets, unlike the session cookie that the server sets together with it (AMB-41). */
const AUTH_MARKER = 'sbiz_auth_on'
/** Over https the server uses the first name. */
const MARKERS = [`__Host-${AUTH_MARKER}`, AUTH_MARKER]

/** Returns whether the browser holds a session cookie, as far as the page can see. */
export function hasAuthMarker(): boolean {
  const cookies = document.cookie.split('; ')
  return MARKERS.some(marker => cookies.some(cookie => cookie.startsWith(`${marker}=`)))
}

/**
 * Removes all data of the applicant: the session, and the part of the cookie that the page can reach (GUARD-29,
 * SESS-35). The other tabs of the session end with it. The session of another person, and its cookie, stay.
 */
export function forgetApplicant(): void {
  const shared = readBrowserSession()
  const isOurs = !shared || shared.owner === ownerOfTab()
  resetSession()
  if (!isOurs) return
  eraseBrowserSession()
  for (const marker of MARKERS) {
    const secure = marker.startsWith('__Host-') ? '; secure' : ''
    document.cookie = `${marker}=; path=/; max-age=0${secure}`
  }
}
