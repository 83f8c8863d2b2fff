import { drawScreen } from 'remote-kit/testing'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { keepReceipt } from 'applicant-flow/receipt'
import { applicant } from '../../testing/form-fixture.tsx'
import { CompletionScreen } from './completion-screen.tsx'

const NUMBER = '20250000000042'
const RECEIPT = {
  applicationNumber: NUMBER,
  applicationType: '확인',
  companyName: '한국상점',
  receivedAt: '2025-06-02T01:30:00.000Z',
  account: 'KB국민은행 **********0001 (홍*동)',
  documents: ['사업자등록증', '국세 납세증명서'],
}

const show = ({ helpLine = '0000-0001', callCentre = '0000-0000' } = {}) =>
  drawScreen(<CompletionScreen />, {
    at: '/aply-cmptn',
    session: { ...applicant, applicationNumber: NUMBER },
    config: {
      contacts: { helpLine, callCentre },
      links: { creditProgramme: 'https://credit.example.org/' },
    },
  })

beforeEach(() => sessionStorage.clear())

const lines = () =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: /^0000-/ }) })
    .elements()
    .map(({ textContent }) => textContent)

it('names the call centre alone where there is no other number', async () => {
  keepReceipt(RECEIPT)
  await show({ helpLine: '' })
  await expect.poll(lines).toEqual(['콜센터 0000-0000 (평일 9:00~18:00)'])
  expect(page.getByText('신청 문의').elements()).toEqual([])
})

it('has no empty list where there is no number', async () => {
  keepReceipt(RECEIPT)
  await show({ helpLine: '', callCentre: '' })
  await expect.element(page.getByText('접수가 완료되었습니다.')).toBeVisible()
  expect(
    page
      .getByRole('list')
      .elements()
      .filter(({ children }) => children.length === 0),
  ).toEqual([])
})

it('names quick support as the payout of a receipt for it', async () => {
  keepReceipt({ ...RECEIPT, applicationType: '신속' })
  await show()
  await expect.poll(facts).toMatchObject({ '지급 방식': '신속지급' })
})

describe('with a receipt', () => {
  beforeEach(async () => {
    keepReceipt(RECEIPT)
    await show()
  })

  it('greets by name, and confirms the receipt', async () => {
    await expect.element(page.getByText('접수가 완료되었습니다.')).toBeVisible()
    await expect.element(page.getByText('홍길동님, 신청이 정상적으로 접수되었습니다.')).toBeVisible()
  })

  it('shows the facts of the application', () => {
    expect(facts()).toMatchObject({
      대표자명: '홍길동',
      사업자등록번호: '123-45-67802',
      '상호명(법인명)': '한국상점',
      접수일시: '2025. 6. 2. 오전 10:30',
      '지급 방식': '확인지급',
      '지급 계좌': 'KB국민은행 **********0001 (홍*동)',
      제출서류: '사업자등록증, 국세 납세증명서',
    })
  })

  it('shows the place of the result, the next steps, and contacts', async () => {
    await expect
      .element(page.getByText("신청결과는 처음 화면의 '신청결과 확인 및 증빙등록'에서 확인하실 수 있습니다."))
      .toBeVisible()
    await expect.element(page.getByRole('heading', { name: '앞으로의 절차' })).toBeVisible()
    await expect.element(page.getByText(/문자는 보내드리지 않습니다\.$/)).toBeVisible()
    for (const line of ['0000-0001', '0000-0000'])
      await expect.element(page.getByRole('link', { name: line })).toHaveAttribute('href', `tel:${line}`)
    expect(lines()).toEqual(['신청 문의 0000-0001', '제도 문의 (콜센터) 0000-0000 (평일 9:00~18:00)'])
  })

  it('leads to the result and home, and to the credit programme in a new window', async () => {
    await expect.element(page.getByRole('link', { name: '확인', exact: true })).toHaveAttribute('href', '/')
    await expect
      .element(page.getByRole('link', { name: '신청결과 확인', exact: true }))
      .toHaveAttribute('href', '/bzmn-result')
    const credit = page.getByRole('link', { name: '소상공인 신용지원사업 알아보기 (새 창 열림)' })
    await expect.element(credit).toHaveAttribute('href', 'https://credit.example.org/')
    await expect.element(credit).toHaveAttribute('target', '_blank')
  })

  it('copies the application number, and confirms', async () => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await page.getByRole('button', { name: '복사' }).click()
    await expect.element(page.getByText('신청번호를 복사했습니다.')).toBeVisible()
    expect(writeText).toHaveBeenCalledExactlyOnceWith(NUMBER)
  })

  it('confirms a second copy anew, so that it is heard again', async () => {
    const copied = Promise.withResolvers<void>()
    vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce().mockReturnValue(copied.promise)
    const copy = page.getByRole('button', { name: '복사' })
    const confirmation = page.getByText('신청번호를 복사했습니다.')
    await copy.click()
    await expect.element(confirmation).toBeVisible()
    await copy.click()
    await expect.element(confirmation).not.toBeInTheDocument()
    copied.resolve()
    await expect.element(confirmation).toBeVisible()
  })

  it('shows a message if it may not copy', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'))
    await page.getByRole('button', { name: '복사' }).click()
    await expect
      .element(page.getByText('복사하지 못했습니다. 신청번호를 직접 선택하여 복사해주세요.'))
      .toBeVisible()
  })

  it('prints', async () => {
    const print = vi.spyOn(window, 'print').mockReturnValue()
    await page.getByRole('button', { name: '접수증 인쇄' }).click()
    expect(print).toHaveBeenCalledOnce()
  })
})

describe('without a receipt for this application', () => {
  it('claims nothing, and leads to the form and to the result', async () => {
    keepReceipt({ ...RECEIPT, applicationNumber: 'another' })
    await show()
    await expect.element(page.getByText(/^이 화면에는 접수 내역이 남아 있지 않습니다\./)).toBeVisible()
    expect(page.getByText(/접수되었습니다/).elements()).toEqual([])
    await expect
      .element(page.getByRole('link', { name: '신청정보 입력' }))
      .toHaveAttribute('href', '/aply-info')
    await expect
      .element(page.getByRole('link', { name: '신청결과 확인' }))
      .toHaveAttribute('href', '/bzmn-result')
  })
})

function facts() {
  const rows = page.getByRole('table', { name: '접수 내역' }).getByRole('row').elements()
  return Object.fromEntries(rows.map(({ children: [name, fact] }) => [name?.textContent, fact?.textContent]))
}
