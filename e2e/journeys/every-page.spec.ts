import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { frameOf } from '../support/pages/frame.ts'
import { pagesForEverybody, pagesOfAnApplicant } from '../support/site-pages.ts'
import { registryOf } from '../support/site/registry.ts'
import { budgets, expectLightPage } from '../support/weight.ts'
import { expect, test } from '../support/test.ts'
import { texts } from '../support/texts.ko.ts'
import { expectValidMarkup } from '../support/valid-markup.ts'
import { expectNothingCovered, expectToFit } from '../support/windows.ts'

test.describe.configure({ mode: 'parallel' })

/** Pages that axe checks in a journey of their own, in more states. */
const LOOKED_AT_ELSEWHERE: readonly string[] = ['/self-check', '/bzmn-reg', '/board-faq', '/region-center']

const WITHOUT_TIMER = ['/onslf-check-result', '/result-modify-cmptn']

/** The placeholder of a part that is still loading. */
const PLACEHOLDER = 'main [class*="skeleton"]'

/** The page of a chosen proof, which has a journey of its own. */
const WITHOUT_ITS_SUBJECT = '/detail-page'

test('every page for everybody is there, says what it is, is light, fits its window, nothing lies over a control, and axe finds nothing', async ({
  page,
  dialog,
  sessionTimer,
}) => {
  test.setTimeout(360_000)
  for (const [path, title] of pagesForEverybody) {
    await expectPage(page, path, title)
    await expectLightPage(page, budgets.pages.open)
    await expectValidMarkup(page)
    await sessionTimer.isNotShown()
    await dialog.isGone()
    await expectToFit(page, path, expectNothingCovered)
    if (!LOOKED_AT_ELSEWHERE.includes(path)) await expectAccessible(page)
  }
})

test('every page of an applicant is there, says what it is, is light, has the timer, and fits its window', async ({
  page,
  site,
  dialog,
  sessionTimer,
  seeded,
}) => {
  test.setTimeout(360_000)
  await seeded()
  const { remotes } = await registryOf(site)
  const released = new Set(Object.values(remotes).flatMap(({ routes }) => routes.map(({ path }) => path)))
  for (const [path, title] of pagesOfAnApplicant.filter(([address]) => released.has(address))) {
    await expectPage(page, path, title)
    await expectLightPage(page, budgets.pages.signedIn)
    await expectValidMarkup(page)
    await (WITHOUT_TIMER.includes(path) ? sessionTimer.isNotShown() : sessionTimer.isShown())
    if (path === WITHOUT_ITS_SUBJECT) {
      await dialog.says('보실 증빙을 먼저 선택해주세요.')
      continue
    }
    await dialog.isGone()
    await expectToFit(page, path)
  }
})

async function expectPage(page: Page, path: string, title: string): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 900 })
  const response = await page.goto(path)
  expect(response?.status(), path).toBe(200)
  await expect(page).toHaveURL(path)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).toHaveTitle(`${title} | ${texts.serviceName}`)
  const here = frameOf(page).location.getByText(title, { exact: true })
  await expect(here).toHaveAttribute('aria-current', 'page')
  await expect(page.locator(PLACEHOLDER)).toHaveCount(0)
}
