import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { expect, test } from '../support/test.ts'

// The narrowest phone with the largest text has the least room.
test.use({ viewport: { width: 320, height: 640 } })

/** Statuses with different notices, steps and buttons on the page. */
const STATUSES =
  '신청 신청완료 정보조회 보완요청 보완완료 검증중 심사중 심의중 보류 대상선정 대상미선정 요청검증완료 이체결과오류 지급완료 사용자취소 사용자삭제'
/** Statuses with something to do, a reason, an account to correct, and no step. */
const KINDS = '보완요청 대상미선정 이체결과오류 사용자삭제'.split(' ')

test('no status of an application scrolls sideways, and axe finds nothing in one of each kind', async ({
  page,
  seeded,
  site,
}) => {
  const { applicationNumber } = await seeded('every-proof-status')
  await page.goto('/aply-result')
  await showLargeLetters(page)
  await expect(page.getByRole('heading', { name: /^진행 상태/ })).toBeVisible()
  for (const prcsStts of STATUSES.split(' ')) {
    const change = { prcsStts, prcsSttsRemark: 'US99', force: true }
    await site.sandbox.post(`back-office/applications/${applicationNumber}`, change)
    // This is also the event of an applicant who returns to the tab.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(page.getByRole('heading', { name: `진행 상태 ${prcsStts}`, exact: true })).toBeVisible()
    await isFit(page)
    if (KINDS.includes(prcsStts)) await expectAccessible(page)
  }
})

test('axe finds nothing in its dialogs, and each gives the focus back', async ({ page, seeded, dialog }) => {
  const main = page.getByRole('main')
  await seeded('lookups-completed')
  await page.goto('/aply-result')
  await showLargeLetters(page)
  for (const name of [/^조회내역 2번/, /^조회내역 1번/, /^증빙 예시/, /^신청취소/]) {
    const opener = main.getByRole('button', { name })
    await opener.press('Enter')
    await expect(dialog.box).toBeVisible()
    await isFitAndAccessible(page)
    await page.keyboard.press('Escape')
    await expect(opener).toBeFocused()
  }
})

test('axe finds nothing in the dialogs of files, nor in a picture and a PDF that are looked at', async ({
  page,
  seeded,
  dialog,
}) => {
  await seeded('supplement-by-amount')
  await page.goto('/aply-result')
  await showLargeLetters(page)
  const opener = page.getByRole('main').getByRole('button', { name: /^파일 보기/ })
  await opener.press('Enter')
  await isFitAndAccessible(page)
  for (const file of ['시험증빙1.png', '시험증빙4.pdf']) {
    await dialog.box.getByRole('button', { name: `미리보기 ${file}` }).press('Enter')
    await expect(dialog.box.getByRole('heading', { name: file })).toBeVisible()
    await expect(dialog.box.locator('img, iframe')).toBeVisible()
    await isFitAndAccessible(page)
    await page.keyboard.press('Escape')
    await expect(dialog.box.getByRole('heading', { name: /^증빙 파일/ })).toBeFocused()
  }
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
})

async function showLargeLetters(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.setItem('sbiz_display', JSON.stringify({ textSize: 150 })))
  await page.reload()
}

async function isFitAndAccessible(page: Page): Promise<void> {
  await expectAccessible(page)
  await isFit(page)
}

async function isFit(page: Page): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(320)
}
