import { inBoxes } from '../support/pages/business-number.ts'
import { expectNoBusinessIn } from '../support/session.ts'
import { expect, test } from '../support/test.ts'
import { texts } from '../support/texts.ko.ts'

const { closed } = texts.businessNumber

test('a business that has closed is turned away, and its number stays to be corrected', async ({
  page,
  site,
  businessNumber,
  dialog,
}) => {
  const business = await site.sandbox.business('closed')
  await businessNumber.open()
  await businessNumber.type(business.businessNumber)
  await businessNumber.confirm()

  await dialog.isReadAndClosed(closed)
  await businessNumber.says(closed)
  await businessNumber.holds(inBoxes(business.businessNumber))
  await expect(businessNumber.group.locator(':focus')).toHaveCount(1)
  await expectNoBusinessIn(page)
})
