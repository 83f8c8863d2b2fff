import type { Page } from '@playwright/test'
import { signIn } from '../support/session.ts'
import { pagesForEverybody } from '../support/site-pages.ts'
import { expect, test } from '../support/test.ts'

test.describe.configure({ timeout: 120_000 })

const pages = ['/', ...pagesForEverybody.map(([path]) => path)]

// A window of 640 px at twice the size has room for 320 of the page's own.
test('no page scrolls sideways at 320 px, which is what 200 % of zoom leaves of 640', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of pages) await expectNoSidewaysScrolling(page, path)
})

for (const [width, textSize] of [
  [360, 150],
  [1280, 150],
  [768, 130],
] as const) {
  test(`nor at ${width} px with text of ${textSize} %`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 })
    await page.addInitScript(
      size => localStorage.setItem('sbiz_display', JSON.stringify({ textSize: size })),
      textSize,
    )
    for (const path of pages) await expectNoSidewaysScrolling(page, path)
  })
}

test('nor do the pages of an applicant', async ({ page, site }) => {
  await signIn(page, site)
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of ['/onslf-check', '/info-agree', '/mydata-agree', '/proof-intro'])
    await expectNoSidewaysScrolling(page, path)
})

async function expectNoSidewaysScrolling(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  const excess = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })
  expect(excess, path).toBeLessThanOrEqual(0)
}
