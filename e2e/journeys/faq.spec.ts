import { expectAccessible } from '../support/accessible.ts'
import { expect, test } from '../support/test.ts'

test(
  'an answer opens by keyboard, is accessible, and leads on without loading a document',
  { tag: '@firefox' },
  async ({ page }) => {
    const main = page.getByRole('main')
    await page.goto('/board-faq')
    await main.locator('summary').first().focus()
    await page.keyboard.press('Enter')
    await expect(main.locator('details[open]')).toContainText('2024년 12월 31일 이전')
    await expectAccessible(page)

    await main.locator('summary').last().click()
    await expect(main.locator('details[open]')).toHaveCount(1)
    await main.getByRole('link', { name: '지역센터 찾기' }).click()
    await expect(page).toHaveURL('/region-center')
    await expect(page.getByRole('heading', { level: 1, name: '지역센터 안내' })).toBeFocused()
  },
)
