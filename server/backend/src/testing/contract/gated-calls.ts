import type { QueueStep } from 'domain-rules/queue'
import type { Sent } from '../browsers/visitor.ts'

const aplyNo = '20250000000001'
const brNo = '1234567802'

/** The applicant who makes the gated calls. */
export const gatedPerson = { ci: 'ci-1', businessNumber: brNo }

const realName = {
  aplyNo,
  ci: gatedPerson.ci,
  brno: brNo,
  jumin1: '900101',
  jumin2: '1000000',
  name: '김시험',
}
const business = { businesses: [{ b_no: brNo, start_dt: '20200101', p_nm: '김시험', b_nm: '시험상회' }] }
export const gatedAccount = { bankCd: '004', acctNo: '10000000000001' }
const file = { filePath: 'receipt/a.png' }
const item = { aplyNo, aplyType: '영업', receiptProofFileReqeust: file }
const batch = { aplyNo, aplyType: '영업', aplyTypeDetail: '1' }

/**
 * Every call that takes a turn, and the same call with other values. The list is repeated here, so that a call that
 * loses its gate is noticed.
 */
export const gatedCalls: readonly [step: QueueStep, call: string, sent: Sent, other: Sent][] = [
  [
    'phone',
    'GET /api/v1/auth/lib/nice/popup',
    { query: { aplyNo } },
    { query: { aplyNo: '20250000000002' } },
  ],
  [
    'ipin',
    'GET /api/v1/auth/lib/nice/popup',
    { query: { aplyNo, method: 'ipin' } },
    { query: { aplyNo: '20250000000002', method: 'ipin' } },
  ],
  [
    'phone',
    'GET /api/v1/auth/lib/nice/resultpopup',
    { query: { brno: brNo } },
    { query: { brno: '1234567801' } },
  ],
  [
    'ipin',
    'GET /api/v1/auth/lib/nice/resultpopup',
    { query: { brno: brNo, method: 'ipin' } },
    { query: { brno: '1234567801', method: 'ipin' } },
  ],
  ['joint', 'POST /api/v1/auth/kmc/request', { json: { aplyNo } }, { json: { brNo } }],
  ['financial', 'POST /api/v1/auth/integration/kftc/request', { json: { aplyNo } }, { json: { brNo } }],
  [
    'simpleApply',
    'POST /api/v1/auth/integration/request',
    { json: { aplyNo } },
    { json: { aplyNo: '20250000000002' } },
  ],
  [
    'simpleResult',
    'POST /api/v1/auth/integration/request',
    { json: { brNo } },
    { json: { brNo: '1234567801' } },
  ],
  [
    'realName',
    'POST /api/v1/auth/realname',
    { json: realName },
    { json: { ...realName, jumin2: '1000001' } },
  ],
  [
    'businessCheck',
    'POST /api/v1/auth/validate-business',
    { json: business },
    { json: { businesses: [{ ...business.businesses[0], p_nm: '박시험' }] } },
  ],
  [
    'accountCheck',
    'POST /api/v1/auth/validate-account-owner',
    { json: gatedAccount },
    { json: { ...gatedAccount, acctNo: '2' } },
  ],
  [
    'accountCorrection',
    'POST /api/v1/auth/validate-account-owner',
    { json: gatedAccount },
    { json: { ...gatedAccount, acctNo: '2' } },
  ],
  [
    'proofBusiness',
    'POST /api/v1/proof/proof-create',
    { json: { receiptProofMstrCreateRequest: batch, receiptProofRequestList: [item] } },
    { json: { receiptProofMstrCreateRequest: batch, receiptProofRequestList: [item, item] } },
  ],
  [
    'proofBusiness',
    'POST /api/v1/proof/create-batch',
    { json: [{ ...item, receiptProofMstrId: 1 }] },
    { json: [{ ...item, receiptProofMstrId: 2 }] },
  ],
  [
    'proofBusiness',
    'POST /api/v1/proof/create',
    { json: { ...item, receiptProofMstrId: 1 } },
    { json: { ...item, receiptProofMstrId: 2 } },
  ],
]
