import { verifyAccount } from 'api-client/account'
import { createApplication } from 'api-client/application'
import { deliveryFeeOf } from 'api-client/business'
import { keepReceipt } from 'applicant-flow/receipt'
import { drawn } from 'remote-kit/testing'
import { session } from 'shared-session'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { draw, file, lookOver, lookOverAgain } from '../../testing/filing-scene.tsx'
import { answerDialog, button, dialog, newApplicant } from '../../testing/form-fixture.tsx'
import { formCache } from '../aply-info/draft/form-cache.ts'

const RECEIPT = {
  applicationType: '확인',
  companyName: '한국상점',
  receivedAt: '2025-06-02T01:30:00.000Z',
  account: '',
  documents: [],
}

beforeEach(() => void vi.resetAllMocks())

describe('the page with all answers', () => {
  it('shows them, with numbers masked, and which checks were left out', async () => {
    await lookOver()
    expect(answers()).toEqual({
      '신청인 성명': '홍길동',
      생년월일: '1980. 1. 1.',
      휴대폰번호: '010-1234-5678',
      주민등록번호: '800101-*******',
      실명확인: '하지 않음',
      사업자등록번호: '123-45-67802',
      상호명: '한국상점',
      개업일자: '2020. 1. 1.',
      '사업자 정보 조회': '하지 않음',
      은행: 'KB국민은행',
      계좌번호: '**********0001',
      예금주: '홍길동',
    })
    expect(document.body.textContent).not.toContain('8001011234567')
    await expect.element(page.getByText(/^아래 내용으로 신청합니다\. /)).toBeVisible()
    expect(createApplication).not.toHaveBeenCalled()
  })

  it.each([
    ['휴대폰번호 변경', '/aply-info#aply-mobileNumber'],
    ['실명확인 변경', '/aply-info#aply-residenceNumber'],
    ['사업자 정보 조회 변경', '/aply-info#aply-companyName'],
    ['예금주 변경', '/aply-info#aply-accountHolder'],
    ['이전', '/aply-info'],
  ])('leads by %s to %s', async (name, path) => {
    await lookOver()
    await expect.element(page.getByRole('link', { name, exact: true })).toHaveAttribute('href', path)
  })

  it('has the names of a corporation', async () => {
    newApplicant({ managementType: '0' })
    await lookOverAgain({ values: { corporateNumber: ['110111', '1234567'], settlementMonth: '12' } })
    await expect.element(page.getByRole('heading', { name: '법인 정보' })).toBeVisible()
    expect(Object.keys(answers())).toContain('법인명')
  })

  it('reads a holder in full width out in ordinary letters', async () => {
    newApplicant()
    await lookOverAgain({ values: { accountHolder: 'ＳＨＯＰ', isFullWidth: true } })
    const holder = page.getByRole('definition').last().element()
    expect(holder.querySelector('[aria-hidden]')?.textContent).toBe('ＳＨＯＰ')
    expect(holder.textContent.replace('ＳＨＯＰ', '')).toMatch(/^SHOP/)
  })

  it.each([
    ['nothing is in memory, as after a reload', () => draw()],
    ['the account was not checked', () => lookOverAgain({ checks: { account: 'open' } })],
  ])('leads to the form when %s', async (_, open) => {
    newApplicant()
    const screen = await open()
    await expect.poll(screen.goneTo).toBe('/aply-info')
    expect(screen.canGoBack()).toBe(false)
  })

  it('leads to the receipt once they are filed', async () => {
    newApplicant()
    const { applicationNumber } = session.get()
    keepReceipt({ ...RECEIPT, applicationNumber })
    const screen = await draw()
    await expect.poll(screen.goneTo).toBe('/aply-cmptn')
  })

  it('a lost session is reported, and the journey starts over', async () => {
    const screen = await lookOver()
    session.update({ applicationType: '' })
    await button('신청하기').click()
    await expect
      .element(dialog())
      .toMatchTextContent(/누락된 필수값이 있습니다\. 신청절차대로 다시 신청해주세요\./)
    await answerDialog('확인')
    await expect.poll(screen.goneTo).toBe('/bzmn-reg')
    expect(verifyAccount).not.toHaveBeenCalled()
  })

  it.each([
    ['돌아가기', () => answerDialog('돌아가기')],
    ['Escape', () => userEvent.keyboard('{Escape}')],
  ])('asks once more, naming the account; %s files nothing', async (_, leave) => {
    await lookOver()
    await button('신청하기').click()
    await expect.element(dialog()).toMatchTextContent(/KB국민은행 \*{10}0001 \(홍길동\)/)
    await leave()
    await expect.element(dialog()).not.toBeInTheDocument()
    await expect.element(button('신청하기')).toHaveFocus()
    expect(verifyAccount).not.toHaveBeenCalled()
  })
})

function answers() {
  const values = page.getByRole('definition').elements()
  const terms = page.getByRole('term').elements()
  return Object.fromEntries(
    terms.map(({ textContent }, at) => [textContent, values[at]?.querySelector('span > span')?.textContent]),
  )
}

