import type { Locator, Page } from '@playwright/test'

type Pressing = Pick<Locator, 'click' | 'check' | 'uncheck'>

/** Makes every click, check and uncheck of this worker a tap. Returns a function that ends that. */
export function tapInsteadOfClicking(page: Page): () => void {
  // Playwright's touch screens also take clicks of a mouse, so the methods themselves are replaced.
  const verbs = Object.getPrototypeOf(page.locator('html')) as Pressing
  const { click, check, uncheck } = verbs
  Object.assign(verbs, {
    click(this: Locator) {
      return this.tap()
    },
    async check(this: Locator) {
      if (!(await this.isChecked())) await this.tap()
    },
    async uncheck(this: Locator) {
      if (await this.isChecked()) await this.tap()
    },
  })
  return () => void Object.assign(verbs, { click, check, uncheck })
}
