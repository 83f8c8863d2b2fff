import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 768, height: 1024 },
  { width: 360, height: 740 },
]) {
  test(`at ${viewport.width} px the document tells of its loading, and its header does not grow`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    for (const path of ['/', '/self-check']) {
      const arrive = await holdApp(page)
      await page.goto(path, { waitUntil: 'commit' })
      await expect(page.getByText('화면을 불러오는 중입니다.')).toBeVisible()
      await expect(page.getByRole('link', { name: /^콜센터/ })).toHaveAttribute('href', /^tel:/)
      await expect(page.locator('.site-logo')).toHaveCSS('font-weight', '700')
      const early = await heightOfHeader(page)
      arrive()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await heightOfHeader(page)).toBe(early)
    }
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the document has its styles, two documents to read, and the number to call', async ({ page }) => {
    await page.goto('/')
    await expect(page.locator('noscript p').first()).toBeInViewport()
    await expect(page.getByRole('link', { name: /^콜센터/ })).toBeInViewport()
    await expect(page.getByRole('link', { name: /PDF/ })).toHaveCount(2)
    await expect(page.getByText('화면을 불러오는 중입니다.')).toBeHidden()
    await expect(page.locator('.site-logo')).toHaveCSS('font-weight', '700')
  })
})

/** Holds the scripts of the shell back. Returns a function that lets them arrive. */
async function holdApp(page: Page): Promise<() => void> {
  const released = Promise.withResolvers<undefined>()
  await page.route('/assets/*.js', async route => {
    await released.promise
    await route.continue()
  })
  return () => released.resolve(undefined)
}

function heightOfHeader(page: Page): Promise<number> {
  return page.locator('.site-header').evaluate(header => header.getBoundingClientRect().height)
}
