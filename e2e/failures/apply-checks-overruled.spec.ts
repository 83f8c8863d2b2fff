import { filedFor } from '../support/applicants.ts'
import { expect, test } from '../support/test.ts'
import { texts } from '../support/texts.ko.ts'

const t = texts.application
const SOMEBODY_ELSES = { business: 'open-individual-confirmed', person: 'differing-residence-number' }

test.beforeEach(async ({ applicationForm, dialog, bringToForm }) => {
  await bringToForm(SOMEBODY_ELSES)
  await applicationForm.isShown()
  await applicationForm.fillResidenceRear('0000003')
  await applicationForm.button('실명확인').click()
  await dialog.says(t.realNameMismatch)
})

test('who goes on is warned, and may file', async ({ page, site, applicationForm, dialog }) => {
  await dialog.press('계속 진행')
  await expect(page.getByRole('main').getByRole('alert')).toContainText('지원 대상에서 제외될 수 있습니다.')
  await expect(applicationForm.residenceRear).toBeEditable()

  await applicationForm.fillEverything({ residenceRear: '0000003' })
  await applicationForm.submit()
  await applicationForm.confirmAnswers()
  await expect(page).toHaveURL('/aply-cmptn')
  expect(await filedFor(site, '1234567802')).toHaveLength(1)
})

test('who stops is back at the form, with the number as it was typed', async ({
  page,
  applicationForm,
  dialog,
}) => {
  await dialog.press('중단')
  await dialog.isGone()
  await expect(applicationForm.button('실명확인')).toBeFocused()
  await expect(applicationForm.residenceRear).toHaveValue('0000003')
  await expect(page.getByRole('main').getByRole('alert')).toBeHidden()
})
