import { inBoxes } from '../support/pages/business-number.ts'
import { expectNoBusinessIn } from '../support/session.ts'
import { expect, test } from '../support/test.ts'
import { texts } from '../support/texts.ko.ts'

const { alreadyApplied, closed, unregistered, taxOfficeFails } = texts.businessNumber

/** The outcome of registering each test business. */
const OUTCOMES: Record<string, Record<string, unknown>> = {
  'open-individual-quick': { result: { aplyType: '신속', mngFrGb: '1' } },
  'open-individual-confirmed': { result: { aplyType: '확인', mngFrGb: '1' } },
  'open-corporation': { result: { aplyType: '확인', mngFrGb: '0' } },
  'exempt-individual': { result: { aplyType: '확인', mngFrGb: '1' } },
  'exempt-corporation': { result: { aplyType: '확인', mngFrGb: '0' } },
  'simplified-individual': { result: { aplyType: '확인', mngFrGb: '1' } },
  'quick-without-costs': { result: { aplyType: '신속', mngFrGb: '1' } },
  'quick-below-cap': { result: { aplyType: '신속', mngFrGb: '1' } },
  'quick-fee-missing': { result: { aplyType: '신속', mngFrGb: '1' } },
  suspended: { result: { aplyType: '확인', mngFrGb: '1' } },
  'no-status-may-go-on': { result: { aplyType: '확인', mngFrGb: '1' } },
  'open-status-10': { result: { aplyType: '확인', mngFrGb: '1' } },
  'deleted-by-applicant': { result: { aplyType: '확인', mngFrGb: '1' } },
  closed: { result: { aplyNo: '' }, message: closed },
  'unknown-status': { result: { aplyNo: '' }, message: unregistered },
  'no-status': { result: { aplyNo: '' }, message: unregistered },
  'submitted-individual': { status: 400, message: alreadyApplied },
  'submitted-corporation': { status: 400, message: alreadyApplied },
  'tax-office-fails': { status: 500, message: taxOfficeFails },
}

/** Responds after every page's time-out. */
const TOO_SLOW = 'tax-office-slow'

test('every test business may apply, or is refused, as it is meant to', async ({ request }) => {
  const catalogue = await request.get('/sandbox/api/catalogue')
  const { businesses } = (await catalogue.json()) as { businesses: { key: string; businessNumber: string }[] }
  expect(businesses.map(({ key }) => key).toSorted()).toEqual([...Object.keys(OUTCOMES), TOO_SLOW].toSorted())

  for (const { key, businessNumber } of businesses.filter(business => business.key !== TOO_SLOW)) {
    const response = await request.post('/api/v1/business/first/register', { data: { brNo: businessNumber } })
    expect(await response.json(), key).toMatchObject(OUTCOMES[key] ?? {})
  }
})

for (const [key, message] of [['submitted-individual', alreadyApplied]] as const) {
  test(`${key}: said in a dialog, and the number stays to be corrected`, async ({
    page,
    site,
    allowConsole,
    businessNumber,
    dialog,
  }) => {
    allowConsole(/status of 400.*first\/register/)
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
