import { commands, page, type Locator } from 'vitest/browser'

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Clicks with the mouse at this point of the page around the test's document. */
    clickAt: (x: number, y: number) => Promise<void>
  }
}

const locators: Pick<Locator, 'click'> = Object.getPrototypeOf(page.getByRole('main'))
const { click } = locators

/**
 * Clicks with the mouse at once if the only element found is enabled, at rest and covered by nothing: a third of the
 * driver's cost. Otherwise the driver clicks, which waits for all of that.
 */
locators.click = async function (this: Locator, options) {
  const point = options ? null : middleOf(await this.findElement())
  return point ? commands.clickAt(point.x, point.y) : click.call(this, options)
}

function middleOf(element: Element): { x: number; y: number } | null {
  const { x, y, width, height } = element.getBoundingClientRect()
  const middle = { x: x + width / 2, y: y + height / 2 }
  const isReached = element.contains(document.elementFromPoint(middle.x, middle.y))
  const isMoving = document.getAnimations().length > 0
  return isReached && !isMoving && !element.matches(':disabled') ? inPageAround(middle) : null
}

/** The document of a test is in a frame. */
function inPageAround({ x, y }: { x: number; y: number }): { x: number; y: number } {
  const frame = frameElement?.getBoundingClientRect() ?? new DOMRect(0, 0, innerWidth, innerHeight)
  const scale = frame.width / innerWidth
  return { x: frame.x + x * scale, y: frame.y + y * scale }
}
