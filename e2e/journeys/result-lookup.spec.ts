import { inBoxes } from '../support/pages/business-number.ts'
import { expectNoBusinessIn, expectSession } from '../support/session.ts'
import { test } from '../support/test.ts'
import { texts } from '../support/texts.ko.ts'

test(
  'a business finds its application from home',
  { tag: '@firefox' },
  async ({ page, site, home, resultLookup, resultIdentityCheck }) => {
    const { businessNumber } = await site.sandbox.business('submitted-individual')
    await home.open()
    await home.lookUpResult()
    await resultLookup.isShown()
    await resultLookup.type(businessNumber)
    await resultLookup.confirm()

    await resultIdentityCheck.isShown()
    await expectSession(page, { brNo: businessNumber, pageSeparation: 1 })
  },
)

test('one that was begun and never submitted is none', async ({
  page,
  site,
  request,
  resultLookup,
  dialog,
}) => {
  // No test files an application for this business.
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
