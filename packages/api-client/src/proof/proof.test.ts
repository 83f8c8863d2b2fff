import { describe, expect, it } from 'vitest'
import { respondJson, serve } from '../../test/local-server.ts'
import { cancelBatch, cancelItem, deleteItem, fetchBatch, registerSupplement } from './proof-changes.ts'
import { addToBatch, createProof, requestParcelLookup } from './proof.ts'

const once = { idempotencyKey: 'press-1' }
const done = respondJson({ status: 200, httpStatus: 'OK', message: 'Success' })
const owner = { applicationNumber: 'A1', supportNumber: '7', historyNumber: '3' }
const file = {
  filePath: 'proof/a',
  savedName: 'a',
  originalName: '내역.pdf',
  size: 3,
  mimeType: 'application/pdf',
}
const numbers = { suptSn: 7, aplyNo: 'A1' }
const item = { ...numbers, suptHistSn: 3, filePath: 'proof/a' }
const originalName = { originlFileNm: '내역.pdf' }

describe('a change of proof has its method and path, its key and the names of the specification:', () => {
  it.each<[string, () => Promise<void>, method: string, path: string, body: unknown]>([
    ['a batch', () => cancelBatch('a/1', once), 'DELETE', 'proof-mstr/delete/a%2F1', ''],
    ['an item', () => cancelItem('5', once), 'POST', 'proof/cancel', { receiptProofId: 5 }],
    ['a deletion', () => deleteItem('x5', once), 'DELETE', 'proof/delete', { receiptProofId: 'x5' }],
    [
      'a registration',
      () =>
        createProof(
          {
            owner,
            type: '일반',
            details: ['1', '2'],
            years: ['2024'],
            division: '건',
            total: 9,
            files: [file],
          },
          once,
        ),
      'POST',
      'proof/proof-create',
      {
        receiptProofMstrCreateRequest: {
          ...numbers,
          aplyType: '일반',
          aplyTypeDetail: '1,2',
          amountCount: 9,
          amountCountType: '건',
        },
        receiptProofRequestList: [{ ...item, aplyType: '일반', receiptProofFileReqeust: originalName }],
      },
    ],
    [
      'one without a total, which is of business',
      () =>
        createProof(
          { owner, type: '일반', details: [], years: [], division: '건', total: null, files: [file] },
          once,
        ),
      'POST',
      'proof/proof-create',
      { receiptProofRequestList: [{ aplyType: '영업' }] },
    ],
    [
      'an addition',
      () => addToBatch({ owner, batchId: '8', type: '영업', files: [file] }, once),
      'POST',
      'proof/create-batch',
      [{ ...item, aplyType: '영업', receiptProofMstrId: 8 }],
    ],
    [
      'a look-up of parcels',
      () => requestParcelLookup({ owner, carriers: ['가택배', '나택배'] }, once),
      'POST',
      'proof/proof-create-parcel',
      { ...numbers, aplyType: '일반', aplyTypeDetail: '가택배,나택배', amountCountType: '택배' },
    ],
    [
      'a supplement',
      () =>
        registerSupplement(
          {
            owner,
            batchId: '8',
            years: ['2024', '2025'],
            total: 4,
            replacements: [{ itemId: '5', type: '일반', file }],
          },
          once,
        ),
      'POST',
      'proof/update-batch',
      {
        receiptProofMstrUpdateRequest: { aplyNo: 'A1', receiptProofMstrId: 8, amountCount: 4 },
        receiptProofRequestList: [
          { receiptProofId: 5, ...numbers, aplyType: '일반', receiptProofFileReqeust: originalName },
        ],
      },
    ],
  ])('%s', async (_, change, method, path, body) => {
    const received = await serve(done)
    await change()
    expect(received).toMatchObject([{ method, path: `/api/v1/${path}`, body }])
    expect(received[0]?.headers['idempotency-key']).toBe('press-1')
  })
})

it('a supplement that is refused without a reason has the sentence of the specification', async () => {
  const supplement = { owner, batchId: '8', years: [], total: null, replacements: [] }
  for (const refusal of [{ httpStatus: 'FAIL' }, { status: 500, httpStatus: 'FAIL' }]) {
    await serve(respondJson(refusal))
    await expect(registerSupplement(supplement, once)).rejects.toThrow('보완한 내용을 저장하지 못했습니다.')
  }
})

it.each(['OK', 'ok', 200, null])('a change is done with the httpStatus %j', async httpStatus => {
  await serve(respondJson({ status: 200, httpStatus }))
  await expect(cancelItem('5', once)).resolves.toBeUndefined()
})

it('a change that was refused in a good response has the reason of the server', async () => {
  await serve(respondJson({ status: 200, httpStatus: 'CONFLICT', message: '이미 처리되었습니다.' }))
  await expect(cancelItem('5', once)).rejects.toMatchObject({
    reason: '이미 처리되었습니다.',
    isResult: true,
  })
})

it.each([
  ['', 0],
  ['x', 0],
  ['7', 7],
])('the number "%s" of an application is sent as %i', async (number, sent) => {
  const received = await serve(done)
  const numbered = { applicationNumber: 'A1', supportNumber: number, historyNumber: number }
  await addToBatch({ owner: numbered, batchId: '8', type: '일반', files: [file] }, once)
  expect(received[0]?.body).toMatchObject([{ suptSn: sent, suptHistSn: sent }])
})

it('a batch is read with its items, from the fields of the specification', async () => {
  const row = { fileId: 1, originlFileNm: '내역.pdf', filePath: 'proof/a', fileSize: 3, delYn: 'N' }
  const wire = {
    receiptProofMstrId: 8,
    aplyType: '일반',
    amountCountType: '택배',
    progressStatus: '보완요청',
    amountDcsn: 1000,
    amountCount: 9,
    registDt: '2025-06-02T00:00:00Z',
    updtDt: '2025-06-05T00:00:00Z',
    receiptProofResponses: [
      {
        receiptProofId: 5,
        receiptProofMstrId: 8,
        aplyType: '일반',
        reason: '흐림',
        dlvrNm: '가택배',
        dlvrFee: 3000,
        dlvrDcsn: 2000,
        files: [{ ...row, fileId: 2, delYn: 'Y' }, row],
      },
      {
        receiptProofId: 6,
        aplyType: '일반',
        currentStatus: '승인',
        originlFileNm: '이름.png',
        filePath: 'proof/b',
      },
    ],
  }
  const received = await serve(respondJson({ status: 200, result: wire }))
  const { batch, items } = await fetchBatch('8/9')
  expect(received).toMatchObject([{ method: 'GET', path: '/api/v1/proof-mstr/get/8%2F9' }])
  expect(batch).toMatchObject({ id: '8', amountKind: '택배', recognisedAmount: 1000, total: 9 })
  expect(batch.registeredAt).toBe('2025-06-02T00:00:00Z')
  expect(items).toMatchObject([
    {
      id: '5',
      batchId: '8',
      status: '제출',
      reason: '흐림',
      fileName: '내역.pdf',
      filePath: 'proof/a',
      deliveryName: '가택배',
      deliveryFee: 3000,
      recognisedAmount: 2000,
    },
    { id: '6', status: '승인', fileName: '이름.png', filePath: 'proof/b', deliveryFee: null, files: [] },
  ])
  expect(items[0]?.files).toEqual([{ id: '1', name: '내역.pdf', filePath: 'proof/a', size: 3, mimeType: '' }])
})
