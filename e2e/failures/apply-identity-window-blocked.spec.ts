import { test } from '../support/test.ts'
import { texts } from '../support/texts.ko.ts'

const { windowBlocked, formWindowBlocked } = texts.identity

test('a window that is blocked: how to unblock it, and the same button opens it then', async ({
  page,
  bringToIdentityCheck,
  identityCheck,
  consents,
  dialog,
}) => {
  await bringToIdentityCheck()
  await page.evaluate(() => Object.assign(window, { openUnblocked: window.open, open: () => null }))
  for (const [method, message] of [
    ['간편인증', windowBlocked],
    ['금융인증서', windowBlocked],
    ['공동인증서', windowBlocked],
    ['휴대폰 인증', formWindowBlocked],
    ['아이핀', formWindowBlocked],
  ] as const) {
    await identityCheck.choose(method)
    await dialog.isReadAndClosed(message)
  }

  await page.evaluate(() => Object.assign(window, { open: Reflect.get(window, 'openUnblocked') }))
  await identityCheck.verify('아이핀')
  await consents.isShown()
})
