import { inBoxes } from '../support/pages/business-number.ts'
import { expectNoBusinessIn, expectSession } from '../support/session.ts'
import { expect, test } from '../support/test.ts'
import { texts } from '../support/texts.ko.ts'

for (const key of ['submitted-individual', 'submitted-corporation', 'deleted-by-applicant']) {
  test(`finds the application of ${key}`, async ({ page, site, home, resultLookup, resultIdentityCheck }) => {
    const { businessNumber } = await site.sandbox.business(key)
    await home.open()
    await home.lookUpResult()
    await resultLookup.isShown()
    await resultLookup.type(businessNumber)
    await resultLookup.confirm()

    await resultIdentityCheck.isShown()
    await expectSession(page, { brNo: businessNumber, pageSeparation: 1 })
  })
}

test('says so when there is none, also for one that was begun and never submitted', async ({
  page,
  site,
  request,
  resultLookup,
  dialog,
}) => {
  // Nobody files for this one, on a site that serves many tests.
  const { businessNumber } = await site.sandbox.business('exempt-corporation')
  await request.post('/api/v1/business/first/register', { data: { brNo: businessNumber } })

  await resultLookup.open()
  await resultLookup.type(businessNumber)
  await resultLookup.confirm()

  await dialog.isReadAndClosed(texts.businessNumber.noApplication)
  await resultLookup.says(texts.businessNumber.noApplication)
  await resultLookup.holds(inBoxes(businessNumber))
  await expectNoBusinessIn(page)
})

test('asks for the whole number first', async ({ resultLookup }) => {
  await resultLookup.open()
  await resultLookup.type('12345')
  await resultLookup.confirm()
  await resultLookup.says(texts.businessNumber.incomplete)
  await expect(resultLookup.third).toBeFocused()
})

test('does not open the identity check to somebody without a business number', async ({
  dialog,
  resultIdentityCheck,
  resultLookup,
}) => {
  await resultIdentityCheck.open()
  await dialog.isReadAndClosed(texts.guard.businessNumberFirst)
  await resultLookup.isShown()
})

test('is asked again by itself when the first answer never comes', async ({
  page,
  site,
  allowConsole,
  breakSite,
  resultLookup,
  resultIdentityCheck,
}) => {
  allowConsole(/ERR_INCOMPLETE_CHUNKED_ENCODING|ERR_CONTENT_LENGTH_MISMATCH|ERR_EMPTY_RESPONSE/)
  const { businessNumber } = await site.sandbox.business('submitted-individual')
  await breakSite({ target: '/api/v1/business/supportApplicationBrnoCheck', kind: 'cut', times: 1 })

  await resultLookup.open()
  await resultLookup.type(businessNumber)
  await resultLookup.confirm()
  await resultIdentityCheck.isShown()
  await expectSession(page, { brNo: businessNumber })
})
