import { expect, type Page } from '@playwright/test'

/** The page's dialog, one at a time. The notices over home are no dialogs. */
export function dialogOf(page: Page) {
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog')).and(page.locator('dialog'))
  return {
    box: dialog,
    says: (message: string | RegExp) => expect(dialog).toContainText(message),
    press: (name: string) => dialog.getByRole('button', { name, exact: true }).click(),
    isGone: () => expect(dialog).toBeHidden(),

    /** Waits for the dialog with this message, for `patience` at most, and closes it. */
    async isReadAndClosed(message: string | RegExp, patience: { timeout?: number } = {}) {
      await expect(dialog).toContainText(message, patience)
      await dialog.getByRole('button', { name: '확인', exact: true }).click()
      // The check is on the message, since the next dialog may follow at once.
      await expect(dialog.filter({ hasText: message })).toBeHidden()
    },
  }
}
