import type { Page } from '@playwright/test'
import { holdApp } from '../support/hold-app.ts'
import { expect, test } from '../support/test.ts'
import { untilLoaded } from '../support/until-loaded.ts'

/** A fifth of the value that counts as good. */
const MOST = 0.02

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean }
type Watched = typeof globalThis & { layoutShift: () => number }

for (const viewport of [
  { width: 1280, height: 900 },
  { width: 360, height: 740 },
]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    test('home and a form of an area stay where they are while they come up', async ({
      page,
      home,
      businessNumber,
    }) => {
      await watchLayoutShift(page)
      for (const screen of [home, businessNumber]) {
        await screen.open()
        await screen.isShown()
        expect(await shiftOnceQuiet(page)).toBeLessThanOrEqual(MOST)
      }
    })
  })
}

for (const width of [1280, 360, 320]) {
  test.describe('with its notices', () => {
    test.use({ noticesOpen: true, viewport: { width, height: 740 } })

    test(`home stays where it is at ${width} px when its scripts arrive late`, async ({ page }) => {
      await watchLayoutShift(page)
      const arrive = await holdApp(page)
      await page.goto('/', { waitUntil: 'commit' })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      arrive()
      await expect(page.getByText('확인지급 제출서류 안내').first()).toBeVisible()
      expect(await shiftOnceQuiet(page)).toBeLessThanOrEqual(MOST)
    })
  })
}

test('home stays where it is on a phone when its typeface arrives late', async ({ page, home }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const isDrawn = Promise.withResolvers<void>()
  await page.route('**/site-hangul/**', route => isDrawn.promise.then(() => route.continue()))
  await watchLayoutShift(page)
  await home.openAnyway()
  await home.isShown()
  isDrawn.resolve()
  expect(await shiftOnceQuiet(page)).toBeLessThanOrEqual(MOST)
  expect(await page.evaluate(() => document.fonts.check('700 1em "Site Hangul"', '가'))).toBe(true)
})

test('a result that takes its time does not push the footer away: that one is shown after it', async ({
  page,
  seeded,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const footer = page.locator('.site-footer')
  await page.route('**/application/result/detail/**', async route => {
    await expect(page.locator('main [data-coming]')).toBeVisible()
    await expect(footer).toBeHidden()
    await route.continue()
  })
  await seeded('three-batches')
  await page.goto('/aply-result')
  await expect(footer).toBeVisible()
})

for (const width of [1280, 360]) {
  test(`a result stays where it is at ${width} px while session, area and data come up`, async ({
    page,
    seeded,
  }) => {
    await page.setViewportSize({ width, height: 740 })
    await watchLayoutShift(page)
    await seeded()
    await page.goto('/aply-result')
    const timer = page.locator('.session-timer')
    await expect(timer).toBeVisible()

    const arrive = await holdApp(page)
    await page.reload({ waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    arrive()
    await expect(timer).toBeVisible()
    await expect(page.getByText('대상선정').first()).toBeVisible()
    expect(await shiftOnceQuiet(page)).toBeLessThanOrEqual(MOST)
  })
}

/** Adds up what each document of the page shifts, from its first paint on. */
async function watchLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let sum = 0
    const add = (entries: PerformanceEntryList) => {
      for (const { hadRecentInput, value } of entries as Shift[]) if (!hadRecentInput) sum += value
    }
    const observer = new PerformanceObserver(list => add(list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    const watched = globalThis as Watched
    watched.layoutShift = () => {
      add(observer.takeRecords())
      return sum
    }
  })
}

/** Returns the sum after network, fonts and two more frames are done. */
async function shiftOnceQuiet(page: Page): Promise<number> {
  await untilLoaded(page)
  return page.evaluate(async () => {
    await document.fonts.ready
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
    return (globalThis as Watched).layoutShift()
  })
}
