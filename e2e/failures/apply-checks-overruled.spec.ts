import { filedFor } from '../support/applicants.ts'
import { expect, test } from '../support/test.ts'
import { texts } from '../support/texts.ko.ts'

const t = texts.application

test('a name and an opening date that do not fit: the applicant goes on, is warned, and may file', async ({
  page,
  site,
  applicationForm,
  dialog,
  bringToForm,
}) => {
  const warnings = page.getByRole('main').getByRole('alert')
  const { businessNumber } = await bringToForm({ person: 'differing-residence-number' })
  await applicationForm.isShown()
  await applicationForm.fillResidenceRear('0000003')
  await applicationForm.button('실명확인').click()
  await dialog.says(t.realNameMismatch)
  await dialog.press('중단')
  await expect(applicationForm.button('실명확인')).toBeFocused()
  await expect(applicationForm.residenceRear).toHaveValue('0000003')
  await expect(warnings).toBeHidden()

  await applicationForm.button('실명확인').click()
  await dialog.press('계속 진행')
  await expect(warnings).toContainText('지원 대상에서 제외될 수 있습니다.')
  await applicationForm.fillBusiness({ openingDate: '20200102' })
  await applicationForm.button('사업자 정보 조회').click()
  await dialog.says(t.businessMismatch)
  await dialog.press('계속 진행')
  await expect(warnings).toHaveCount(2)
  await applicationForm.fillAccount()
  await applicationForm.checkAccount()

  await applicationForm.submit()
  await applicationForm.confirmAnswers()
  await expect(page).toHaveURL('/aply-cmptn')
  expect(await filedFor(site, businessNumber)).toHaveLength(1)
})
