import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

/** A fifth of what counts as good. */
const MOST = 0.02

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean }

for (const viewport of [
  { width: 1280, height: 900 },
  { width: 360, height: 740 },
]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    test('home stays where it is while it comes up', async ({ page, home }) => {
      await home.open()
      await home.isShown()
      expect(await shiftsUntilQuiet(page)).toBeLessThanOrEqual(MOST)
    })

    test('so does a form of an area', async ({ page, businessNumber }) => {
      await businessNumber.open()
      await businessNumber.isShown()
      expect(await shiftsUntilQuiet(page)).toBeLessThanOrEqual(MOST)
    })
  })
}

/** The sum of all layout shifts by the time when network, fonts and two more frames are done. */
async function shiftsUntilQuiet(page: Page): Promise<number> {
  await page.waitForLoadState('networkidle')
  return page.evaluate(async () => {
    await document.fonts.ready
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
    const shifts = await new Promise<Shift[]>(resolve => {
      const observer = new PerformanceObserver(list => resolve(list.getEntries() as Shift[]))
      observer.observe({ type: 'layout-shift', buffered: true })
      // A page without any shift never calls back.
      setTimeout(() => resolve(observer.takeRecords() as Shift[]), 500)
    })
    return shifts.filter(({ hadRecentInput }) => !hadRecentInput).reduce((sum, { value }) => sum + value, 0)
  })
}
