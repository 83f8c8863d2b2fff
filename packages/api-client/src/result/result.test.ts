import { expect, it } from 'vitest'
import { respondJson, serve } from '../../test/local-server.ts'
import { fetchBatch } from '../proof/proof-changes.ts'
import { findResult } from './result.ts'

const owner = { ci: 'ci', businessNumber: '1234567890' }

it('asks for the newest application, with the first page of its history (RES-123)', async () => {
  const received = await serve(respondJson({ status: '200', message: 'ok', result: null }))
  await expect(findResult(owner)).resolves.toBeNull()
  const pageRequest = { page: 0, size: 3, sortBy: 'registDt', sortDirection: 'desc' }
  const path = '/api/v1/application/result/detail/brno'
  const body = { ci: 'ci', brno: '1234567890', pageRequest }
  expect(received).toMatchObject([{ method: 'POST', path, body }])
})

it('reads an application from the fields of the specification (RES-39)', async () => {
  const identifiers = { aplyNo: 'A1', aplyType: '확인', suptSn: 1, suptHistSn: 2, brno: '1234567890' }
  const person = { mngFrGb: '0', aplyNm: '시험대표', brdt: '19750606' }
  const business = { corpNm: '가게', crpno: '1101111234567', opbzDt: '20200101', soaMm: '3' }
  const account = { bankNm: '신한은행', acntNo: '110***', dpstrNm: '가 게' }
  const times = { registDt: '2025-06-02T00:00:00Z', updtDt: '2025-06-03T00:00:00Z' }
  const state = { prcsStts: '보류', prcsSttsRemark: 'US01,US02', dcsnAmt: 300_000, ...times }
  await serve(
    respondJson({ status: 200, result: { ...identifiers, ...person, ...business, ...account, ...state } }),
  )
  await expect(findResult(owner)).resolves.toEqual({
    applicationNumber: 'A1',
    applicationType: '확인',
    supportNumber: '1',
    historyNumber: '2',
    businessNumber: '1234567890',
    managementType: '0',
    applicantName: '시험대표',
    birthDate: '19750606',
    companyName: '가게',
    corporateNumber: '1101111234567',
    openingDate: '20200101',
    settlementMonth: '3',
    bank: '신한은행',
    accountNumber: '110***',
    accountHolder: '가 게',
    status: '보류',
    remark: 'US01,US02',
    decidedAmount: 300_000,
    submittedAt: '2025-06-02T00:00:00Z',
    updatedAt: '2025-06-03T00:00:00Z',
    opinions: [],
    batches: [],
    items: [],
    history: [],
  })
})

it('needs the required fields only, and takes numbers for texts and texts for numbers', async () => {
  const batch = { receiptProofMstrId: '7', aplyType: '일반', amountDcsn: '50000', progressStatus: null }
  const result = { aplyNo: 20250000000001, prcsStts: '대상선정', receiptProofMstrs: [batch, { odd: true }] }
  await serve(respondJson({ status: 200, result }))
  await expect(findResult(owner)).resolves.toMatchObject({
    applicationNumber: '20250000000001',
    status: '대상선정',
    decidedAmount: 0,
    supportNumber: '',
    batches: [{ id: '7', amountKind: null, status: '제출', recognisedAmount: 50_000, years: [] }],
    items: [],
    opinions: [],
    history: [],
  })
})

it.each([
  ['responds with 404', respondJson({ status: 404, message: '신청결과가 없습니다.' }, 404)],
  ['has 404 in its body alone', respondJson({ status: 404, message: '신청결과가 없습니다.' })],
])('finds none when the server %s', async (_how, response) => {
  await serve(response)
  await expect(findResult(owner)).resolves.toBeNull()
})

it.each([null, undefined, ' '])(
  'shows an application, a batch and an item whose status or type is %j as unknown',
  async nothing => {
    const batch = { receiptProofMstrId: '7', aplyType: nothing, progressStatus: nothing }
    const item = { receiptProofId: 3, aplyType: nothing, currentStatus: nothing }
    const result = { aplyNo: '1', prcsStts: nothing, receiptProofMstrs: [batch], receiptProofs: [item] }
    await serve(respondJson({ status: 200, result }))
    await expect(findResult(owner)).resolves.toMatchObject({
      status: '알 수 없음',
      batches: [{ type: '알 수 없음', status: '제출', recognisedAmount: 0, total: null }],
      items: [{ type: '알 수 없음', status: '제출' }],
    })
  },
)

