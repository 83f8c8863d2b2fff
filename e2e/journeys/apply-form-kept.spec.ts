import { filedFor } from '../support/applicants.ts'
import { expectSession } from '../support/session.ts'
import { expect, test } from '../support/test.ts'
import { texts } from '../support/texts.ko.ts'

test('consents that the server misses are given, and the form is as it was', async ({
  page,
  site,
  allowConsole,
  applicationForm,
  consents,
  mydata,
  dialog,
  bringToForm,
}) => {
  allowConsole(/status of 409/)
  const { businessNumber } = await bringToForm()
  await applicationForm.isShown()
  await applicationForm.fillEverything()
  // Another tab has taken one back meanwhile.
  await page.evaluate(async () => {
    const { aplyNo, brNo: brno, onslfCert: ci } = JSON.parse(sessionStorage.getItem('sbiz_session') ?? '{}')
    const consentsData = { version: '3.0.0', agreements: { tax_info_yn: { orderNo: 1, value: 'N' } } }
    const body = JSON.stringify({ aplyNo, brno, ci, consentsData })
    await fetch('/api/v1/auth/consents', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
  })
  await applicationForm.submit()
  await applicationForm.confirmAnswers()
  await dialog.isReadAndClosed(texts.application.consentsMissing)
  await consents.isShown()
  await expectSession(page, { consentCheck: 'N' })

  await consents.confirm()
  await mydata.isShown()
  await mydata.confirm()
  await applicationForm.isShown()
  await expect(applicationForm.residenceRear).toHaveValue('0000001')
  await applicationForm.submit()
  await applicationForm.confirmAnswers()
  await expect(page).toHaveURL('/aply-cmptn')
  expect(await filedFor(site, businessNumber)).toHaveLength(1)
})

test('a reload keeps what may be kept: of the form the business, and after it the receipt, on one sheet of paper', async ({
  page,
  applicationForm,
  bringToForm,
}) => {
  const { applicationNumber } = await bringToForm()
  await applicationForm.isShown()
  await applicationForm.fillEverything()
  await page.reload()
  await applicationForm.isShown()
  await expect(applicationForm.companyName).toHaveValue('시험상점')
  await expect(applicationForm.openingDate).toHaveValue('2020-01-01')
  await expect(applicationForm.residenceRear).toHaveValue('')
  await expect(applicationForm.accountNumber).toHaveValue('')
  const stored = await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)))
  expect(stored).not.toContain('8001010000001')
  expect(stored).not.toContain('10000000000001')

  await applicationForm.fillEverything()
  await applicationForm.submit()
  await applicationForm.confirmAnswers()
  await expect(page).toHaveURL('/aply-cmptn')
  await page.reload()
  await expect(page.getByText(applicationNumber)).toBeVisible()
  await expect(page.getByText('123-45-67802')).toBeVisible()
  await expect(page.getByText('시험상점')).toBeVisible()
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)

  // The back button does not lead to an empty form.
  await page.goto('/aply-info')
  await expect(page).toHaveURL('/aply-cmptn')
})
