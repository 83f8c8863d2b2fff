import { inBoxes } from '../support/pages/business-number.ts'
import { expectNoBusinessIn } from '../support/session.ts'
import { test } from '../support/test.ts'
import { texts } from '../support/texts.ko.ts'

const { unregistered } = texts.businessNumber

test.beforeEach(({ businessNumber }) => businessNumber.open())
test.afterEach(async ({ page, businessNumber }) => {
  await businessNumber.says(unregistered)
  await expectNoBusinessIn(page)
})

test('a number that the tax office does not know is turned away', async ({ businessNumber, dialog }) => {
  await businessNumber.type('9999999999')
  await businessNumber.confirm()
  await dialog.isReadAndClosed(unregistered)
})

for (const key of ['unknown-status', 'no-status']) {
  test(`so is a business with ${key}`, async ({ site, businessNumber, dialog }) => {
    const business = await site.sandbox.business(key)
    await businessNumber.type(business.businessNumber)
    await businessNumber.confirm()
    await dialog.isReadAndClosed(unregistered)
    await businessNumber.holds(inBoxes(business.businessNumber))
  })
}
