import { recordForms } from '../support/sent-forms.ts'
import { expect, test } from '../support/test.ts'
import { texts } from '../support/texts.ko.ts'

const t = texts.application

test('a Hangul holder that is not the bank’s: told beside the field, without a hint', async ({
  page,
  applicationForm,
  bringToForm,
}) => {
  await bringToForm()
  await applicationForm.isShown()
  await applicationForm.fillAccount({
    bank: '우리은행',
    accountNumber: '10000000000004',
    accountHolder: '시험신규',
  })
  await applicationForm.button('계좌인증').click()
  await applicationForm.says(applicationForm.accountHolder, t.holderMismatch)
  await expect(applicationForm.accountHolder).toBeFocused()
  await expect(page.getByText(t.fullWidthHint)).toBeHidden()
})

test('an account that no bank has: told beside the holder', async ({ applicationForm, bringToForm }) => {
  await bringToForm()
  await applicationForm.isShown()
  await applicationForm.fillAccount({ bank: '우리은행', accountNumber: '1', accountHolder: '시험신규' })
  await applicationForm.button('계좌인증').click()
  await applicationForm.says(applicationForm.accountHolder, t.holderMismatch)
})

test('a Latin holder: the hint converts it and checks again, and it is filed as it is shown', async ({
  page,
  applicationForm,
  bringToForm,
}) => {
  const sent = await recordForms(page)
  await bringToForm()
  await applicationForm.isShown()
  await applicationForm.fillEverything()
  await applicationForm.button('다시 입력 (계좌인증)').click()
  await applicationForm.fillAccount({
    bank: '하나은행',
    accountNumber: '10000000000005',
    accountHolder: 'SANDBOX',
  })
  await applicationForm.button('계좌인증').click()
  await applicationForm.says(applicationForm.accountHolder, t.holderMismatch)
  await expect(page.getByText(t.fullWidthHint)).toBeVisible()

  await applicationForm.button('전각문자로 변환하고 다시 인증').click()
  await applicationForm.says(applicationForm.button('계좌인증 완료'), t.accountDone)
  await applicationForm.submit()
  await applicationForm.confirmAnswers()
  await expect(page).toHaveURL('/aply-cmptn')
  expect((await sent())[0]?.data).toMatchObject({ bankNm: '하나은행', dpstrNm: 'ＳＡＮＤＢＯＸ' })
})

test('a bank that fails is told, and nothing typed is lost', async ({
  allowConsole,
  applicationForm,
  dialog,
  bringToForm,
}) => {
  allowConsole(/status of 502/)
  await bringToForm()
  await applicationForm.isShown()
  await applicationForm.fillAccount({
    bank: 'IBK기업은행',
    accountNumber: '10000000000006',
    accountHolder: '시험신규',
  })
  await applicationForm.button('계좌인증').click()
  await dialog.isReadAndClosed(t.accountFailed)
  await expect(applicationForm.accountNumber).toHaveValue('10000000000006')
})
