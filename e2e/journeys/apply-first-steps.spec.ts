import { applicationNumberIn, expectSession } from '../support/session.ts'
import { test } from '../support/test.ts'

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
