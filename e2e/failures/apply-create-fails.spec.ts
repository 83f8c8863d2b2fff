import { filedFor } from '../support/applicants.ts'
import { recordForms } from '../support/sent-forms.ts'
import { expect, test } from '../support/test.ts'
import { texts } from '../support/texts.ko.ts'

const CREATE = '/api/v1/application/create'

test('the response is lost on its way: nothing that was typed is, and a second try finds the first one, and files nothing more', async ({
  page,
  site,
  allowConsole,
  applicationForm,
  dialog,
  bringToForm,
}) => {
  allowConsole(/application\/create/)
  const sent = await recordForms(page)
  const { businessNumber } = await bringToForm()
  await applicationForm.isShown()
  await applicationForm.fillEverything()
  await site.sandbox.breaks({ target: CREATE, kind: 'cut', times: 1 })
  await applicationForm.submit()
  await applicationForm.confirmAnswers()
  await dialog.isReadAndClosed(texts.application.failed)
  expect(await filedFor(site, businessNumber)).toHaveLength(1)
  await page.goBack()
  await applicationForm.isShown()
  await expect(applicationForm.residenceRear).toHaveValue('0000001')
  await expect(applicationForm.button('계좌인증 완료')).toBeVisible()

  await applicationForm.submit()
  await applicationForm.confirmAnswers()
  await expect(page).toHaveURL('/aply-cmptn')
  const keys = (await sent()).map(({ headers }) => headers['idempotency-key'])
  expect(keys).toHaveLength(2)
  expect(keys[1]).toBe(keys[0])
  expect(await filedFor(site, businessNumber)).toHaveLength(1)
})
