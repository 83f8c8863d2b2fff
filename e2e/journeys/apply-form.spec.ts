import type { Page } from '@playwright/test'
import { filedFor } from '../support/applicants.ts'
import { markDocument, expectSameDocument } from '../support/document.ts'
import { pdfFile } from '../support/pages/application-form.ts'
import { recordForms } from '../support/sent-forms.ts'
import { expectSession } from '../support/session.ts'
import { expect, test } from '../support/test.ts'
import { texts } from '../support/texts.ko.ts'

const t = texts.application
const ORDER =
  /\/(realname|validate-business|validate-account-owner|account\/verify|delitotalamt|application\/create)$/

/** The turn that is waited for before each call. */
const TURNS = [
  ['act_4', 'realname'],
  ['act_5', 'validate-business'],
  ['act_6', 'validate-account-owner'],
] as const

/** Returns the calls of the form in their order, with the turns before them. */
function watchOrder(page: Page): string[] {
  const order: string[] = []
  page.on('request', request => {
    const url = new URL(request.url())
    const call = ORDER.exec(url.pathname)?.[1]
    if (call) order.push(call)
    const action = url.pathname === '/ts.wseq' && url.searchParams.get('aid')
    if (action && order.at(-1) !== action) order.push(action)
  })
  return order
}

test('a sole proprietor fills in the form, checks everything, and is told that it was received', async ({
  page,
  site,
  applicationForm,
  bringToForm,
}) => {
  const sent = await recordForms(page)
  const { applicationNumber, businessNumber, person } = await bringToForm()
  await applicationForm.isShown('개인')
  await expectSession(page, { consentCheck: 'Y' })
  await markDocument(page)
  const order = watchOrder(page)

  await applicationForm.fillResidenceRear('0000001')
  await applicationForm.button('실명확인').click()
  await applicationForm.says(applicationForm.button('실명확인 완료'), t.realNameDone)
  await applicationForm.fillBusiness()
  await applicationForm.button('사업자 정보 조회').click()
  await applicationForm.says(applicationForm.button('사업자 정보 조회 완료'), t.businessDone)
  await applicationForm.fillAccount()
  await applicationForm.checkAccount()
  await applicationForm.says(applicationForm.button('계좌인증 완료'), t.accountDone)

  await applicationForm.submit()
  await expect(applicationForm.answers).toBeVisible()
  expect(order).not.toContain('account/verify')
  await applicationForm.confirmAnswers()
  await expect(page).toHaveURL('/aply-cmptn')
  await expect(page.getByText(t.received)).toBeVisible()
  await expect(page.getByText('시험신규님, 신청이 정상적으로 접수되었습니다.')).toBeVisible()
  await expectSameDocument(page)

  expect(order.filter(step => !step.startsWith('act'))).toEqual([
    'realname',
    'validate-business',
    'validate-account-owner',
    'account/verify',
    'application/create',
  ])
  for (const [action, call] of TURNS) {
    expect(order.indexOf(action)).toBeLessThan(order.indexOf(call))
    expect(order).toContain(action)
  }
  const [form] = await sent()
  expect(form?.data).toEqual({
    suptSn: 0,
    aplyNo: applicationNumber,
    aplyType: '확인',
    aplyNm: '시험신규',
    rpsrRnno: '8001010000001',
    brdt: '19800101',
    aplyDesc: '',
    mbtlnum: '01000000001',
    ci: person.ci,
    brno: businessNumber,
    mngFrGb: '1',
    corpNm: '시험상점',
    opbzDt: '20200101',
    crpno: '',
    soaMm: '12',
    coRprsvYn: 'N',
    bankNm: 'KB국민은행',
    acntNo: '10000000000001',
    dpstrNm: '시험신규',
    sprtAmt: 1_000_000,
    dcsnAmt: 0,
    prcsStts: '신청',
    mdtAgreYn: 'Y',
    ntaxAgreYn: 'Y',
    methodType: 'simple',
  })
  expect(form?.headers['idempotency-key']).toMatch(/^[!-~]{10,200}$/)
  expect(Object.values(form?.files ?? {}).map(({ size }) => size)).toEqual([0, 0, 0, 0, 0, 0])
  expect(await filedFor(site, businessNumber)).toMatchObject([
    { aplyNo: applicationNumber, prcsStts: '신청' },
  ])
})

test('a tax-exempt individual who declined hands in the certificate of exempt income', async ({
  page,
  site,
  applicationForm,
  bringToForm,
}) => {
  const sent = await recordForms(page)
  const way = { business: 'exempt-individual', person: 'no-mobile-number', consents: 'declined' } as const
  const { businessNumber } = await bringToForm(way)
  await applicationForm.isShown('개인')
  await expect(applicationForm.mobileNumber).toHaveValue('')
  await applicationForm.mobileNumber.fill('01098765432')
  await applicationForm.fillResidenceRear('0000009')
  await applicationForm.fillBusiness()
  await expect(applicationForm.document('부가가치세 과세표준증명')).toBeVisible()
  await applicationForm.button('사업자 정보 조회').click()
  await expect(applicationForm.document('부가가치세 과세표준증명')).toBeHidden()
  for (const name of ['사업자등록증', '국세 납세증명서', '지방세 납세증명서', '부가가치세 면세사업자']) {
    await applicationForm.choose(name, pdfFile(`${name}.pdf`, 300_000))
  }
  await applicationForm.fillAccount()
  await applicationForm.checkAccount()
  await applicationForm.submit()
  await applicationForm.confirmAnswers()
  await expect(page).toHaveURL('/aply-cmptn')

  const [form] = await sent()
  expect(form?.data).toMatchObject({ mbtlnum: '01098765432', ntaxAgreYn: 'N', mdtAgreYn: 'Y' })
  expect(form?.files).toMatchObject({
    businessRegistrationFile: { name: '사업자등록증.pdf', size: 300_000 },
    vatExemptCert: { size: 300_000 },
    vatStandardCert: { size: 0 },
    standardFinancialStatementCert: { size: 0 },
  })
  expect(await filedFor(site, businessNumber)).toHaveLength(1)
})

test('quick support is asked for with what the platforms know', async ({
  page,
  applicationForm,
  bringToForm,
}) => {
  const sent = await recordForms(page)
  await bringToForm({ business: 'quick-below-cap' })
  await applicationForm.isShown('개인')
  const order = watchOrder(page)
  await applicationForm.fillEverything()
  await applicationForm.submit()
  await applicationForm.confirmAnswers()
  await expect(page).toHaveURL('/aply-cmptn')
  const calls = order.filter(step => !step.startsWith('act'))
  expect(calls).toEqual(['validate-account-owner', 'account/verify', 'delitotalamt', 'application/create'])
  expect((await sent())[0]?.data).toMatchObject({ aplyType: '신속', sprtAmt: 120_000 })
})