it('leaves deleted files of an item out, and takes its name from either place', async () => {
  const file = { fileId: 1, originlFileNm: '영수증.png', filePath: 'receipt/a.png', delYn: 'Y' }
  const item = {
    receiptProofId: 3,
    aplyType: '영업',
    currentStatus: '보완요청',
    name: '계약서.pdf',
    files: [file],
  }
  const result = { receiptProofMstrId: 9, aplyType: '영업', receiptProofResponses: [item] }
  await serve(respondJson({ status: 200, result }))
  await expect(fetchBatch('9')).resolves.toMatchObject({
    batch: { id: '9', type: '영업' },
    items: [{ id: '3', fileName: '계약서.pdf', reason: '', files: [] }],
  })
})

it('keeps a status, and a batch, that the specification does not name (RES-01, AMB-15)', async () => {
  const batch = { receiptProofMstrId: '7', aplyType: '우편', progressStatus: '현장확인' }
  const item = { receiptProofId: 3, aplyType: '우편', currentStatus: '현장확인' }
  const histories = { content: [{ prcsStts: '재심의', registDt: '2025-06-03T00:00:00Z' }] }
  const proof = { receiptProofMstrs: [batch], receiptProofs: [item] }
  const result = { aplyNo: '1', prcsStts: '승인', ...proof, histories }
  await serve(respondJson({ status: 200, result }))
  await expect(findResult(owner)).resolves.toMatchObject({
    status: '승인',
    batches: [{ type: '우편', status: '현장확인' }],
    items: [{ type: '우편', status: '현장확인' }],
    history: [{ status: '재심의' }],
  })
})

it('reads a proof batch, its item and its file from the fields of the specification', async () => {
  const file = {
    fileId: 5,
    originlFileNm: '영수증.png',
    savedFileNm: 's.png',
    filePath: 'receipt/s.png',
    fileSize: 2048,
    fileExt: 'png',
    mimeType: 'image/png',
    delYn: 'N',
  }
  const item = {
    receiptProofId: 3,
    receiptProofMstrId: 9,
    aplyType: '일반',
    currentStatus: '보완요청',
    reason: '글자가 보이지 않습니다.',
    filePath: 'receipt/s.png',
    originlFileNm: '영수증.png',
    name: '',
    dlvrNm: '우체국',
    dlvrFee: 4000,
    dlvrDcsn: 3000,
    registDt: '2025-06-03T00:00:00Z',
    files: [file],
  }
  const batch = {
    receiptProofMstrId: 9,
    aplyNo: 'A1',
    suptSn: 1,
    aplyType: '일반',
    amountCountType: '금액',
    progressStatus: '보완요청',
    amountDcsn: 3000,
    updtDt: '2025-06-04T00:00:00Z',
    cmpltDt: '2025-06-05T00:00:00Z',
    useProofPeriod: '2024,2025',
    amountCount: 150_000,
    aplyTypeDetail: '1,2',
  }
  await serve(respondJson({ status: 200, result: { ...batch, receiptProofResponses: [item] } }))
  const read = await fetchBatch('9')
  expect(read.batch).toEqual({
    id: '9',
    type: '일반',
    amountKind: '금액',
    status: '보완요청',
    recognisedAmount: 3000,
    years: ['2024', '2025'],
    total: 150_000,
    detail: '1,2',
    registeredAt: '2025-06-04T00:00:00Z',
    updatedAt: '2025-06-04T00:00:00Z',
    completedAt: '2025-06-05T00:00:00Z',
  })
  expect(read.items).toEqual([
    {
      id: '3',
      batchId: '9',
      type: '일반',
      status: '보완요청',
      reason: '글자가 보이지 않습니다.',
      fileName: '영수증.png',
      filePath: 'receipt/s.png',
      deliveryName: '우체국',
      deliveryFee: 4000,
      recognisedAmount: 3000,
      registeredAt: '2025-06-03T00:00:00Z',
      files: [{ id: '5', name: '영수증.png', filePath: 'receipt/s.png', size: 2048, mimeType: 'image/png' }],
    },
  ])
})
