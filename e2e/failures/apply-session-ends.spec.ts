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
  { tag: '@everywhere' },
  async ({ page, applicationForm, dialog }) => {
    await applicationForm.companyName.focus()
    await page.clock.fastForward('55:01')
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
  await page.clock.fastForward('01:00:01')
  await dialog.isReadAndClosed(texts.session.expired)
  await home.isShown()
  await expectNoSession(page)
  const left = await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)))
  expect(left).toContain('시험상점')
  expect(left).not.toContain('0000001')
  expect(left).not.toContain('SANDBOX/CI')
})
