import { applicationNumberIn, expectSession } from '../support/session.ts'
import { inBoxes } from '../support/pages/business-number.ts'
import { expect, test } from '../support/test.ts'
import { texts } from '../support/texts.ko.ts'

test('lead from home through the self-check to a registered business', async ({
  page,
  site,
  home,
  selfCheck,
  businessNumber,
  identityCheck,
}) => {
  const business = await site.sandbox.business('open-individual-quick')

  await home.open()
  await home.apply()
  await selfCheck.isShown()
  await selfCheck.answerAllWithYes()
  await selfCheck.confirm()

  await businessNumber.isShown()
  await businessNumber.type(business.businessNumber)
  await businessNumber.confirm()

  await identityCheck.isShown()
  await identityCheck.tells({
    사업자등록번호: '123-45-67801',
    '지급 방식': '신속지급',
    '사업자 구분': '개인사업자',
  })
  await expectSession(page, {
    brNo: business.businessNumber,
    aplyType: '신속',
    mngFrGb: '1',
    pageSeparation: 0,
  })
  await applicationNumberIn(page)
})

test('open one application, however often the business is registered', async ({
  page,
  site,
  request,
  businessNumber,
  identityCheck,
}) => {
  const { businessNumber: brNo } = await site.sandbox.business('open-individual-confirmed')
  const register = async () => {
    await businessNumber.open()
    await businessNumber.type(brNo)
    await businessNumber.confirm()
    await identityCheck.isShown()
    return applicationNumberIn(page)
  }

  const first = await register()
  await page.evaluate(() => sessionStorage.clear())
  expect(await register()).toBe(first)

  const answer = await request.post('/api/v1/business/first/register', { data: { brNo } })
  expect(await answer.json()).toMatchObject({ result: { aplyNo: first } })
})

test('take the number by typing, with the focus moving on by itself', async ({ businessNumber, page }) => {
  await businessNumber.open()
  await businessNumber.first.click()

  await page.keyboard.type('123')
  await expect(businessNumber.second).toBeFocused()
  await page.keyboard.type('45')
  await expect(businessNumber.third).toBeFocused()
  await page.keyboard.type('678019')

  await businessNumber.holds(inBoxes('1234567801'))
})

test('ask before they are given up, and go on when the answer is no', async ({
  businessNumber,
  dialog,
  home,
  page,
}) => {
  await businessNumber.open()
  await businessNumber.type('12345')
  const cancel = page.getByRole('button', { name: '취소' })

  await cancel.click()
  await dialog.says(texts.businessNumber.cancelQuestion)
  await dialog.press('아니요')
  await dialog.isGone()
  await businessNumber.isShown()
  await businessNumber.holds(['123', '45', ''])
  await expect(cancel).toBeFocused()

  await cancel.click()
  await dialog.press('예')
  await home.isShown()
})

test('cannot be skipped: the identity check asks for the business number first', async ({
  businessNumber,
  dialog,
  identityCheck,
}) => {
  await identityCheck.open()
  await dialog.isReadAndClosed(texts.guard.businessNumberFirst)
  await businessNumber.isShown()
})
