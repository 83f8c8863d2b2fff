import { inBoxes } from '../support/pages/business-number.ts'
import { expectNoBusinessIn } from '../support/session.ts'
import { expect, test } from '../support/test.ts'
import { texts } from '../support/texts.ko.ts'

const OPEN = '1234567802'
const REGISTER = '/api/v1/business/first/register'

test.beforeEach(async ({ businessNumber }) => {
  await businessNumber.open()
  await businessNumber.type(OPEN)
})

test.afterEach(async ({ businessNumber, page }) => {
  await businessNumber.isShown()
  await businessNumber.holds(inBoxes(OPEN))
  await expectNoBusinessIn(page)
})

test('400 for a malformed number: the specification’s message', async ({
  page,
  allowConsole,
  businessNumber,
  dialog,
}) => {
  allowConsole(/status of 400/)
  // The form lets no such number through, so it is spoiled on its way; the answer is the real server's.
  await page.route(`**${REGISTER}`, route => route.continue({ postData: JSON.stringify({ brNo: '12345' }) }))
  await businessNumber.confirm()
  await dialog.isReadAndClosed(texts.businessNumber.malformed)
})

test('any other 400: the server’s own message', async ({
  allowConsole,
  breakSite,
  businessNumber,
  dialog,
}) => {
  allowConsole(/status of 400/)
  await breakSite({ kind: 'status', value: 400, target: REGISTER })
  await businessNumber.confirm()
  await dialog.isReadAndClosed(texts.calls.brokenOnPurpose)
})

test('500: the server’s own message, and the next try goes through', async ({
  allowConsole,
  breakSite,
  businessNumber,
  dialog,
}) => {
  allowConsole(/status of 500/)
  await breakSite({ kind: 'status', value: 500, target: REGISTER, times: 1 })
  await businessNumber.confirm()
  await dialog.isReadAndClosed(texts.calls.brokenOnPurpose)
  await expect(businessNumber.confirmButton).toBeFocused()
})

test('an answer that is no JSON: said in a sentence', async ({ page, businessNumber, dialog }) => {
  await page.route(`**${REGISTER}`, route => route.fulfill({ body: '<html>', contentType: 'text/html' }))
  await businessNumber.confirm()
  await dialog.isReadAndClosed(texts.calls.unexpected)
})
