import type { ProofBatch, ProofItem } from 'api-client/proof'
import type { ApplicationResult } from 'api-client/result'

/** Returns the result of a sole proprietor whose application was just filed, with the given changes. */
export function resultWith(given: Partial<ApplicationResult> = {}): ApplicationResult {
  return {
    applicationNumber: '20250000000001',
    applicationType: '확인',
    supportNumber: '1',
    historyNumber: '1',
    applicantName: '김시험',
    businessNumber: '1234567890',
    companyName: '시험상회',
    corporateNumber: '',
    openingDate: '20200101',
    settlementMonth: '',
    managementType: '1',
    status: '신청',
    remark: '',
    decidedAmount: 0,
    bank: 'KB국민은행',
    accountNumber: '**********1234',
    accountHolder: '김시험',
    birthDate: '19900101',
    submittedAt: '2025-06-02T01:00:00.000Z',
    updatedAt: '2025-06-02T01:00:00.000Z',
    opinions: [],
    batches: [],
    items: [],
    history: [],
    ...given,
  }
}

/** Returns a batch of general proof that was just registered, with the given changes. */
export function batchWith(given: Partial<ProofBatch> = {}): ProofBatch {
  return {
    id: '1',
    type: '일반',
    amountKind: '금액',
    status: '제출완료',
    recognisedAmount: 0,
    years: ['2024', '2025'],
    total: 150_000,
    detail: '1,2',
    registeredAt: '2025-06-03T01:00:00.000Z',
    updatedAt: '2025-06-03T01:00:00.000Z',
    completedAt: '',
    ...given,
  }
}

/** Returns an item of such a batch, with the given changes. */
export function itemWith(given: Partial<ProofItem> = {}): ProofItem {
  return {
    id: '11',
    batchId: '1',
    type: '일반',
    status: '제출완료',
    reason: '',
    fileName: '영수증.png',
    filePath: 'receipt/2025/06/a.png',
    deliveryName: '',
    deliveryFee: null,
    recognisedAmount: null,
    registeredAt: '2025-06-03T01:00:00.000Z',
    files: [],
    ...given,
  }
}
