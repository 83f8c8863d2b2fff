import { filedFor } from '../support/applicants.ts'
import { expect, test } from '../support/test.ts'
import { texts } from '../support/texts.ko.ts'

test('quick support for a business that no platform knows is not filed', async ({
  page,
  site,
  applicationForm,
  dialog,
  bringToForm,
}) => {
  const { businessNumber } = await bringToForm({ business: 'quick-fee-missing' })
  await applicationForm.isShown()
  const created: string[] = []
  page.on('request', request => request.url().endsWith('/application/create') && created.push(request.url()))
  await applicationForm.fillEverything()
  await applicationForm.submit()
  await applicationForm.confirmAnswers()
  await dialog.isReadAndClosed(texts.application.deliveryFeeMissing)

  await expect(page).toHaveURL('/aply-info')
  await expect(applicationForm.residenceRear).toHaveValue('0000001')
  expect(created).toEqual([])
  expect(await filedFor(site, businessNumber)).toEqual([])
})
