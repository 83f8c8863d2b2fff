import { inBoxes } from '../support/pages/business-number.ts'
import { applicationNumberIn, expectNoBusinessIn, expectSession } from '../support/session.ts'
import { expect, test } from '../support/test.ts'
import { texts } from '../support/texts.ko.ts'

const NOT_IN_THE_CATALOGUE = '9999999999'

const mayApply = {
  'open-individual-quick': { aplyType: '신속', mngFrGb: '1' },
  'open-individual-confirmed': { aplyType: '확인', mngFrGb: '1' },
  'open-corporation': { aplyType: '확인', mngFrGb: '0' },
  'exempt-individual': { aplyType: '확인', mngFrGb: '1' },
  'exempt-corporation': { aplyType: '확인', mngFrGb: '0' },
  'simplified-individual': { aplyType: '확인', mngFrGb: '1' },
  'quick-without-costs': { aplyType: '신속', mngFrGb: '1' },
  'quick-below-cap': { aplyType: '신속', mngFrGb: '1' },
  'quick-fee-missing': { aplyType: '신속', mngFrGb: '1' },
  suspended: { aplyType: '확인', mngFrGb: '1' },
  'no-status-may-go-on': { aplyType: '확인', mngFrGb: '1' },
  'open-status-10': { aplyType: '확인', mngFrGb: '1' },
  'deleted-by-applicant': { aplyType: '확인', mngFrGb: '1' },
}

const refused = {
  closed: texts.businessNumber.closed,
  'unknown-status': texts.businessNumber.unregistered,
  'no-status': texts.businessNumber.unregistered,
}

// The server itself says no to these, with a sentence of its own.
const refusedByServer = {
  'submitted-individual': { status: 400, message: texts.businessNumber.alreadyApplied },
  'submitted-corporation': { status: 400, message: texts.businessNumber.alreadyApplied },
  'tax-office-fails': { status: 500, message: texts.businessNumber.taxOfficeFails },
}

const TOLD_ELSEWHERE = ['tax-office-slow']

test('every test business has its story here', async ({ request }) => {
  const { businesses } = (await (await request.get('/sandbox/api/catalogue')).json()) as {
    businesses: { key: string }[]
  }
  const told = [mayApply, refused, refusedByServer].flatMap(stories => Object.keys(stories))
  expect(businesses.map(({ key }) => key).toSorted()).toEqual([...told, ...TOLD_ELSEWHERE].toSorted())
})

for (const [key, expected] of Object.entries(mayApply)) {
  test(`${key} may apply, as ${Object.values(expected).join(' and ')}`, async ({
    page,
    site,
    businessNumber,
    identityCheck,
  }) => {
    const business = await site.sandbox.business(key)
    await businessNumber.open()
    await businessNumber.type(business.businessNumber)
    await businessNumber.confirm()

    await identityCheck.isShown()
    await expectSession(page, { ...expected, brNo: business.businessNumber })
    await applicationNumberIn(page)
  })
}

for (const [key, message] of Object.entries(refused)) {
  test(`${key} is turned away: ${message}`, async ({ page, site, businessNumber, dialog }) => {
    const business = await site.sandbox.business(key)
    await businessNumber.open()
    await businessNumber.type(business.businessNumber)
    await businessNumber.confirm()

    await dialog.isReadAndClosed(message)
    await businessNumber.says(message)
    await businessNumber.holds(inBoxes(business.businessNumber))
    await expect(businessNumber.group.locator(':focus')).toHaveCount(1)
    await expectNoBusinessIn(page)
  })
}

test('a number that the tax office does not know is turned away', async ({
  page,
  businessNumber,
  dialog,
}) => {
  await businessNumber.open()
  await businessNumber.type(NOT_IN_THE_CATALOGUE)
  await businessNumber.confirm()

  await dialog.isReadAndClosed(texts.businessNumber.unregistered)
  await businessNumber.says(texts.businessNumber.unregistered)
  await expectNoBusinessIn(page)
})

for (const [key, { status, message }] of Object.entries(refusedByServer)) {
  test(`${key} hears from the server, with ${status}: ${message}`, async ({
    page,
    site,
    allowConsole,
    businessNumber,
    dialog,
  }) => {
    allowConsole(new RegExp(`status of ${status}.*first/register`))
    const business = await site.sandbox.business(key)
    await businessNumber.open()
    await businessNumber.type(business.businessNumber)
    await businessNumber.confirm()

    await dialog.isReadAndClosed(message)
    await businessNumber.isShown()
    await businessNumber.holds(inBoxes(business.businessNumber))
    await expectNoBusinessIn(page)
  })
}
