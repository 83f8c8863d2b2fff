import type { Page } from '@playwright/test'
import { picture } from '../support/screenshot.ts'
import { signIn } from '../support/session.ts'
import { pagesForEverybody, pagesOfAnApplicant } from '../support/site-pages.ts'
import { registryOf } from '../support/site/registry.ts'
import { expect, test } from '../support/test.ts'
import { untilLoaded } from '../support/until-loaded.ts'

test.describe.configure({ timeout: 120_000 })

const paths = ['/', ...pagesForEverybody.map(([path]) => path)]
const someOfEachKind = ['/', '/self-check', '/bzmn-reg', '/board-faq', '/info-privacy']

for (const width of [360, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('every page that is for everybody', async ({ page }) => {
      for (const path of paths) await take(page, path)
    })

    test('every page of an applicant', async ({ page, site }) => {
      await signIn(page, site)
      const { remotes } = await registryOf(site)
      const released = new Set(Object.values(remotes).flatMap(({ routes }) => routes.map(({ path }) => path)))
      for (const [path] of pagesOfAnApplicant) if (released.has(path)) await take(page, path)
    })

    test('in high contrast, with large text', async ({ page }) => {
      await page.addInitScript(() =>
        localStorage.setItem('sbiz_display', JSON.stringify({ textSize: 130, highContrast: true })),
      )
      for (const path of someOfEachKind) await take(page, path, 'high-contrast')
    })

    test('in the colours that a person forces', async ({ page }) => {
      await page.emulateMedia({ forcedColors: 'active' })
      for (const path of someOfEachKind) await take(page, path, 'forced-colours')
    })

    test('on paper', async ({ page }) => {
      await page.emulateMedia({ media: 'print' })
      for (const path of someOfEachKind) await take(page, path, 'print')
    })
  })
}

async function take(page: Page, path: string, look = 'page'): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await untilLoaded(page)
  await picture(page, `${look}${path.replaceAll('/', '-')}`)
}
