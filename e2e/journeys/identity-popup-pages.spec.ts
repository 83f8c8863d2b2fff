import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

const MISSING = '필수 인증 정보가 누락되었습니다.'
const FAILED = '인증 처리 중 오류가 발생했습니다.'

const person = { name: '홍길동', birthDay: '19800101', ci: 'CI/+==' }

/** Opens a window from the page, as the identity screens do. */
async function openWindow(page: Page, address: string): Promise<Page> {
  const opened = page.waitForEvent('popup')
  await page.evaluate(target => void window.open(target, 'identity', 'width=480,height=812'), address)
  return opened
}

/** The next message that a window posts to the page, from whatever origin. */
function nextMessage(page: Page) {
  return page.evaluate(
    () =>
      new Promise<{ data: unknown; origin: string }>(resolve => {
        addEventListener('message', ({ data, origin }) => resolve({ data, origin }), { once: true })
      }),
  )
}

test.beforeEach(({ page }) => page.goto('/coming-soon'))

test('a person in the query is passed on to the opener, and the window closes', async ({ page, site }) => {
  const message = nextMessage(page)
  const popup = await openWindow(page, `/kmc-result?${new URLSearchParams(person)}`)
  const closed = popup.waitForEvent('close')
  expect(await message).toMatchObject({
    origin: site.url,
    data: { outcome: 'success', person: { name: '홍길동', birthDate: '19800101', ci: 'CI/+==' } },
  })
  await closed
})

test('a window says what is missing, tells the opener, and forgets its query', async ({ page }) => {
  const message = nextMessage(page)
  const popup = await openWindow(page, '/integration-result?name=x&birthDay=19800101')
  await expect(popup.getByRole('alert')).toHaveText(MISSING)
  expect((await message).data).toMatchObject({ outcome: 'failure', reason: 'missing' })
  await expect(popup).toHaveURL('/integration-result')

  const closed = popup.waitForEvent('close')
  // The window is gone before Playwright could see the end of a press of its own.
  await popup
    .getByRole('button', { name: '창 닫기' })
    .evaluate((button: HTMLElement) => setTimeout(() => button.click()))
  await closed
})

test('a page that no page has opened says so, without the frame of the site', async ({ page }) => {
  const response = await page.goto(`/kmc-result?${new URLSearchParams(person)}`)
  expect(response?.headers()).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
  await expect(page.getByRole('alert')).toHaveText(FAILED)
  await expect(page).toHaveURL('/kmc-result')
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
})

test('a page whose files do not come says so', async ({ page, context, allowConsole }) => {
  allowConsole(/ERR_FAILED|Loading chunk/)
  // All scripts but those in the document.
  await context.route(/\/assets\/(?!main\.|libraries\.).*\.js$/, route => route.abort())
  const popup = await openWindow(page, `/kmc-result?${new URLSearchParams(person)}`)
  await expect(popup.getByRole('alert')).toHaveText(FAILED)
  await expect(popup).toHaveURL('/kmc-result')
})

test('a page of another origin gets nothing', async ({ page, context, allowConsole }) => {
  allowConsole(/postMessage.*target origin/)
  const stranger = await context.newPage()
  await stranger.evaluate(() => {
    const heard: unknown[] = []
    Object.assign(globalThis, { heard })
    addEventListener('message', ({ data }) => heard.push(data))
  })
  const popup = stranger.waitForEvent('popup')
  const address = new URL(`/kmc-result?${new URLSearchParams(person)}`, page.url()).href
  await stranger.evaluate(target => void window.open(target), address)
  await (await popup).waitForEvent('close')
  expect(await stranger.evaluate(() => (globalThis as unknown as { heard: unknown[] }).heard)).toEqual([])
})
