import { expect, type Page } from '@playwright/test'
import { texts } from '../texts.ko.ts'

/** Six seconds are promised for an area that does not come; the rest is for the page to say so. */
const PROMISED_MS = 10_000

/** What stands in the place of an area that could not be shown. */
export function failedAreaOf(page: Page) {
  const main = page.getByRole('main')
  // Either way a screen reader speaks of it: an alert does so by itself, and a heading takes the focus.
  const alert = main.getByRole('alert').filter({ hasText: texts.areaFailed })
  const message = alert.or(main.getByRole('heading', { name: texts.areaFailed })).first()
  const retryButton = main.getByRole('button', { name: '다시 시도' })
  return {
    message,
    retry: () => retryButton.click(),
    async isTold() {
      await expect(message).toBeVisible({ timeout: PROMISED_MS })
      await expect(retryButton).toBeVisible()
    },
    isNotTold: () => expect(message).toBeHidden(),
  }
}
