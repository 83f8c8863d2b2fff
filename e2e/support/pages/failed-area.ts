import { expect, type Page } from '@playwright/test'
import { texts } from '../texts.ko.ts'

/** The promise is six seconds for an area that does not load; the rest is for drawing the message. */
const PROMISED_MS = 10_000

/** The message in the place of an area that could not be shown. */
export function failedAreaOf(page: Page) {
  const main = page.getByRole('main')
  // A screen reader reads it either way: an alert by itself, a heading by taking the focus.
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
