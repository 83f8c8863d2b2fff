import { recordForms } from '../support/sent-forms.ts'
import { expect, test } from '../support/test.ts'
import { texts } from '../support/texts.ko.ts'

const t = texts.application

test('another holder than the bank’s: told beside the field; one in Latin is converted, and filed as it is shown', async ({
  page,
  applicationForm,
  bringToForm,
}) => {
  const sent = await recordForms(page)
  await bringToForm()
  await applicationForm.isShown()
  await applicationForm.fillResidenceRear('0000001')
  await applicationForm.fillBusiness()
  await applicationForm.fillAccount({
    bank: '우리은행',
    accountNumber: '10000000000004',
    accountHolder: '시험신규',
  })
  await applicationForm.button('계좌인증').click()
  await applicationForm.says(applicationForm.accountHolder, t.holderMismatch)
  await expect(applicationForm.accountHolder).toBeFocused()
  await expect(page.getByText(t.fullWidthHint)).toBeHidden()

  await applicationForm.fillAccount({
    bank: '하나은행',
    accountNumber: '10000000000005',
    accountHolder: 'SANDBOX',
  })
  await applicationForm.button('계좌인증').click()
  await expect(page.getByText(t.fullWidthHint)).toBeVisible()
  await applicationForm.button('전각문자로 변환하고 다시 인증').click()
  await applicationForm.says(applicationForm.button('계좌인증 완료'), t.accountDone)
  await applicationForm.submit()
  await applicationForm.confirmAnswers()
  await expect(page).toHaveURL('/aply-cmptn')
  expect((await sent())[0]?.data).toMatchObject({ bankNm: '하나은행', dpstrNm: 'ＳＡＮＤＢＯＸ' })
})
