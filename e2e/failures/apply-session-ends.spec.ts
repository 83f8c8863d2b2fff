import { leap } from '../support/leap.ts'
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

test(
  'five minutes before the end the form asks, and everything stays as it was',
  { tag: '@alone' },
  async ({ page, applicationForm, dialog }) => {
    await applicationForm.companyName.focus()
    await leap(page, '55:01')
    await dialog.says(texts.session.question)
    await dialog.press('연장')
    await dialog.isGone()
    await expect(applicationForm.companyName).toBeFocused()
    await expect(applicationForm.companyName).toHaveValue('시험상점')
    await expect(applicationForm.residenceRear).toHaveValue('0000001')
  },
)

test('at the end the applicant is led home, and what they typed about the business alone is kept', async ({
  page,
  dialog,
  home,
}) => {
  await leap(page, '01:00:01')
  await dialog.says(texts.session.expired)
  await dialog.press('처음 화면으로')
  await home.isShown()
  await expectNoSession(page)
  const left = await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)))
  expect(left).toContain('시험상점')
  expect(left).not.toContain('0000001')
  expect(left).not.toContain('SANDBOX/CI')
})

test('a session that the server has ended is told in the middle of the form, once, and what was typed is kept', async ({
  page,
  applicationForm,
  dialog,
  home,
  allowConsole,
}) => {
  allowConsole(/401/)
  await applicationForm.fillAccount()
  await page.route('**/validate-account-owner', route => {
    const json = { status: 401, errorCode: 'AUTH_EXPIRED', message: texts.session.noLongerValid }
    return route.fulfill({ status: 401, json })
  })
  await page.getByRole('button', { name: '계좌인증', exact: true }).click()
  await dialog.says(/이어서 작성하실 수 있습니다/)
  await dialog.says(texts.session.noLongerValid)
  await dialog.press('처음 화면으로')
  await home.isShown()
  await expectNoSession(page)
  await dialog.isGone()
  const left = await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)))
  expect(left).toContain('시험상점')
})
