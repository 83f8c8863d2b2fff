import {
  factsAfterLeaving,
  guardVerdict,
  losesSession,
  type GuardFacts,
  type GuardVerdict,
} from 'domain-rules/guard'
import { forgetApplicant, hasAuthMarker, session } from 'shared-session'
import { siteConfig } from 'site-config'
import { comesFromAdminAddress } from './admin-address.ts'
import type { SiteRoute } from './route-table.ts'

/** The right of a visitor to enter a page; `undecided` until the address of the visitor is known. */
export type Admission = GuardVerdict | 'undecided'

/** The page that the visitor entered last. */
let shown: SiteRoute | null = null
/** The page that is open: null between two pages, and while one is refused. */
let openPage: SiteRoute | null = null

/** Returns whether the visitor may enter a page now. A refusal has a reason and another page (GUARD-28 to GUARD-40). */
export function admissionTo(route: SiteRoute): Admission {
  if (route.needs.length === 0) return { ok: true }
  const adminAddress = route.needs.includes('adminAddress') && comesFromAdminAddress()
  if (adminAddress === 'unknown') return 'undecided'
  return guardVerdict(route, factsAfterLeaving(shown, route, { ...facts(), adminAddress }))
}

/**
 * Returns whether the area of a page may run now: on entering by the visitor's rights, later as long as the page is open.
 * A session that ends in between has its own message, and takes no form away.
 */
export function letsAreaRun(route: SiteRoute): boolean {
  if (route === openPage) return true
  const admission = admissionTo(route)
  return admission !== 'undecided' && admission.ok
}

/**
 * Notes the page that the visitor has entered. Removes the applicant's data if the cookie is gone (GUARD-29, AMB-40).
 * Returns a function to call when they leave it.
 */
export function arriveAt(route: SiteRoute): () => void {
  if (losesSession(shown, route, facts())) forgetApplicant()
  shown = openPage = route
  return () => {
    if (openPage === route) openPage = null
  }
}

// The marker of a backend on another host never reaches this page, and not every backend sets one. The session's
// own token replaces it then.
function facts(): Omit<GuardFacts, 'adminAddress'> {
  const { applicationNumber, businessNumber, identityCi, token, setsAuthMarker } = session.get()
  return {
    devRoutes: siteConfig().features.devRoutes,
    applicationNumber: Boolean(applicationNumber),
    businessNumber: Boolean(businessNumber),
    identity: Boolean(identityCi),
    authCookie: hasAuthMarker() || (!setsAuthMarker && Boolean(token)),
    token: Boolean(token),
  }
}
