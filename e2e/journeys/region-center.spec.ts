import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { expect, test } from '../support/test.ts'

const table = (page: Page) => page.getByRole('table', { name: '지역센터 목록' })
const centres = (page: Page) => table(page).getByRole('rowheader')
const pages = (page: Page) => page.getByRole('navigation', { name: '지역센터 목록의 쪽' })
const numbers = (page: Page) => pages(page).getByRole('button', { name: /^\d+$/ })
const count = (page: Page) => page.getByRole('main').getByRole('status').filter({ hasText: '건' })

async function search(page: Page, query: string): Promise<void> {
  await page.getByRole('searchbox', { name: '센터 검색' }).fill(query)
  await page.getByRole('button', { name: '검색', exact: true }).click()
}

test.beforeEach(async ({ page }) => {
  await page.goto('/region-center')
  await expect(page.getByRole('heading', { level: 1, name: '지역센터 안내' })).toBeVisible()
})

test('ninety centres in nine pages of ten, five page numbers at a time', async ({ page }) => {
  await expect(count(page)).toHaveText('전체 90건')
  const headers = table(page).getByRole('columnheader')
  await expect(headers).toHaveText(['센터명', '전화/팩스', '주소', '관할지역'])
  await expect(centres(page)).toHaveCount(10)
  await expect(numbers(page)).toHaveText(['1', '2', '3', '4', '5'])
  await expect(pages(page)).toContainText('…')

  await pages(page).getByRole('button', { name: '마지막' }).click()
  await expect(page).toHaveURL('/region-center?page=9')
  await expect(numbers(page)).toHaveText(['5', '6', '7', '8', '9'])
  await expect(centres(page)).toHaveCount(10)

  await pages(page).getByRole('button', { name: '처음' }).click()
  await expect(centres(page).first()).toHaveText('종로소상공인지원센터')
})

test('no centre stands on two pages', async ({ page }) => {
  const seen = new Set<string>()
  for (const number of [1, 2, 3, 4, 5, 6, 7, 8, 9]) {
    const button = pages(page).getByRole('button', { name: String(number), exact: true })
    await button.click()
    // The address changes a moment before the list.
    await expect(button).toHaveAttribute('aria-current', 'page')
    await expect(page).toHaveURL(`/region-center?page=${number}`)
    for (const name of await centres(page).allInnerTexts()) seen.add(name)
  }
  expect(seen.size).toBe(90)
})

for (const [what, query, first] of [
  ['its name', '판교', '판교IT소상공인지원센터'],
  ['its telephone number', '064-000-0001', '제주소상공인지원센터'],
  ['its address', '조치원읍', '세종소상공인지원센터'],
  ['a district', '울릉군', '포항소상공인지원센터'],
  ['Latin letters of another case', 'dmc', '마포DMC소상공인지원센터'],
] as const) {
  test(`a centre is found by ${what}, from whatever page`, async ({ page }) => {
    await pages(page).getByRole('button', { name: '3', exact: true }).click()
    await search(page, query)
    await expect(count(page)).toHaveText('검색결과 1건')
    await expect(centres(page)).toHaveText([first])
    await expect(page).toHaveURL(`/region-center?q=${encodeURIComponent(query)}`)
  })
}

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

test('nothing found is said in words, and axe finds nothing either', async ({ page }) => {
  await search(page, '<없는 곳>')
  await expect(table(page)).toContainText('‘<없는 곳>’에 대한 검색결과가 없습니다.')
  await expect(count(page)).toHaveText('검색결과 0건')
  await expectAccessible(page)

  await page.getByRole('button', { name: '전체 보기' }).click()
  await expect(count(page)).toHaveText('전체 90건')
})

test('the search works by keyboard alone, and keeps the focus', async ({ page }) => {
  const field = page.getByRole('searchbox', { name: '센터 검색' })
  await field.focus()
  await page.keyboard.type('강릉')
  await page.keyboard.press('Enter')
  await expect(count(page)).toHaveText('검색결과 1건')
  await expect(field).toBeFocused()
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
