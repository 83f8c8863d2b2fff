import { session } from 'shared-session'
import { beforeEach, expect, it, vi } from 'vitest'
import { hasUnfiledApplication, keepReceipt, receiptOf } from './receipt.ts'

const receipt = {
  applicationNumber: '20250000000001',
  companyName: '시험상회',
  receivedAt: '2025-06-02T01:00:00.000Z',
  applicationType: '신속',
  account: 'KB국민은행 ****1234 (김*험)',
  documents: ['사업자등록증'],
}

beforeEach(() => session.reset())

it('is kept in this tab over a reload, for its own application alone', () => {
  keepReceipt(receipt)
  expect(JSON.parse(sessionStorage.getItem('sbiz_receipt') ?? '')).toEqual(receipt)
  expect(receiptOf('20250000000001')).toEqual(receipt)
  expect(receiptOf('20250000000002')).toBeNull()
})

it('is read as the tab has it, also from a release without type, account and documents', () => {
  keepReceipt({ ...receipt, companyName: '다른상회' })
  const { applicationNumber, companyName, receivedAt } = receipt
  sessionStorage.setItem('sbiz_receipt', JSON.stringify({ applicationNumber, companyName, receivedAt }))
  expect(receiptOf('20250000000001')).toEqual({ ...receipt, applicationType: '', account: '', documents: [] })
})

it('lasts as long as the page if the tab stores nothing', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  keepReceipt(receipt)
  vi.restoreAllMocks()
  expect(sessionStorage.getItem('sbiz_receipt')).toBeNull()
  expect(receiptOf('20250000000001')).toEqual(receipt)
})

it.each([
  ['one that was begun', { half: 'apply', applicationNumber: '20250000000002' }, true],
  ['one that was filed here', { half: 'apply', applicationNumber: '20250000000001' }, false],
  ['one whose result is looked at', { half: 'result', applicationNumber: '20250000000002' }, false],
  ['none', { half: 'apply', applicationNumber: '' }, false],
] as const)('knows whether the application of the session is unfiled: %s', (_which, held, isUnfiled) => {
  keepReceipt(receipt)
  session.update(held)
  expect(hasUnfiledApplication()).toBe(isUnfiled)
})
