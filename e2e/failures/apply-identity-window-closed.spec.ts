import { callsOf } from '../support/calls.ts'
import { expect, test } from '../support/test.ts'

test(
  'a window that is closed half way leads back to the choice, and the turn is given back',
  { tag: '@everywhere' },
  async ({ page, alone, identityCheck, bringToIdentityCheck }) => {
    await bringToIdentityCheck()
    const calls = callsOf(page)
    const popup = await identityCheck.openWindow('간편인증')
    await expect(identityCheck.cancelButton).toBeVisible()
    await popup.close()

    await expect(page.getByRole('alert')).toContainText('본인인증이 취소되었습니다.')
    await expect(identityCheck.methodButton('간편인증')).toBeFocused()
    // A remote that runs alone has no waiting room.
    await expect.poll(calls.completedTurns).toBe(alone ? 0 : 1)
  },
)
