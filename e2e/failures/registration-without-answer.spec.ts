import { inBoxes } from '../support/pages/business-number.ts'
import { applicationNumberIn } from '../support/session.ts'
import { expect, test } from '../support/test.ts'
import { texts } from '../support/texts.ko.ts'

const OPEN = '1234567802'
const REGISTER = '/api/v1/business/first/register'

test.beforeEach(async ({ businessNumber }) => {
  await businessNumber.open()
  await businessNumber.type(OPEN)
})

// What was typed is still there, and a second press brings the person on.
test.afterEach(async ({ businessNumber, identityCheck, mend, page }) => {
  await businessNumber.holds(inBoxes(OPEN))
  await mend()
  await page.context().setOffline(false)
  await page.unrouteAll()
  await businessNumber.confirm()
  await identityCheck.isShown()
  await applicationNumberIn(page)
})

test('none within five seconds: the button tells that it works, then the dialog that it took too long', async ({
  breakSite,
  businessNumber,
  dialog,
}) => {
  await breakSite({ kind: 'hang', target: REGISTER })
  await businessNumber.confirm()
  await expect(businessNumber.confirmButton).toBeDisabled()
  await dialog.isReadAndClosed(texts.calls.timedOut)
  await expect(businessNumber.confirmButton).toBeFocused()
})

test('the tax office takes six seconds: the same', async ({ site, businessNumber, dialog }) => {
  const slow = await site.sandbox.business('tax-office-slow')
  await businessNumber.clear()
  await businessNumber.type(slow.businessNumber)
  await businessNumber.holds(inBoxes(slow.businessNumber))
  await businessNumber.confirm()
  await dialog.isReadAndClosed(texts.calls.timedOut)
  await businessNumber.holds(inBoxes(slow.businessNumber))
  await businessNumber.clear()
  await businessNumber.type(OPEN)
})

test('the connection is cut', async ({ allowConsole, breakSite, businessNumber, dialog }) => {
  allowConsole(/first\/register/)
  await breakSite({ kind: 'cut', target: REGISTER })
  await businessNumber.confirm()
  await dialog.isReadAndClosed(texts.calls.unreachable)
})

test('the connection is refused', async ({ page, allowConsole, businessNumber, dialog }) => {
  allowConsole(/first\/register/)
  await page.route(`**${REGISTER}`, route => route.abort('connectionrefused'))
  await businessNumber.confirm()
  await dialog.isReadAndClosed(texts.calls.unreachable)
})

test('the device is offline', async ({ page, allowConsole, businessNumber, dialog }) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED/)
  await page.context().setOffline(true)
  await businessNumber.confirm()
  await dialog.isReadAndClosed(texts.calls.unreachable)
})
