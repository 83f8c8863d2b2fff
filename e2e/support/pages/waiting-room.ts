import { expect, type Page } from '@playwright/test'
import { texts } from '../texts.ko.ts'

/** The waiting room's widget. */
export function waitingRoomOf(page: Page) {
  const overlay = page.getByRole('dialog', { name: texts.waitingRoom.title })
  const press = (name: string) => overlay.getByRole('button', { name, exact: true }).click()
  return {
    box: overlay,
    isShown: () => expect(overlay).toBeVisible(),
    isGone: () => expect(overlay).toBeHidden(),
    showsPeopleAhead: (count: number) =>
      expect(overlay.getByText(texts.waitingRoom.ahead).locator('xpath=following-sibling::dd')).toHaveText(
        `${count}명`,
      ),
    /** The size in CSS pixels, once the fonts are loaded. */
    hasSize: (width: number, height: number) =>
      expect.poll(() => overlay.boundingBox()).toMatchObject({ width, height }),
    /** Presses stop, and confirms that the place is given up. */
    async stop() {
      await press(texts.waitingRoom.stop)
      await expect(overlay).toContainText(texts.waitingRoom.stopQuestion)
      await press(texts.waitingRoom.stop)
    },
  }
}
