import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { expect, test } from '../support/test.ts'
import { texts } from '../support/texts.ko.ts'

const { windowBlocked } = texts.identity

/** Blocks windows as browsers do: those that scripts open, not those that links have opened. */
function blockWindows(page: Page): Promise<void> {
  return page.evaluate(() => {
    const { open } = window
    const openedByLink = new Set<string>()
    addEventListener('click', ({ target }) => {
      const link = target instanceof Element && target.closest('a')
      if (link) openedByLink.add(link.target)
    })
    window.open = (address, name = '', features) =>
      openedByLink.has(name) ? open.call(window, address, name, features) : null
  })
}

test('a window that stays blocked is opened by an ordinary link', async ({
  page,
  bringToIdentityCheck,
  identityCheck,
  consents,
  dialog,
}) => {
  await bringToIdentityCheck()
  await blockWindows(page)
  await identityCheck.choose('간편인증')
  await dialog.isReadAndClosed(windowBlocked)
  await expect(identityCheck.methodButton('간편인증')).toBeFocused()
  await expectAccessible(page)

  const opening = page.waitForEvent('popup')
  await page.getByRole('link', { name: '간편인증 창 열기 (새 창 열림)' }).click()
  const popup = await opening
  await popup.getByRole('button', { name: '인증 성공' }).click()
  await consents.isShown()
  await expect.poll(() => popup.isClosed()).toBe(true)
})
