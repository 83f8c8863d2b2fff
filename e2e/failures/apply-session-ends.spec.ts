import { expectNoSession, expectSession } from '../support/session.ts'
import { expect, test } from '../support/test.ts'
import { texts } from '../support/texts.ko.ts'

test.beforeEach(async ({ page, applicationForm, bringToForm }) => {
  await page.clock.install()
  await bringToForm()
  await applicationForm.isShown()
  await expectSession(page, { timer: { isRunning: true } })
  await applicationForm.fillResidenceRear('0000001')
  await applicationForm.fillBusiness()
})

test('five minutes before the end the form asks, and everything stays as it was', async ({
  page,
  applicationForm,
  dialog,
}) => {
  await applicationForm.companyName.focus()
  await page.clock.fastForward('55:01')
  await dialog.says(texts.session.question)
  await dialog.press('연장')
  await dialog.isGone()
  await expect(applicationForm.companyName).toBeFocused()
  await expect(applicationForm.companyName).toHaveValue('시험상점')
  await expect(applicationForm.residenceRear).toHaveValue('0000001')
})

test('the question comes before the answers that are being checked, which return after it', async ({
  page,
  applicationForm,
  dialog,
}) => {
  await applicationForm.fillAccount()
  await applicationForm.checkAccount()
  await applicationForm.submit()
  await expect(applicationForm.answers).toBeVisible()
  await page.clock.fastForward('55:01')
  await dialog.says(texts.session.question)
  await page.keyboard.press('Escape')
  await expect(applicationForm.answers).toBeVisible()
  await applicationForm.confirmAnswers()
  await expect(page).toHaveURL('/aply-cmptn')
})

test('at the end the person is led home, and finds what they typed about the business when they come again', async ({
  page,
  applicationForm,
  dialog,
  home,
  businessNumber,
  identityCheck,
  consents,
  mydata,
}) => {
  await page.clock.fastForward('01:00:01')
  await dialog.isReadAndClosed(texts.session.expired)
  await home.isShown()
  await expectNoSession(page)
  const left = await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)))
  expect(left).toContain('시험상점')
  expect(left).not.toContain('0000001')
  expect(left).not.toContain('SANDBOX/CI')

  await businessNumber.open()
  await businessNumber.type('1234567802')
  await businessNumber.confirm()
  await identityCheck.isShown()
  await identityCheck.verify('간편인증')
  await consents.isShown()
  await consents.agreeToEverything()
  await consents.confirm()
  await mydata.isShown()
  await mydata.all.check()
  await mydata.request.check()
  await mydata.confirm()
  await applicationForm.isShown()
  await expect(applicationForm.companyName).toHaveValue('시험상점')
  await expect(applicationForm.openingDate).toHaveValue('2020-01-01')
  await expect(applicationForm.residenceRear).toHaveValue('')
})

test('somebody else who is verified in the same tab afterwards finds nothing of it', async ({
  page,
  dialog,
  home,
  businessNumber,
  identityCheck,
  consents,
}) => {
  await page.clock.fastForward('01:00:01')
  await dialog.isReadAndClosed(texts.session.expired)
  await home.isShown()
  expect(await page.evaluate(() => sessionStorage.getItem('sbiz_draft'))).toContain('시험상점')

  await businessNumber.open()
  await businessNumber.type('1234567802')
  await businessNumber.confirm()
  await identityCheck.isShown()
  await identityCheck.verify('간편인증', { person: '시험시험시험' })
  await consents.isShown()
  expect(await page.evaluate(() => sessionStorage.getItem('sbiz_draft'))).toBeNull()
})
