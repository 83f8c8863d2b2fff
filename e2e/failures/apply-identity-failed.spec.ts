import { expect, test } from '../support/test.ts'
import { texts } from '../support/texts.ko.ts'

test.beforeEach(({ bringToIdentityCheck }) => bringToIdentityCheck())

test('a verification that fails says so, and leaves the choice', async ({
  identityCheck,
  consents,
  dialog,
}) => {
  for (const method of ['간편인증', '공동인증서'] as const) {
    await identityCheck.verify(method, { outcome: '인증 실패' })
    await dialog.isReadAndClosed(texts.identity.failed)
    await expect(identityCheck.methodButton(method)).toBeFocused()
  }
  await identityCheck.verify('간편인증')
  await consents.isShown()
})

test('a person whom the provider does not verify is told so', async ({ identityCheck, dialog }) => {
  await identityCheck.verify('휴대폰 인증', { person: '시험실패' })
  await dialog.isReadAndClosed(texts.identity.failed)
})
