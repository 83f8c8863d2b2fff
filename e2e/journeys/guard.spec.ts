import type { Page } from '@playwright/test'
import { expectNoSession, expectSession, hasAuthMarker, signIn, startWith } from '../support/session.ts'
import type { Site } from '../support/site/site.ts'
import { expect, test } from '../support/test.ts'
import { texts } from '../support/texts.ko.ts'

const { businessNumberFirst, identityFirst, authenticationExpired, tokenExpired } = texts.guard

const FOR_EVERYBODY = listed(`
  / /board-faq /region-center /info-privacy /info-terms /coming-soon /objctRqst /user-guide /popup /modal-alert /licenses
  /elig-check /ctn-mttr /self-check /bzmn-reg /bzmn-result
`)
const AFTER_THE_NUMBER = listed('/onslf-check /aply-info /aply-cmptn')
const SIGNED_IN = listed(
  '/info-agree /mydata-agree /aply-result /result-modify /result-modify-cmptn /opinion-submit',
)
const PROOF = listed('/proof-intro /proof-reg /proof-reg-all /proof-reg-add /proof-reg-parcel /detail-page')

type Arrival = [path: string, message: string, lands: string]

const STRANGERS: Arrival[] = [
  ...AFTER_THE_NUMBER.map((path): Arrival => [path, businessNumberFirst, '/bzmn-reg']),
  ['/onslf-check-result', businessNumberFirst, '/bzmn-result'],
  ...[...SIGNED_IN, ...PROOF].map((path): Arrival => [path, authenticationExpired, '/']),
]

test.describe.configure({ timeout: 120_000 })

test('strangers come to every page for everybody, without a word', async ({ page, dialog }) => {
  for (const path of FOR_EVERYBODY) {
    await page.goto(path)
    await isAt(page, path)
    await dialog.isGone()
  }
})

test('strangers are turned away from every other page, told why, and led to where they begin', async ({
  page,
  dialog,
}) => {
  for (const [path, message, lands] of STRANGERS) {
    await page.goto(path)
    await dialog.isReadAndClosed(message)
    await isAt(page, lands)
  }
})

test('an applicant who is signed in comes to every page', async ({ page, site, dialog }) => {
  await signIn(page, site)
  for (const path of [...FOR_EVERYBODY, ...AFTER_THE_NUMBER, '/onslf-check-result', ...SIGNED_IN, ...PROOF]) {
    await page.goto(path)
    await isAt(page, path)
    await dialog.isGone()
  }
})

test('the form and its end ask for the identity once the business is known, before the cookie', async ({
  page,
  dialog,
}) => {
  await startWith(page, { schemaVersion: 1, aplyNo: '20250000000001', brNo: '1234567801' })
  for (const path of ['/aply-info', '/aply-cmptn']) {
    await page.goto(path)
    await dialog.isReadAndClosed(identityFirst)
    await isAt(page, '/onslf-check')
  }
})

test('the proof pages ask for the token in words of their own', async ({ page, context, site, dialog }) => {
  await context.addCookies([{ name: 'sbiz_auth_on', value: '1', url: site.url }])
  for (const path of PROOF) {
    await page.goto(path)
    await dialog.isReadAndClosed(tokenExpired)
    await isAt(page, '/')
    await context.addCookies([{ name: 'sbiz_auth_on', value: '1', url: site.url }])
  }
})

test('whoever has lost the cookie is told on entering, and forgotten', async ({
  page,
  context,
  site,
  dialog,
}) => {
  await signIn(page, site)
  await page.goto('/bzmn-result')
  await expectSession(page, { onslfCert: expect.any(String) })
  await context.clearCookies()
  await page.goto('/aply-result')
  await dialog.isReadAndClosed(authenticationExpired)
  await isAt(page, '/')
  await expectNoSession(page)
})

test('whoever leaves a protected page for a public one without the cookie is forgotten without a word', async ({
  page,
  context,
  site,
  dialog,
  frame,
  selfCheck,
}) => {
  await standAtConsents(page, site)
  await context.clearCookies({ name: 'sbiz_auth_on' })
  await frame.goToApply()
  await selfCheck.isShown()
  await expectNoSession(page)
  await dialog.isGone()
})

test('whoever moves from one protected page to another without the cookie is told', async ({
  page,
  context,
  site,
  dialog,
}) => {
  await standAtConsents(page, site)
  await context.clearCookies({ name: 'sbiz_auth_on' })
  await moveTo(page, '/aply-info')
  await dialog.isReadAndClosed(authenticationExpired)
  await isAt(page, '/')
  await expectNoSession(page)
})

test('whoever goes back to the identity check without the cookie begins anew', async ({
  page,
  context,
  site,
  dialog,
}) => {
  await standAtConsents(page, site)
  await context.clearCookies({ name: 'sbiz_auth_on' })
  await moveTo(page, '/onslf-check')
  await dialog.isReadAndClosed(businessNumberFirst)
  await isAt(page, '/bzmn-reg')
  await expectNoSession(page)
})

test('whoever leaves a protected page with the cookie keeps everything', async ({
  page,
  site,
  frame,
  selfCheck,
}) => {
  await standAtConsents(page, site)
  await frame.goToApply()
  await selfCheck.isShown()
  await expectSession(page, { onslfCert: expect.stringMatching(/.+/) })
  expect(await hasAuthMarker(page)).toBe(true)
})

test('an address that nobody knows is named, and home follows with the focus on its heading', async ({
  page,
  allowConsole,
  dialog,
}) => {
  allowConsole(/status of 404/)
  for (const path of ['/nope', '/self-check/deeper', '/info-agree-test', '/mydata-agree-test']) {
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(404)
    await dialog.says(path)
    await dialog.isReadAndClosed(texts.unknownPath)
    await isAt(page, '/')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  }
})

test('the admin page leads everybody home, and nobody is asked where they come from', async ({
  page,
  home,
}) => {
  const asked: string[] = []
  page.on('request', request => asked.push(new URL(request.url()).pathname))
  await page.goto('/bzmn-result-admin')
  await home.isShown()
  expect(asked).not.toContain('/sandbox/api/public-address')
})

function listed(paths: string): string[] {
  return paths.trim().split(/\s+/)
}

/** On a protected page, as somebody who may be there. */
async function standAtConsents(page: Page, site: Site): Promise<void> {
  await signIn(page, site)
  await page.goto('/info-agree')
  await isAt(page, '/info-agree')
}

/** The page of that address is shown, with a heading of its own. */
async function isAt(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL(path)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
}

/** Moves within the document, as a link in an area does. */
function moveTo(page: Page, path: string): Promise<void> {
  return page.evaluate(address => history.pushState(null, '', address), path)
}
