import { inBoxes } from '../support/pages/business-number.ts'
import { expect, test } from '../support/test.ts'
import { texts } from '../support/texts.ko.ts'

test.beforeEach(({ businessNumber }) => businessNumber.open())

test('letters and signs are left out', async ({ businessNumber }) => {
  await businessNumber.type('ab1c-2!가')
  await businessNumber.holds(['12', '', ''])
})

test('a number typed with its hyphens is taken', async ({ businessNumber }) => {
  await businessNumber.type('123-45-67890')
  await businessNumber.holds(inBoxes('1234567890'))
})

test('full-width digits count as digits', async ({ businessNumber, page }) => {
  await businessNumber.first.click()
  await page.keyboard.insertText('１２３')
  await businessNumber.second.click()
  await page.keyboard.insertText('４５')
  await businessNumber.third.click()
  await page.keyboard.insertText('６７８９０')
  await businessNumber.holds(inBoxes('1234567890'))
})

for (const pasted of ['123-45-67890', '1234567890', ' 123 45 67890 ', '１２３-４５-６７８９０']) {
  test(`“${pasted}” pasted into the first box fills all three`, async ({ businessNumber, page }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.evaluate(text => navigator.clipboard.writeText(text), pasted)
    await businessNumber.first.click()
    await page.keyboard.press('ControlOrMeta+V')
    await businessNumber.holds(inBoxes('1234567890'))
  })
}

test('too few digits: the message stands beside the boxes, and the focus in the first that is not full', async ({
  businessNumber,
}) => {
  const { incomplete } = texts.businessNumber
  await businessNumber.confirm()
  await businessNumber.says(incomplete)
  await expect(businessNumber.first).toBeFocused()

  await businessNumber.type('1234')
  await businessNumber.confirm()
  await businessNumber.says(incomplete)
  await expect(businessNumber.second).toBeFocused()
  await businessNumber.holds(['123', '4', ''])

  await businessNumber.second.fill('45')
  await businessNumber.third.fill('6789')
  await businessNumber.confirm()
  await businessNumber.says(incomplete)
  await expect(businessNumber.third).toBeFocused()
  await businessNumber.holds(['123', '45', '6789'])
})

test('nothing is sent before the number is whole', async ({ businessNumber, page }) => {
  let calls = 0
  page.on('request', request => (calls += Number(request.url().includes('/api/'))))
  await businessNumber.type('12345')
  await businessNumber.confirm()
  await businessNumber.says(texts.businessNumber.incomplete)
  expect(calls).toBe(0)
})
