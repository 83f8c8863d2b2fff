import { inBoxes } from '../support/pages/business-number.ts'
import { applicationNumberIn, expectNoBusinessIn, expectSession } from '../support/session.ts'
import { expect, test } from '../support/test.ts'
import { texts } from '../support/texts.ko.ts'

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

// The server itself says no to these, with a sentence of its own.
const refusedByServer = {
  'submitted-individual': { status: 400, message: texts.businessNumber.alreadyApplied },
  'submitted-corporation': { status: 400, message: texts.businessNumber.alreadyApplied },
  'tax-office-fails': { status: 500, message: texts.businessNumber.taxOfficeFails },
}

const TOLD_AMONG_THE_FAILURES = ['closed', 'unknown-status', 'no-status', 'tax-office-slow']

test('every test business has its story here', async ({ request }) => {
  const { businesses } = (await (await request.get('/sandbox/api/catalogue')).json()) as {
    businesses: { key: string }[]
  }
  const told = [mayApply, refusedByServer].flatMap(stories => Object.keys(stories))
  expect(businesses.map(({ key }) => key).toSorted()).toEqual(
    [...told, ...TOLD_AMONG_THE_FAILURES].toSorted(),
  )
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
