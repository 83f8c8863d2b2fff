import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { expectNoSession, expectSession, hasAuthMarker, signIn, startWith } from '../support/session.ts'
import { expect, test } from '../support/test.ts'
import { texts } from '../support/texts.ko.ts'

const WITH_TIMER = listed(`
  /onslf-check /info-agree /mydata-agree /aply-info /aply-cmptn /aply-result /result-modify /opinion-submit
  /proof-intro /proof-reg /proof-reg-all /proof-reg-add /proof-reg-parcel /detail-page
`)
const WITHOUT_TIMER = listed('/ /elig-check /self-check /bzmn-reg /bzmn-result /result-modify-cmptn')

const CREATE = '/api/v1/common/token/create'
const REMAINING = '/api/v1/common/token/remaining'

test.beforeEach(async ({ page }) => {
  await page.clock.install()
})

/** Lets so much time pass as if the machine slept through it: whatever is overdue happens once, at its end. */
function pass(page: Page, time: string) {
  return page.clock.fastForward(time)
}

test('the timer stands on its routes and on no others', async ({ page, site, sessionTimer }) => {
  test.slow()
  await signIn(page, site)
  for (const path of WITH_TIMER) {
    await page.goto(path)
    await sessionTimer.isShown()
  }
  for (const path of WITHOUT_TIMER) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await sessionTimer.isNotShown()
  }
})

test('the timer is not there as long as no session runs', async ({ page, sessionTimer }) => {
  await startWith(page, { schemaVersion: 1, aplyNo: '20250000000001', brNo: '1234567801' })
  await page.goto('/onslf-check')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await sessionTimer.isNotShown()
})

test('the timer falls by the second, goes by what the server says, and runs on while one moves', async ({
  page,
  site,
  sessionTimer,
  frame,
  selfCheck,
}) => {
  const { token } = await signIn(page, site)
  const asked = page.waitForRequest(request => request.url().includes(REMAINING))
  await page.goto('/aply-result')
  expect(new URL((await asked).url()).searchParams.get('token')).toBe(token)
  await sessionTimer.showsMinutes(60)

  await pass(page, '20:00')
  await sessionTimer.showsMinutes(40)
  await frame.goToApply()
  await selfCheck.isShown()
  await pass(page, '10:00')
  await expectSession(page, { timer: { isRunning: true } })
  await expect.poll(() => secondsIn(page)).toBeLessThanOrEqual(1800)
  await expect.poll(() => secondsIn(page)).toBeGreaterThan(1770)
})

test('who comes back to the tab sees what the server says', async ({ page, site, sessionTimer }) => {
  await signIn(page, site)
  await page.goto('/aply-result')
  await sessionTimer.showsMinutes(60)
  await answerRemaining(page, 600)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await sessionTimer.showsMinutes(10)
})

test('five minutes before the end the page asks, once, and keeps what was typed', async ({
  page,
  site,
  businessNumber,
  dialog,
}) => {
  await signIn(page, site)
  await page.goto('/aply-result')
  await expectSession(page, { timer: { isRunning: true } })
  await businessNumber.open()
  await businessNumber.type('123')
  await expect(businessNumber.second).toBeFocused()

  await pass(page, '55:01')
  await dialog.says(texts.session.question)
  await dialog.says(/남은 시간 04:\d\d/)
  await expectAccessible(page)
  const [before, calls] = [await dialog.box.innerText(), recordCalls(page, CREATE)]
  await expect.poll(() => dialog.box.innerText()).not.toBe(before)

  // Somebody who was typing answers nothing by it.
  await page.keyboard.press('Enter')
  await page.keyboard.press('Space')
  await dialog.says(texts.session.question)
  await page.keyboard.press('Escape')
  await dialog.isGone()
  await expect(businessNumber.second).toBeFocused()
  await businessNumber.holds(['123', '', ''])
  await pass(page, '02:00')
  await expectSession(page, { timer: { isRunning: true } })
  await dialog.isGone()
  expect(calls).toEqual([])
})

test('the session can be extended, as often as one likes', async ({ page, site, dialog, sessionTimer }) => {
  const { applicationNumber } = await signIn(page, site)
  await page.goto('/aply-result')
  await sessionTimer.showsMinutes(60)
  const calls = recordCalls(page, CREATE)

  for (let times = 1; times <= 11; times++) {
    await pass(page, '55:01')
    await dialog.says(texts.session.question)
    await dialog.press('연장')
    await dialog.isGone()
    await sessionTimer.showsMinutes(60)
    await expect.poll(() => calls.length).toBe(times)
  }
  expect(calls[0]).toBe(`${CREATE}?aplyNo=${applicationNumber}&seconds=3600`)

  await pass(page, '30:00')
  await sessionTimer.extendButton.click()
  await sessionTimer.showsMinutes(60)
  await sessionTimer.says('연장되었습니다', 'polite')
})

