import { expect, type Page } from '@playwright/test'

/**
 * A window between any two breakpoints, by width or height, with the text size that fits worst. Three of them are looked
 * at, since a look takes as long as a page.
 */
const WINDOWS = [
  { width: 1280, height: 800, textSize: 150, isLookedAt: true },
  { width: 768, height: 900, textSize: 130, isLookedAt: false },
  { width: 690, height: 800, textSize: 100, isLookedAt: false },
  { width: 640, height: 360, textSize: 100, isLookedAt: true },
  { width: 360, height: 740, textSize: 150, isLookedAt: true },
  // A window of 1280 × 1024 px at four times the size.
  { width: 320, height: 256, textSize: 100, isLookedAt: false },
]

type Look = (page: Page, where: string) => Promise<void>

/** Fails when the page scrolls sideways in any of the windows, or when `look` fails in one that is looked at. */
export async function expectToFit(page: Page, path: string, look?: Look): Promise<void> {
  for (const { width, height, textSize, isLookedAt } of WINDOWS) {
    const where = `${path} at ${width} × ${height} px with text of ${textSize} %`
    await page.setViewportSize({ width, height })
    expect(await excessWidth(page, textSize), where).toBeLessThanOrEqual(0)
    if (isLookedAt) await look?.(page, where)
  }
}

function excessWidth(page: Page, textSize: number): Promise<number> {
  return page.evaluate(size => {
    const root = document.documentElement
    root.dataset['textSize'] = String(size)
    return root.scrollWidth - root.clientWidth
  }, textSize)
}

/** Fails when something covers a control. */
export async function expectNothingCovered(page: Page, where: string): Promise<void> {
  // A page that has just been resized may still be drawing.
  await expect.poll(() => coveredControls(page), where).toEqual([])
}

/** Returns the controls with a point that another element covers after scrolling. */
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
