import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { texts } from '../support/texts.ko.ts'
import { untilLoaded } from '../support/until-loaded.ts'

/** A picture does not depend on the day, on the machine's fonts, or on earlier applications. */
const NOW = '2025-06-26T12:00:00+09:00'

/** Pages by the package that draws them: `-g @mfe-result` takes its own. The last word is the scenario of an applicant. */
const pages = [
  ['@shell', '/'],
  ['@shell', '/board-faq'],
  ['@shell', '/region-center'],
  ['@mfe-apply', '/elig-check'],
  ['@mfe-apply', '/self-check'],
  ['@mfe-apply', '/bzmn-reg'],
  ['@mfe-apply', '/info-agree', 'verified'],
  ['@mfe-apply', '/aply-info', 'verified'],
  ['@mfe-result', '/aply-result', 'held-other-reason'],
  ['@mfe-result', '/opinion-submit', 'held-two-opinions'],
  ['@mfe-result', '/result-modify', '이체결과오류'],
  ['@mfe-proof', '/proof-intro', '대상선정'],
  ['@mfe-proof', '/proof-reg-all', '대상선정'],
] as const

test.beforeEach(async ({ page, site }) => {
  await page.clock.setFixedTime(NOW)
  await site.sandbox.post('clock', { now: NOW })
})

for (const width of [360, 768, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } })

    for (const [tag, path, scenario] of pages) {
      test(path, { tag }, async ({ page, seeded }) => {
        if (scenario) await seeded(scenario)
        await page.goto(path)
        await expectPicture(page, nameOf(path))
        if (width !== 360) return
        await page.emulateMedia({ forcedColors: 'active' })
        await expectPicture(page, `${nameOf(path)}-forced-colours`)
      })
    }
  })
}

for (const width of [360, 1280]) {
  test.describe(`a state at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('a message beside its field', { tag: '@mfe-apply' }, async ({ page, businessNumber }) => {
      await businessNumber.open()
      await businessNumber.type('1234')
      await businessNumber.confirm()
      await businessNumber.says(texts.businessNumber.incomplete)
      await expectPicture(page, 'bzmn-reg-incomplete')
    })

    test('a dialog', { tag: '@ui-kit' }, async ({ page, site, businessNumber, dialog }) => {
      await businessNumber.open()
      await businessNumber.type((await site.sandbox.business('closed')).businessNumber)
      await businessNumber.confirm()
      await dialog.says(texts.businessNumber.closed)
      await expectPicture(page, 'bzmn-reg-closed')
    })

    test('high contrast and large letters', { tag: '@ui-kit' }, async ({ page, selfCheck }) => {
      await page.addInitScript(() =>
        localStorage.setItem('sbiz_display', JSON.stringify({ textSize: 130, highContrast: true })),
      )
      await selfCheck.open()
      await selfCheck.isShown()
      await expectPicture(page, 'self-check-high-contrast')
    })

    test('proof to supplement', { tag: '@mfe-proof' }, async ({ page, seeded }) => {
      await seeded('supplement-by-amount')
      await page.goto('/aply-result')
      await page.getByRole('button', { name: /^보완하기/ }).click()
      await expect(page.getByRole('button', { name: '보완등록' })).toBeVisible()
      await expectPicture(page, 'detail-page')
    })

    test('a document in the viewer', { tag: '@cdn' }, async ({ page }) => {
      await page.goto('/cdn/viewer/index.html?file=documents%2Fmanual.pdf')
      await expect(page.locator('.page canvas').first()).toBeVisible()
      await expectPicture(page, 'viewer')
    })
  })
}

function nameOf(path: string): string {
  return path === '/' ? 'home' : path.slice(1)
}

/** Compares the visible part of the page with its stored picture: a JPEG, which is half the size of a PNG. */
async function expectPicture(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await untilLoaded(page)
  await page.evaluate(() => document.fonts.ready)
  const width = page.viewportSize()?.width ?? 0
  // The sequence of a site gives these numbers.
  const mask = [page.getByRole('row', { name: /^(신청|지원)번호/ }).getByRole('cell')]
  const picture = await page.screenshot({ type: 'jpeg', quality: 50, animations: 'disabled', mask })
  expect(picture).toMatchSnapshot(`${name}-${width}.jpg`, { maxDiffPixelRatio: 0.001 })
}
