import { expectNobodyVerified } from '../support/session.ts'
import { test } from '../support/test.ts'
import { texts } from '../support/texts.ko.ts'

test('a person who has applied already is told so, and led home', async ({
  page,
  allowConsole,
  bringToIdentityCheck,
  identityCheck,
  dialog,
  home,
}) => {
  allowConsole(/status of 409/)
  await bringToIdentityCheck()
  await identityCheck.verify('간편인증', { person: '시험중복' })
  await dialog.isReadAndClosed(texts.identity.duplicate)
  await home.isShown()
  await expectNobodyVerified(page)
})