describe('filing', () => {
  it('verifies the account, then creates the application, then shows that it is done', async () => {
    const screen = await lookOver()
    sessionStorage.setItem('sbiz_draft', '{}')
    await file()
    await expect.poll(screen.goneTo).toBe('/aply-cmptn')
    expect(sessionStorage.getItem('sbiz_draft')).toBeNull()
    expect(formCache.get()).toBeNull()
    const { applicationNumber } = session.get()
    const account = {
      bankCode: '4',
      bankName: 'KB국민은행',
      accountNumber: '10000000000001',
      accountHolder: '홍길동',
    }
    expect(verifyAccount).toHaveBeenCalledExactlyOnceWith(applicationNumber, account)
    expect(verifyAccount).toHaveBeenCalledBefore(vi.mocked(createApplication))
    expect(deliveryFeeOf).not.toHaveBeenCalled()
    const { submission, documents } = vi.mocked(createApplication).mock.calls[0]?.[0] ?? {}
    expect(submission).toMatchObject({
      applicationNumber,
      applicationType: '확인',
      ci: 'CI',
      businessNumber: '1234567802',
      form: {
        managementType: '1',
        applicantName: '홍길동',
        birthDate: '19800101',
        residenceNumber: ['800101', '1234567'],
        mobileNumber: '01012345678',
        openingDate: '2020-01-01',
        bank: 'KB국민은행',
        accountNumber: '10000000000001',
        accountHolder: '홍길동',
      },
      supportAmount: null,
      mydataRequest: 'Y',
      taxInformation: 'Y',
      verificationMethod: 'phone',
    })
    expect(documents).toEqual({})
  })

  it('takes the documents that are asked for now, and no other', async () => {
    newApplicant({ mydataConsent: 'N' })
    const documents = Object.fromEntries(
      [
        'businessRegistrationFile',
        'nationalTaxPaymentCert',
        'localTaxPaymentCert',
        'vatExemptCert',
        'standardFinancialStatementCert',
      ].map(name => [name, new File(['%PDF-1.7'], `${name}.pdf`)]),
    )
    await lookOverAgain({ documents })
    await expect.element(page.getByText('vatExemptCert.pdf')).toBeVisible()
    await file()
    await expect.poll(() => createApplication).toHaveBeenCalled()
    const filed = vi.mocked(createApplication).mock.calls[0]?.[0]
    expect(filed?.submission.mydataRequest).toBe('N')
    expect(Object.keys(filed?.documents ?? {}).toSorted()).toEqual([
      'businessRegistrationFile',
      'localTaxPaymentCert',
      'nationalTaxPaymentCert',
      'vatExemptCert',
    ])
  })

  it('of quick support uses the amount of the platforms', async () => {
    const screen = await lookOver({ applicationType: '신속' })
    await file()
    await expect.poll(screen.goneTo).toBe('/aply-cmptn')
    expect(deliveryFeeOf).toHaveBeenCalledExactlyOnceWith('1234567802')
    expect(vi.mocked(createApplication).mock.calls[0]?.[0].submission.supportAmount).toBe(120_000)
  })

  it('of quick support is not done without data of a platform', async () => {
    await lookOver({ applicationType: '신속' })
    vi.mocked(deliveryFeeOf).mockResolvedValue(null)
    await file()
    await expect.element(dialog()).toMatchTextContent(/배달료 정보가 없습니다\./)
    await answerDialog('확인')
    await expect.element(page.getByText('한국상점')).toBeVisible()
    expect(createApplication).not.toHaveBeenCalled()
  })

  it('is not begun by the second click of a double click', async () => {
    await lookOver()
    await button('신청하기').click()
    const submit = dialog().getByRole('button', { name: '신청하기' })
    submit.element().dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 }))
    await drawn()
    expect(verifyAccount).not.toHaveBeenCalled()
    await submit.click()
    await expect.poll(() => verifyAccount).toHaveBeenCalledOnce()
  })

  it('closes with its screen, and files nothing', async () => {
    const screen = await lookOver()
    await button('신청하기').click()
    await expect.element(dialog()).toMatchTextContent(/신청하시겠습니까\?/)
    await screen.leave()
    await expect.element(dialog()).not.toBeInTheDocument()
    expect(createApplication).not.toHaveBeenCalled()
    expect(screen.goneTo()).toBe('/left')
  })

  it('shows how far it has got, and cannot be left or pressed twice meanwhile', async () => {
    const screen = await lookOver()
    const verified = Promise.withResolvers<void>()
    const filed = Promise.withResolvers<void>()
    vi.mocked(verifyAccount).mockReturnValue(verified.promise)
    vi.mocked(createApplication).mockReturnValue(filed.promise)
    await file()
    await expect
      .element(page.getByRole('progressbar', { name: '계좌를 확인하는 중입니다.' }))
      .not.toHaveAttribute('value')
    await expect.element(dialog().getByRole('button', { name: '돌아가기' })).not.toBeInTheDocument()
    verified.resolve()
    const sending = page.getByRole('progressbar', { name: '신청서를 보내는 중입니다.' })
    await expect.element(sending).toHaveAttribute('value', '0')
    vi.mocked(createApplication).mock.calls[0]?.[0].onProgress?.(0.42)
    await expect.element(sending).toHaveAttribute('value', '42')
    await userEvent.keyboard('{Escape}{Enter}{Enter}')
    await expect.element(dialog()).toBeVisible()
    expect(createApplication).toHaveBeenCalledOnce()
    filed.resolve()
    await expect.poll(screen.goneTo).toBe('/aply-cmptn')
  })
})
