import { expectNobodyVerified } from '../support/session.ts'
import { expect, test } from '../support/test.ts'
import { texts } from '../support/texts.ko.ts'

test.beforeEach(({ bringToIdentityCheck }) => bringToIdentityCheck())

test('a verification that fails says so, and leaves the choice', async ({
  identityCheck,
  consents,
  dialog,
}) => {
  await identityCheck.verify('공동인증서', { outcome: '인증 실패' })
  await dialog.isReadAndClosed(texts.identity.failed)
  await expect(identityCheck.methodButton('공동인증서')).toBeFocused()
  await identityCheck.verify('간편인증')
  await consents.isShown()
})

test('a success that the server never hears of verifies no one', async ({
  page,
  breakSite,
  allowConsole,
  identityCheck,
  dialog,
}) => {
  allowConsole(/ERR_INCOMPLETE_CHUNKED_ENCODING|ERR_CONTENT_LENGTH_MISMATCH|ERR_EMPTY_RESPONSE/)
  await breakSite({ target: '/api/v1/auth/simple/success', kind: 'cut' })
  await identityCheck.verify('금융인증서')
  await dialog.isReadAndClosed(texts.identity.dataFailed)
  await expectNobodyVerified(page)
})
