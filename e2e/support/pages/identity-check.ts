import { expect, type Page } from '@playwright/test'
import { texts } from '../texts.ko.ts'
import { expectScreen } from './frame.ts'

/** The screen after the business number: `/onslf-check` when applying, `/onslf-check-result` for a result. */
export function identityCheckOf(page: Page, path: '/onslf-check' | '/onslf-check-result') {
  return {
    open: () => page.goto(path),
    isShown: () => expectScreen(page, texts.screens.identityCheck, path),
    goHome: () => page.getByRole('main').getByRole('link', { name: '처음 화면으로' }).click(),

    /** Each fact stands on the screen beside its name. */
    async tells(facts: Record<string, string>) {
      for (const [name, fact] of Object.entries(facts)) {
        const row = page
          .getByRole('main')
          .locator('div, dl')
          .filter({ has: page.getByRole('term').filter({ hasText: name }) })
        await expect(row.last()).toContainText(fact)
      }
    },
  }
}