for (const [what, fault, message] of [
  ['refused', { kind: 'status', value: 409 }, texts.session.extensionRefused],
  ['cut off', { kind: 'cut' }, texts.session.extensionFailed],
] as const) {
  test(`an extension that is ${what} is told, and the timer goes on`, async ({
    page,
    site,
    breakSite,
    allowConsole,
    dialog,
    sessionTimer,
  }) => {
    allowConsole(/token\/create/)
    await signIn(page, site)
    await page.goto('/aply-result')
    await sessionTimer.showsMinutes(60)
    await breakSite({ target: CREATE, ...fault })
    await pass(page, '55:01')
    await dialog.press('연장')
    await dialog.isReadAndClosed(message)
    await sessionTimer.showsMinutes(5)
  })
}

test('the end on a page that needs the session: everything is forgotten, it is said, and home follows', async ({
  page,
  site,
  dialog,
  home,
  sessionTimer,
}) => {
  await signIn(page, site)
  await page.goto('/aply-result')
  await sessionTimer.showsMinutes(60)
  await pass(page, '55:01')
  await dialog.says(texts.session.question)

  await pass(page, '05:00')
  await dialog.says(texts.session.expired)
  await expectNoSession(page)
  expect(await hasAuthMarker(page)).toBe(false)
  await dialog.isReadAndClosed(texts.session.expired)
  await home.isShown()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await dialog.isGone()
})

test('the end on a page for everybody: everything is forgotten, and the reader is left in peace', async ({
  page,
  site,
  dialog,
  selfCheck,
}) => {
  await signIn(page, site)
  await page.goto('/aply-result')
  await expectSession(page, { timer: { isRunning: true } })
  await selfCheck.open()
  await selfCheck.answer(1, '예')
  await pass(page, '01:00:01')
  await expectNoSession(page)
  expect(await hasAuthMarker(page)).toBe(false)
  await dialog.isGone()
  await selfCheck.isShown()
  await expect(selfCheck.question(1).getByLabel('예', { exact: true })).toBeChecked()
})

test('a session that the server has ended is found on entering a page with the timer', async ({
  page,
  site,
  dialog,
  home,
}) => {
  await signIn(page, site)
  await answerRemaining(page, 0)
  await page.goto('/aply-result')
  await dialog.isReadAndClosed(texts.session.noLongerValid)
  await home.isShown()
  await expectNoSession(page)
})

test('a server that cannot say how long the session lasts ends nobody’s session', async ({
  page,
  site,
  breakSite,
  allowConsole,
  sessionTimer,
  dialog,
}) => {
  allowConsole(/token\/remaining/)
  await signIn(page, site)
  await page.goto('/aply-result')
  await sessionTimer.showsMinutes(60)
  await breakSite({ target: REMAINING, kind: 'status', value: 503 })
  const answered = page.waitForResponse(response => response.url().includes(REMAINING))
  await page.reload()
  await answered
  await sessionTimer.showsMinutes(60)
  await dialog.isGone()
})

test('those who listen hear of the end in good time, and of the ticking only when they ask', async ({
  page,
  site,
  dialog,
  sessionTimer,
}) => {
  await signIn(page, site)
  await page.goto('/aply-result')
  await sessionTimer.showsMinutes(60)
  await expect(sessionTimer.rest.getByText(/남은 시간 \d\d:/)).toHaveAttribute('aria-hidden', 'true')
  await sessionTimer.rest.click()
  await sessionTimer.says(/남은 시간은 \d+분.*입니다/, 'polite')

  await pass(page, '55:01')
  await dialog.press('아니오')
  await pass(page, '04:00')
  await sessionTimer.says('인증 유효시간이 1분 남았습니다.', 'polite')
  await pass(page, '00:30')
  await sessionTimer.says('인증 유효시간이 30초 남았습니다.', 'assertive')
})

function listed(paths: string): string[] {
  return paths.trim().split(/\s+/)
}

function secondsIn(page: Page): Promise<number> {
  return page.evaluate(() => JSON.parse(sessionStorage.getItem('sbiz_session') ?? '{}').timer.time)
}

function recordCalls(page: Page, path: string): string[] {
  const calls: string[] = []
  page.on('request', request => {
    const { pathname, search } = new URL(request.url())
    if (pathname === path) calls.push(pathname + search)
  })
  return calls
}

/** The server's word on how long the session lasts, without waiting for it to become true. */
async function answerRemaining(page: Page, seconds: number): Promise<void> {
  const json = { status: 200, message: '', result: seconds }
  await page.route(`**${REMAINING}?*`, route => route.fulfill({ json }))
}
