import type { Page } from '@playwright/test'
import { expectNoSession, expectSession, hasAuthMarker, startWith } from '../support/session.ts'
import { expect, test } from '../support/test.ts'
import { texts } from '../support/texts.ko.ts'

const { businessNumberFirst, identityFirst, authenticationExpired, tokenExpired } = texts.guard

// The rule is tested beside its code for every need and visitor; here it runs in the pages.

for (const [path, message, lands] of [
  ['/onslf-check', businessNumberFirst, '/bzmn-reg'],
  ['/aply-result', authenticationExpired, '/'],
] as const) {
  test(`a stranger at ${path} is told why it does not open, and led to ${lands}`, async ({
    page,
    dialog,
  }) => {
    await page.goto(path)
    await dialog.isReadAndClosed(message)
    await isAt(page, lands)
  })
}

test('the form asks for the identity once the business is known, before the cookie', async ({
  page,
  dialog,
}) => {
  await startWith(page, { schemaVersion: 1, aplyNo: '20250000000001', brNo: '1234567801' })
  await page.goto('/aply-info')
  await dialog.isReadAndClosed(identityFirst)
  await isAt(page, '/onslf-check')
})

test('a person made by the testers’ page, verified and without an application, may apply until the cookie is lost', async ({
  page,
  context,
  dialog,
}) => {
  await page.goto('/sandbox/')
  await page.getByLabel('시나리오').selectOption('verified')
  await page.getByRole('button', { name: '신청 만들기' }).click()
  await page.getByRole('link', { name: '신청 화면 열기' }).click()
  await isAt(page, '/info-agree')
  await moveTo(page, '/aply-info')
  await isAt(page, '/aply-info')
  await context.clearCookies({ name: 'sbiz_auth_on' })
  await page.reload()
  await dialog.isReadAndClosed(authenticationExpired)
  await isAt(page, '/')
  await expectNoSession(page)
})

test('the proof pages ask for the token in words of their own', async ({ page, context, site, dialog }) => {
  await context.addCookies([{ name: 'sbiz_auth_on', value: '1', url: site.url }])
  await page.goto('/proof-reg')
  await dialog.isReadAndClosed(tokenExpired)
  await isAt(page, '/')
})

test(
  'an applicant who has lost the cookie is told on entering, and forgotten',
  { tag: '@firefox' },
  async ({ page, context, dialog, seeded }) => {
    await seeded()
    await page.goto('/bzmn-result')
    await expectSession(page, { onslfCert: expect.any(String) })
    await context.clearCookies()
    await page.goto('/aply-result')
    await dialog.isReadAndClosed(authenticationExpired)
    await isAt(page, '/')
    await expectNoSession(page)
  },
)

test.describe('on a protected page', () => {
  test.beforeEach(async ({ page, seeded }) => {
    await seeded()
    await page.goto('/info-agree')
    await areaRuns(page)
  })

  test('an applicant who leaves for a public one keeps everything with the cookie, and nothing without', async ({
    page,
    context,
    consents,
    frame,
    dialog,
    selfCheck,
  }) => {
    await frame.goToApply()
    await selfCheck.isShown()
    await expectSession(page, { onslfCert: expect.stringMatching(/.+/) })
    expect(await hasAuthMarker(page)).toBe(true)

    await page.goBack()
    await consents.isShown()
    await context.clearCookies({ name: 'sbiz_auth_on' })
    await frame.goToApply()
    await selfCheck.isShown()
    await expectNoSession(page)
    await dialog.isGone()
  })

  test('an applicant who moves to another without the cookie is told, and forgotten', async ({
    page,
    context,
    dialog,
  }) => {
    await context.clearCookies({ name: 'sbiz_auth_on' })
    await moveTo(page, '/aply-info')
    await dialog.isReadAndClosed(authenticationExpired)
    await isAt(page, '/')
    await expectNoSession(page)
  })
})

test('an unknown address is a 404 that names it; home follows with the focus on its heading', async ({
  page,
  allowConsole,
  dialog,
}) => {
  allowConsole(/status of 404/)
  const path = '/self-check/deeper'
  const response = await page.goto(path)
  expect(response?.status()).toBe(404)
  expect(response?.headers()['content-type']).toContain('text/html')
  await dialog.says(path)
  await dialog.isReadAndClosed(texts.unknownPath)
  await isAt(page, '/')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('the admin page leads home where there is none, without asking for the address', async ({
  page,
  home,
}) => {
  const asked: string[] = []
  page.on('request', request => asked.push(new URL(request.url()).pathname))
  await page.goto('/bzmn-result-admin')
  await home.isShown()
  expect(asked).not.toContain('/sandbox/api/public-address')
})

/** Waits until the page of that address is shown, with a heading of its own. */
async function isAt(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL(path)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
}

/** Waits until the guard has let the visitor in, and the area runs: the served heading is there before. */
async function areaRuns(page: Page): Promise<void> {
  await expect(page.locator('#areas h1')).toBeVisible()
}

/** Moves within the document, as a link in an area does. */
async function moveTo(page: Page, path: string): Promise<void> {
  await areaRuns(page)
  await page.evaluate(address => history.pushState(null, '', address), path)
}
