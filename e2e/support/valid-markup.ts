import { expect, type Page } from '@playwright/test'
import { HtmlValidate, StaticConfigLoader } from 'html-validate'

const validator = new HtmlValidate(new StaticConfigLoader({ extends: ['html-validate:standard'] }))

/** Fails when the current document, as it is drawn, is against the standard of HTML. */
export async function expectValidMarkup(page: Page): Promise<void> {
  const { results } = await validator.validateString(await page.content())
  const found = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  )
  expect(found, `what is not valid in ${page.url()}`).toEqual([])
}
