import { expectAccessible } from '../support/accessible.ts'
import { callsOf } from '../support/calls.ts'
import { expect, test } from '../support/test.ts'
import { texts } from '../support/texts.ko.ts'

test.beforeEach(({ bringToIdentityCheck }) => bringToIdentityCheck())

test('a window that is closed half way leads back to the choice, and the turn is given back', async ({
  page,
  alone,
  identityCheck,
}) => {
  const calls = callsOf(page)
  const popup = await identityCheck.openWindow('간편인증')
  await expect(identityCheck.cancelButton).toBeVisible()
  await popup.close()

  await expect(page.getByRole('alert')).toContainText('본인인증이 취소되었습니다.')
  await expect(identityCheck.methodButton('간편인증')).toBeFocused()
  if (!alone) await expect.poll(calls.completedTurns).toBe(1)
})

test('a window can be cancelled from the page', async ({ page, identityCheck }) => {
  const popup = await identityCheck.openWindow('금융인증서')
  await expectAccessible(page)
  await identityCheck.cancelButton.click()
  await expect.poll(() => popup.isClosed()).toBe(true)
  await expect(identityCheck.methodButton('금융인증서')).toBeFocused()
})

test('IPIN that is cancelled, or whose window is closed, says so', async ({ identityCheck, dialog }) => {
  await identityCheck.verify('아이핀', { outcome: '인증 취소' })
  await dialog.isReadAndClosed(texts.identity.ipinCancelled)

  const popup = await identityCheck.openWindow('아이핀')
  await popup.close()
  await dialog.isReadAndClosed(texts.identity.ipinCancelled)
  await expect(identityCheck.methodButton('아이핀')).toBeFocused()
})
