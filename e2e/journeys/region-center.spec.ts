import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { expect, test } from '../support/test.ts'

const centres = (page: Page) => page.getByRole('table', { name: '지역센터 목록' }).getByRole('rowheader')
const pages = (page: Page) => page.getByRole('navigation', { name: '지역센터 목록 페이지 이동' })
const count = (page: Page) => page.getByRole('main').getByRole('status').filter({ hasText: '건' })

async function search(page: Page, query: string): Promise<void> {
  await page.getByRole('searchbox', { name: '센터 검색' }).fill(query)
  await page.getByRole('main').getByRole('button', { name: '검색', exact: true }).click()
}

test.beforeEach(async ({ page }) => {
  await page.goto('/region-center')
  await expect(page.getByRole('heading', { level: 1, name: '지역센터 안내' })).toBeVisible()
})

test('what was found has pages of its own, which going back and reloading keep', async ({ page }) => {
  await search(page, '경기')
  await expect(count(page)).toHaveText('검색결과 14건')
  await pages(page).getByRole('button', { name: '2', exact: true }).click()
  await expect(centres(page)).toHaveCount(4)
  await page.reload()
  await expect(centres(page)).toHaveCount(4)

  await page.goBack()
  await expect(centres(page)).toHaveCount(10)
  await page.goBack()
  await expect(count(page)).toHaveText('전체 90건')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true })

  test('centres are cards whose number can be called with a finger', async ({ page }) => {
    const call = page.getByRole('link', { name: '02-000-0001' })
    await expect(call).toHaveAttribute('href', 'tel:02-000-0001')
    expect((await call.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(excess).toBeLessThanOrEqual(0)
    await expectAccessible(page)
  })
})
