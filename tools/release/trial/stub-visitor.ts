import type { BrowserContext, Route } from 'playwright'
import { BEACONS } from './trial-site.ts'

/** Calls of the site's backend, which a trial site does not have. */
const BACKEND = /^\/(admin-)?api\//

/** Returns whether the address is one that the stub answers in place of the site. */
export function isBackend(address: string): boolean {
  return URL.canParse(address) && BACKEND.test(new URL(address).pathname)
}

/** The session of an applicant who has filed, under the names of its storage. It meets each need of a page. */
const SESSION = {
  schemaVersion: 1,
  brNo: '1234567802',
  aplyNo: '20250000000001',
  aplyType: '일반',
  mngFrGb: '1',
  pageSeparation: 1,
  onslfCert: 'trial',
  token: 'trial',
}

/** Makes the visitor of a context a signed-in applicant of a site whose backend is under maintenance. */
export async function stubVisitor(context: BrowserContext, site: string): Promise<void> {
  await context.addCookies([{ name: 'sbiz_auth_on', value: '1', url: site }])
  await context.addInitScript(session => {
    if (window.origin !== 'null') sessionStorage.setItem('sbiz_session', JSON.stringify(session))
  }, SESSION)
  await context.route(url => isBackend(url.href), refuse)
  await context.route(`**${BEACONS}`, route => route.fulfill({ status: 204 }))
}

function refuse(route: Route): Promise<void> {
  return route.fulfill({
    status: 503,
    json: { errorCode: 'TRIAL', message: '시험 사이트입니다.', errors: [] },
  })
}
