import type { Page } from '@playwright/test'
import { pagesForEverybody } from '../support/site-pages.ts'
import { expect, test } from '../support/test.ts'

const WINDOWS = [
  [320, 256],
  [360, 740],
  [640, 360],
  [690, 800],
  [768, 900],
  [1023, 800],
  [1280, 800],
] as const

test('nothing lies over a control, on any page that is for everybody, in any window', async ({ page }) => {
  test.setTimeout(120_000)
  for (const path of ['/', ...pagesForEverybody.map(([address]) => address)]) {
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    for (const [width, height] of WINDOWS) {
      await page.setViewportSize({ width, height })
      const where = `${path} at ${width} × ${height}`
      await expect.poll(() => coveredControls(page), where).toEqual([])
    }
  }
})

/** The controls of which, scrolled into sight, some point belongs to something else. */
function coveredControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, summary')]
    return controls.filter(control => isShown(control) && isCovered(control)).map(nameOf)

    function isShown(control: HTMLElement) {
      return (
        control.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        !control.closest('.skip-links')
      )
    }

    function isCovered(control: HTMLElement) {
      control.scrollIntoView({ block: 'center', behavior: 'instant' })
      return pointsOf(control).some(([x, y]) => {
        const top = document.elementFromPoint(x, y)
        const isItself = top === null || control.contains(top) || top.contains(control)
        return !isItself && top.closest('label') === null
      })
    }

    function pointsOf(control: HTMLElement) {
      return [...control.getClientRects()].flatMap(({ left, top, width, height }) =>
        [0.1, 0.5, 0.9].flatMap(x => [0.2, 0.5, 0.8].map(y => [left + width * x, top + height * y] as const)),
      )
    }

    function nameOf(control: HTMLElement) {
      return control.textContent.trim() || control.getAttribute('aria-label') || control.outerHTML
    }
  })
}
