import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { texts } from '../support/texts.ko.ts'
import { untilLoaded } from '../support/until-loaded.ts'

// A picture does not depend on the day, on the machine's fonts, or on earlier applications.
test.beforeEach(({ page }) => page.clock.setFixedTime('2025-06-26T12:00:00+09:00'))

for (const width of [360, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } })

    for (const path of ['/', '/elig-check', '/self-check', '/bzmn-reg', '/board-faq', '/region-center']) {
      test(path, async ({ page }) => {
        await page.goto(path)
        await expectPicture(page, path === '/' ? 'home' : path.slice(1))
      })
    }

    test('a message beside its field', async ({ page, businessNumber }) => {
      await businessNumber.open()
      await businessNumber.type('1234')
      await businessNumber.confirm()
      await businessNumber.says(texts.businessNumber.incomplete)
      await expectPicture(page, 'bzmn-reg-incomplete')
    })

    test('a dialog', async ({ page, site, businessNumber, dialog }) => {
      await businessNumber.open()
      await businessNumber.type((await site.sandbox.business('closed')).businessNumber)
      await businessNumber.confirm()
      await dialog.says(texts.businessNumber.closed)
      await expectPicture(page, 'bzmn-reg-closed')
    })

    test('high contrast and large letters', async ({ page, selfCheck }) => {
      await page.addInitScript(() =>
        localStorage.setItem('sbiz_display', JSON.stringify({ textSize: 130, highContrast: true })),
      )
      await selfCheck.open()
      await selfCheck.isShown()
      await expectPicture(page, 'self-check-high-contrast')
    })

    test('a document in the viewer', async ({ page }) => {
      await page.goto('/cdn/viewer/index.html?file=documents%2Fmanual.pdf')
      await expect(page.locator('.page canvas').first()).toBeVisible()
      await expectPicture(page, 'viewer')
    })
  })
}

/** Compares the visible part of the page with its stored picture. */
async function expectPicture(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await untilLoaded(page)
  await page.evaluate(() => document.fonts.ready)
  const width = page.viewportSize()?.width ?? 0
  await expect(page).toHaveScreenshot(`${name}-${width}.png`, { maxDiffPixelRatio: 0.001 })
}
