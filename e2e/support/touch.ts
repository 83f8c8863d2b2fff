import type { Locator, Page } from '@playwright/test'

type Pressing = Pick<Locator, 'click' | 'check' | 'uncheck'>

/** Makes every click, check and uncheck of this worker a tap, and returns what ends that. */
export function tapInsteadOfClicking(page: Page): () => void {
  // Playwright's touch screens take clicks of a mouse all the same, so the verbs themselves are exchanged.
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
