import { expect, test } from '../support/test.ts'
import { texts } from '../support/texts.ko.ts'

const t = texts.application
const VALIDATE = '/api/v1/auth/validate-business'

test.beforeEach(async ({ applicationForm, bringToForm }) => {
  await bringToForm()
  await applicationForm.isShown()
})

test('another opening date than the tax office has: to stop leaves everything open', async ({
  applicationForm,
  dialog,
}) => {
  await applicationForm.fillBusiness({ openingDate: '20200102' })
  await applicationForm.button('사업자 정보 조회').click()
  await dialog.says(t.businessMismatch)
  await dialog.press('중단')
  await dialog.isGone()
  await expect(applicationForm.openingDate).toHaveValue('2020-01-02')
  await expect(applicationForm.openingDate).toBeEditable()
})

test('to go on warns, and the form can be filed', async ({ page, applicationForm, dialog }) => {
  await applicationForm.fillEverything()
  await applicationForm.openingDate.fill('20200102')
  await applicationForm.button('사업자 정보 조회').click()
  await dialog.says(t.businessMismatch)
  await dialog.press('계속 진행')
  await expect(page.getByRole('main').getByRole('alert')).toContainText('지원 대상에서 제외될 수 있습니다.')
  await applicationForm.submit()
  await applicationForm.confirmAnswers()
  await expect(page).toHaveURL('/aply-cmptn')
})

test('a tax office that fails is told, and nothing typed is lost', async ({
  allowConsole,
  breakSite,
  mend,
  applicationForm,
  dialog,
}) => {
  allowConsole(/status of 500/)
  await breakSite({ target: VALIDATE, kind: 'status', value: 500 })
  await applicationForm.fillBusiness()
  await applicationForm.button('사업자 정보 조회').click()
  await dialog.isReadAndClosed(t.businessFailed)
  await expect(applicationForm.companyName).toHaveValue('시험상점')

  await mend()
  await applicationForm.button('사업자 정보 조회').click()
  await applicationForm.says(applicationForm.button('사업자 정보 조회 완료'), t.businessDone)
})
