import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { leap } from '../support/leap.ts'
import { dialogOf } from '../support/pages/dialog.ts'
import { sessionTimerOf } from '../support/pages/session-timer.ts'
import { expectNoSession, expectSession, hasAuthMarker } from '../support/session.ts'
import { expect, test } from '../support/test.ts'
import { texts } from '../support/texts.ko.ts'
import { untilLoaded } from '../support/until-loaded.ts'

const CREATE = '/api/v1/common/token/create'
const REMAINING = '/api/v1/common/token/remaining'

test.beforeEach(async ({ page }) => {
  await page.clock.install()
})

test('the timer falls by the second, goes by what the server says, and runs on as the applicant moves', async ({
  page,
  sessionTimer,
  frame,
  selfCheck,
  seeded,
}) => {
  const { token } = await seeded()
  const asked = page.waitForRequest(request => request.url().includes(REMAINING))
  await page.goto('/aply-result')
  expect(new URL((await asked).url()).searchParams.get('token')).toBe(token)
  await sessionTimer.showsMinutes(60)
  await expect(page.locator('#areas h1')).toBeVisible()

  await leap(page, '20:00')
  await sessionTimer.showsMinutes(40)
  await setRemaining(page, 600)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await sessionTimer.showsMinutes(10)

  await frame.goToApply()
  await selfCheck.isShown()
  await leap(page, '03:00')
  await expect.poll(() => secondsIn(page)).toBeLessThanOrEqual(420)
})

test(
  'five minutes before the end the page asks once, keeps what was typed, and extends the session',
  { tag: '@firefox' },
  async ({ page, businessNumber, dialog, sessionTimer, seeded }) => {
    const { applicationNumber } = await seeded()
    await page.goto('/aply-result')
    await expectSession(page, { timer: { isRunning: true } })
    // Firefox reports files that it has stopped loading.
    await untilLoaded(page)
    await businessNumber.open()
    await businessNumber.type('123')
    await expect(businessNumber.second).toBeFocused()
    const calls = recordCalls(page, CREATE)

    await leap(page, '55:01')
    await dialog.says(texts.session.question)
    await expectAccessible(page)
    // The keys of a typing applicant do not answer the question.
    await page.keyboard.press('Enter')
    await page.keyboard.press('Space')
    await dialog.says(texts.session.question)
    expect(calls).toEqual([])
    await dialog.press('연장')
    await dialog.isGone()
    await expect(businessNumber.second).toBeFocused()
    await businessNumber.holds(['123', '', ''])
    await expect.poll(() => calls).toEqual([`${CREATE}?aplyNo=${applicationNumber}&seconds=3600`])
    await expect.poll(() => secondsIn(page)).toBeGreaterThan(3_000)

    await page.goto('/aply-result')
    await leap(page, '30:00')
    await sessionTimer.extendButton.click()
    await sessionTimer.showsMinutes(60)
    await sessionTimer.says('연장되었습니다', 'polite')
  },
)

test('tabs share one session: extended in one is extended in the other, and so is its end', async ({
  page,
  context,
  dialog,
  home,
  sessionTimer,
  seeded,
}) => {
  await seeded()
  await page.goto('/aply-result')
  await sessionTimer.showsMinutes(60)
  const opened = context.waitForEvent('page')
  await page.evaluate(() => void window.open('/aply-result'))
  const other = await opened
  const [otherTimer, otherDialog] = [sessionTimerOf(other), dialogOf(other)]
  await otherTimer.showsMinutes(60)

  await leap(page, '55:01')
  await otherDialog.says(texts.session.question)
  await dialog.says(texts.session.question)
  await dialog.press('연장')
  await sessionTimer.showsMinutes(60)
  await otherDialog.isGone()
  await otherTimer.showsMinutes(60)

  await sessionTimer.logOutButton.click()
  await dialog.press('로그아웃')
  await home.isShown()
  await otherDialog.says(texts.session.noLongerValid)
  await otherDialog.press('처음 화면으로')
  await expectNoSession(other)
  expect(await hasAuthMarker(page)).toBe(false)
})

test('a session that the server has ended is found on entering a page with the timer', async ({
  page,
  dialog,
  home,
  seeded,
}) => {
  await seeded()
  await setRemaining(page, 0)
  await page.goto('/aply-result')
  await dialog.says(texts.session.noLongerValid)
  await dialog.press('처음 화면으로')
  await home.isShown()
  await expectNoSession(page)
})

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

/** Replaces the server's remaining time of the session. */
async function setRemaining(page: Page, seconds: number): Promise<void> {
  const json = { status: 200, message: '', result: seconds }
  await page.route(`**${REMAINING}?*`, route => route.fulfill({ json }))
}
