import { authenticate, expectSession } from '../support/session.ts'
import { expect, test } from '../support/test.ts'
import { texts } from '../support/texts.ko.ts'

test('the proof area sends people without authentication home, and forgets their session', async ({
  page,
  site,
  businessNumber,
  identityCheck,
  dialog,
  home,
}) => {
  const { businessNumber: brNo } = await site.sandbox.business('suspended')
  await businessNumber.open()
  await businessNumber.type(brNo)
  await businessNumber.confirm()
  await identityCheck.isShown()
  await expectSession(page, { brNo })

  await page.goto('/proof-intro')
  await dialog.isReadAndClosed(texts.guard.authenticationExpired)
  await home.isShown()
  expect(await page.evaluate(() => sessionStorage.getItem('sbiz_session'))).toBeNull()
})

test('the proof area opens to people with authentication', async ({ page, site }) => {
  await authenticate(page, site.url)
  await page.goto('/proof-intro')
  await expect(page.getByRole('heading', { level: 1, name: texts.screens.proofIntro })).toBeVisible()
})
