import type { Page } from '@playwright/test'
import { picture } from '../support/screenshot.ts'
import { pagesForEverybody } from '../support/site-pages.ts'
import { expect, test } from '../support/test.ts'
import { untilLoaded } from '../support/until-loaded.ts'

test.describe.configure({ timeout: 120_000 })

const paths = ['/', ...pagesForEverybody.map(([path]) => path)]

for (const width of [360, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('in high contrast, with large text', async ({ page }) => {
      await page.addInitScript(() =>
        localStorage.setItem('sbiz_display', JSON.stringify({ textSize: 130, highContrast: true })),
      )
      for (const path of paths) await take(page, path, 'high-contrast')
    })

    test('on paper', async ({ page }) => {
      await page.emulateMedia({ media: 'print' })
      for (const path of paths) await take(page, path, 'print')
    })
  })
}

async function take(page: Page, path: string, look: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await untilLoaded(page)
  await picture(page, `${look}${path.replaceAll('/', '-')}`)
}
