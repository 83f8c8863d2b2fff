import type { Seeded } from 'sandbox-api'
import { beginSession, resetSession, session } from 'shared-session'

/** Makes the session of this tab that of the seed, which was made a moment ago. `aheadMs` is added to the time of the page. */
export function takeSession(seeded: Seeded, aheadMs = 0): void {
  resetSession()
  session.update(sessionOf(seeded))
  if (seeded.token) beginSession(seeded.token, Date.now() + aheadMs)
}

/** Returns the session as the session editor of a standalone remote takes it. */
export function sessionOf({ aplyNo, brno, ci, aplyType, mngFrGb, token, half }: Seeded) {
  return {
    applicationNumber: aplyNo,
    applicationType: aplyType,
    managementType: mngFrGb,
    businessNumber: brno,
    identityCi: ci,
    token: token ?? '',
    half,
  }
}
