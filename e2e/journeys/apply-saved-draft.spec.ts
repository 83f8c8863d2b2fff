import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { filedFor, withdraw } from '../support/applicants.ts'
import { consentsOf, mydataOf } from '../support/pages/consents.ts'
import { dialogOf } from '../support/pages/dialog.ts'
import { applicationFormOf } from '../support/pages/application-form.ts'
import { businessNumberOf } from '../support/pages/business-number.ts'
import { identityCheckOf } from '../support/pages/identity-check.ts'
import { putNoticesAway } from '../support/notices.ts'
import { expect, test } from '../support/test.ts'

const SAVE = '저장하고 나중에 이어서 하기'

test('an application begun on one device is ended on another, and its draft is then gone', async ({
  page,
  browser,
  site,
  baseURL,
  consoleGuard,
}) => {
  const { businessNumber } = await site.sandbox.business('open-individual-confirmed')
  await toTheForm(page, businessNumber)
  const form = applicationFormOf(page)
  await form.fillBusiness({ companyName: '이어서상점' })
  await form.fillResidenceRear('0000001')
  await form.button(SAVE).click()
  await expect(page.getByRole('alert').filter({ hasText: '저장했습니다.' })).toBeVisible()

  await expectAccessible(page)

  const other = await browser.newContext({ baseURL: baseURL ?? '' })
  consoleGuard.listenTo(other)
  await putNoticesAway(other)
  const elsewhere = await other.newPage()
  await toTheForm(elsewhere, businessNumber, '이어서 작성하기')
  const continued = applicationFormOf(elsewhere)
  await expect(continued.companyName).toHaveValue('이어서상점')
  await expect(continued.openingDate).toHaveValue('2020-01-01')
  await expect(continued.residenceRear).toHaveValue('')
  await continued.fillResidenceRear('0000001')
  await continued.fillAccount()
  await continued.checkAccount()
  await continued.submit()
  await continued.confirmAnswers()
  await expect(elsewhere).toHaveURL('/aply-cmptn')
  const [filed] = await filedFor(site, businessNumber)
  expect(filed).toMatchObject({ aplyNm: '시험신규' })
  expect(
    await elsewhere.evaluate(async () => (await fetch('/api/v1/application/draft')).json()),
  ).toMatchObject({
    result: null,
  })
  await other.close()
  await withdraw(site, { businessNumber, person: { name: '시험신규' } })
})

/** Opens the form by all screens before it, as someone without anything in this browser. */
async function toTheForm(page: Page, number: string, answer?: string) {
  const [consents, mydata] = [consentsOf(page), mydataOf(page)]
  const businessNumber = businessNumberOf(page, '/bzmn-reg')
  await businessNumber.open()
  await businessNumber.type(number)
  await businessNumber.confirm()
  await identityCheckOf(page, '/onslf-check').verify('간편인증')
  if (answer) {
    await dialogOf(page).says(/에 저장하신 신청 내용이 있습니다/)
    await expectAccessible(page)
    await dialogOf(page).press(answer)
  }
  await consents.isShown()
  await consents.agreeToEverything()
  await consents.confirm()
  await mydata.isShown()
  await mydata.all.check()
  await mydata.request.check()
  await mydata.confirm()
  await applicationFormOf(page).isShown()
}
