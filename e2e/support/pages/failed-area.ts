import { expect, type Page } from '@playwright/test'
import { texts } from '../texts.ko.ts'

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
      await expect(message).toBeVisible()
      await expect(retryButton).toBeVisible()
    },
    isNotTold: () => expect(message).toBeHidden(),
  }
}
