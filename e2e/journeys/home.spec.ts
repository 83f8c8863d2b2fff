import { leap } from '../support/leap.ts'
import { expect, test } from '../support/test.ts'
import { texts } from '../support/texts.ko.ts'

test('tells who may apply for what, who stands behind it, and whom to ask', async ({ page, home, frame }) => {
  const asked = page.waitForRequest(/ts\.wseq.*aid=act_1(&|$)/)
  await home.open()
  await home.isShown()
  await asked
  await expect(page).toHaveTitle(texts.serviceName)
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko')
  await expect(frame.location).toHaveCount(0)
  await expect(frame.menu.locator('[aria-current]')).toHaveCount(0)
  await expect(frame.content).toContainText(/소상공인\(개인사업자·법인\).*정부 지원사업/)
  await expect(page.getByRole('link', { name: /콜센터/ })).toHaveAttribute('href', /^tel:\d{4}-\d{4}$/)
  for (const kind of ['신속지급', '확인지급']) {
    await expect(frame.content.getByRole('region', { name: kind })).toBeVisible()
  }
  await expect(page.getByRole('link', { name: /로그인|관리자/ })).toHaveCount(0)

  const logos = frame.header.getByRole('img', { name: /(주관|운영|협력)기관/ })
  await expect(logos).toHaveCount(3)
  for (const logo of await logos.all()) await expect(logo).not.toHaveJSProperty('naturalWidth', 0)
})

test('leads on by four tiles', { tag: '@firefox' }, async ({ page, context, home }) => {
  await home.open()
  await expect(home.tiles).toHaveCount(4)

  const [viewer] = await Promise.all([context.waitForEvent('page'), home.manualTile.click()])
  await expect(viewer).toHaveURL(/\/cdn\/viewer\/index\.html\?file=documents%2Fmanual\.pdf$/)
  await home.eligibilityTile.click()
  await expect(page).toHaveURL('/elig-check')
  await page.goBack()
  await home.applyTile.click()
  await expect(page).toHaveURL('/self-check')
  await page.goBack()
  await home.resultTile.click()
  await expect(page).toHaveURL('/bzmn-result')
})

test('leads an applicant who is known straight to the result', async ({ page, home, seeded }) => {
  await seeded()
  await home.open()
  await home.resultTile.click()
  await expect(page).toHaveURL('/aply-result')
})

test.describe('by the Korean clock', () => {
  // The browser's own zone must not count: in New York it is the morning of the day.
  test.use({ timezoneId: 'America/New_York' })

  test('the way to apply locks and opens by itself, says until when, and keeps the focus', async ({
    page,
    home,
  }) => {
    await page.clock.install({ time: '2025-06-26T17:59:00+09:00' })
    await home.openUntilTurnIsOver()
    await home.applyIsOpen()
    await leap(page, '01:00')
    await home.applyIsLocked()
    await expect(home.applyTile).toContainText('6월 26일 (목) 20:00 (한국 시각)에 다시 열립니다.')

    await home.applyTile.focus()
    await leap(page, '02:00:00')
    await home.applyIsOpen()
    await expect(home.applyTile).toBeFocused()
  })

  test('maintenance is told of from three days before until it ends', async ({ page, home, frame }) => {
    const notice = frame.content.getByText('시스템 점검 시간에는 서비스 이용이 제한됩니다.')
    await page.clock.install({ time: '2025-02-21T22:59:30+09:00' })
    await home.openUntilTurnIsOver()
    await home.isShown()
    await expect(notice).toBeHidden()

    await leap(page, '00:30')
    await expect(notice).toContainText('2월 24일 (월) 23:00 ~ 2월 25일 (화) 01:00 (2시간)')
    await leap(page, 74 * 3_600_000)
    await expect(notice).toBeHidden()
  })
})
