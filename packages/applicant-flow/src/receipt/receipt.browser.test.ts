import { session } from 'shared-session'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { hasUnfiledApplication, keepReceipt, receiptOf, type Receipt } from './index.ts'

const receipt: Receipt = {
  applicationNumber: '20250000000001',
  companyName: '가게',
  receivedAt: '2025-03-10T00:00:00.000Z',
  applicationType: '신속',
  account: 'KB국민은행 ****0001',
  documents: ['통장사본'],
}

beforeEach(() => {
  sessionStorage.clear()
  session.reset()
})
afterEach(() => vi.restoreAllMocks())

it('the receipt of an application is that of its tab, and of no other application', () => {
  keepReceipt({ ...receipt, companyName: '앞선 가게' })
  sessionStorage.setItem('sbiz_receipt', JSON.stringify(receipt))
  expect(receiptOf('20250000000001')).toEqual(receipt)
  expect(receiptOf('20250000000002')).toBeNull()
})

it('a receipt lasts as long as the page where nothing can be stored', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  keepReceipt(receipt)
  expect(receiptOf('20250000000001')).toEqual(receipt)
})

it('a receipt of an earlier release has no type, account and documents', () => {
  const { applicationNumber, companyName, receivedAt } = receipt
  sessionStorage.setItem('sbiz_receipt', JSON.stringify({ applicationNumber, companyName, receivedAt }))
  expect(receiptOf('20250000000001')).toEqual({ ...receipt, applicationType: '', account: '', documents: [] })
})

it.each([
  ['is begun', { half: 'apply', applicationNumber: '20250000000009' }, true],
  ['is filed', { half: 'apply', applicationNumber: '20250000000001' }, false],
  ['has no number yet', { half: 'apply', applicationNumber: '' }, false],
  ['is looked at', { half: 'result', applicationNumber: '20250000000009' }, false],
] as const)('an application that %s is unfiled: %j %s', (_what, held, isUnfiled) => {
  sessionStorage.setItem('sbiz_receipt', JSON.stringify(receipt))
  session.update(held)
  expect(hasUnfiledApplication()).toBe(isUnfiled)
})
