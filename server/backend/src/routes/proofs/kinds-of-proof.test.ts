import { beforeEach, describe, expect, it } from 'vitest'
import { newProofApplicant, type ProofApplicant } from '../../testing/proofs/proof-fixture.ts'
import { proofIsDone, proofRecords } from '../../testing/proofs/proof-records.ts'
import { supplementBody } from '../../testing/proofs/proof-under-review.ts'
import { testBackend } from '../../testing/backend/test-backend.ts'

const backend = testBackend()
const records = proofRecords(backend)
const done = proofIsDone()
let applicant: ProofApplicant

beforeEach(async () => {
  applicant = await newProofApplicant(backend)
})

const file = async (more: object = {}) => applicant.item(await applicant.upload('a.png'), more)
const create = (items: object[], more: object = {}) =>
  applicant.call('POST', '/api/v1/proof/proof-create', applicant.submission(items, more))
const extend = async (batchId: string, count: number, more: object = {}) => {
  const named = { receiptProofMstrId: Number(batchId), ...more }
  const items = await Promise.all(Array.from({ length: count }, () => file(named)))
  return applicant.call('POST', '/api/v1/proof/create-batch', items)
}
const supplement = (batchId: string, more: object = {}) =>
  applicant.call('POST', '/api/v1/proof/update-batch', supplementBody(applicant, Number(batchId), [], more))
const show = async (batchId: string) =>
  Object((await applicant.call('GET', `/api/v1/proof-mstr/get/${batchId}`)).body).result

const business = { proofType: '영업', amountKind: '건' } as const
const ofBusiness = { aplyType: '영업', amountCountType: '건', amountCount: null, useProofPeriod: '' }
const state = (batchId: string, changes: object) =>
  backend.database.updateTable('proofBatch').set(changes).where('batchId', '=', batchId).execute()

describe('business proof', () => {
  it('does not keep general proof away, and is not kept away by a lookup of the carriers', async () => {
    await records.placeBatch(applicant, { ...business, status: '제출완료' })
    expect(await create([await file()])).toEqual(done)

    applicant = await newProofApplicant(backend)
    await records.placeBatch(applicant, { status: '심사중', amountKind: '택배' })
    expect(await create([await file({ aplyType: '영업' })], ofBusiness)).toEqual(done)
    const [, batch] = await records.batchesOf(applicant)
    expect(await records.itemsOf(batch?.batchId ?? '')).toMatchObject([{ proofType: '영업' }])
  })

  it('has room again for each file that was taken back', async () => {
    const batchId = await records.placeBatch(applicant, { ...business, status: '제출완료' })
    expect(await extend(batchId, 3, { aplyType: '영업' })).toEqual(done)
    const [first, second] = await records.itemsOf(batchId)
    const full = { status: 400, body: { message: '영업증빙 파일은 최대 3개까지만 업로드할 수 있습니다.' } }
    expect(await extend(batchId, 1, { aplyType: '영업' })).toMatchObject(full)

    for (const [item, status] of [
      [first, '사용자취소'],
      [second, '사용자삭제'],
    ] as const) {
      const row = backend.database.updateTable('proofItem').set({ status })
      await row.where('itemId', '=', item?.itemId ?? '').execute()
      expect(await extend(batchId, 1, { aplyType: '영업' })).toEqual(done)
      expect(await extend(batchId, 1, { aplyType: '영업' })).toMatchObject(full)
    }
  })

  it('is no supplement without a file, since it has neither period nor total', async () => {
    const batchId = await records.placeBatch(applicant, { ...business, status: '보완요청' })
    await records.placeItem(batchId, '제출완료')
    expect(await supplement(batchId, { amountCount: null, useProofPeriod: '' })).toMatchObject({
      status: 409,
      body: { message: '변경된 내용이 없습니다.' },
    })
  })

  it('of performance takes performance files, more than three, and is counted in cases', async () => {
    const batchId = await records.placeBatch(applicant, { ...business, status: '제출완료' })
    await state(batchId, { amountCount: 20, period: '2024' })
    expect(await extend(batchId, 4)).toEqual(done)
    expect(await extend(batchId, 1, { aplyType: '영업' })).toMatchObject({ status: 400 })

    await state(batchId, { status: '보완요청' })
    expect(await supplement(batchId, { amountCount: 101, useProofPeriod: '2024' })).toMatchObject({
      status: 409,
      body: { message: '증빙건수는 최대 100건까지만 입력 가능합니다.' },
    })
    expect(await supplement(batchId, { amountCount: 100, useProofPeriod: '2024' })).toEqual(done)
  })
})

describe('general proof', () => {
  it.each([{ amountCount: 200_000 }, { useProofPeriod: '2025' }])(
    'is supplemented by another total, or another period, alone: %j',
    async more => {
      const batchId = await records.placeBatch(applicant, { status: '보완요청' })
      await state(batchId, { amountCount: 150_000, period: '2024,2025' })
      await records.placeItem(batchId, '제출완료')
      expect(await supplement(batchId, more)).toEqual(done)
    },
  )

  it('waits for its supplement as long as one of its items does', async () => {
    const batchId = await records.placeBatch(applicant, { status: '보완요청' })
    const asked = await records.placeItem(batchId, '보완요청')
    await records.placeItem(batchId, '제출완료')
    expect(await extend(batchId, 1)).toEqual(done)
    expect(await records.itemsOf(batchId)).toMatchObject([
      { itemId: asked, status: '보완요청' },
      { status: '제출완료' },
      { status: '보완완료' },
    ])
    expect(await records.batchesOf(applicant)).toMatchObject([{ status: '보완요청' }])

    const answered = backend.database.updateTable('proofItem').set({ status: '보완완료' })
    await answered.where('itemId', '=', asked).execute()
    expect(await extend(batchId, 1)).toEqual(done)
    expect(await records.batchesOf(applicant)).toMatchObject([{ status: '보완완료' }])
  })

  it('keeps its last item in force, whatever was taken back beside it', async () => {
    const batchId = await records.placeBatch(applicant, { status: '보완요청' })
    const asked = await records.placeItem(batchId, '보완요청')
    const other = await records.placeItem(batchId, '제출완료')
    const withdrawn = backend.database.updateTable('proofItem').set({ status: '사용자취소' })
    await withdrawn.where('itemId', '=', other).execute()
    const deletion = { receiptProofId: Number(asked) }
    expect(await applicant.call('DELETE', '/api/v1/proof/delete', deletion)).toMatchObject({ status: 409 })
  })

  it('has no total longer than ten digits, also when only that is changed', async () => {
    const batchId = await records.placeBatch(applicant, { status: '보완요청' })
    const change = { receiptProofMstrId: Number(batchId), aplyNo: applicant.applicationNumber }
    const stated = { useProofPeriod: '2025', amountCount: 10_000_000_000 }
    expect(await applicant.call('PUT', '/api/v1/proof-mstr/update', { ...change, ...stated })).toMatchObject({
      status: 400,
      body: { message: '총 증빙금액은 최대 10자리까지만 입력 가능합니다.' },
    })
  })
})

describe('a lookup of the carriers', () => {
  const NO_FILES = { status: 409, body: { message: '이 증빙에는 파일을 등록할 수 없습니다.' } }

  it.each([{ amountKind: '택배' }, { proofType: '신속', amountKind: null }] as const)(
    'takes no files of the applicant: %j',
    async kind => {
      const batchId = await records.placeBatch(applicant, { status: '보완요청', ...kind })
      expect(await extend(batchId, 1)).toMatchObject(NO_FILES)
    },
  )

  it('has nothing to correct', async () => {
    const batchId = await records.placeBatch(applicant, { status: '보완요청', amountKind: '택배' })
    const refusal = { ...NO_FILES, body: { ...NO_FILES.body, errorCode: 'SUPPLEMENT_NOT_ALLOWED' } }
    expect(await supplement(batchId)).toMatchObject(refusal)
    const change = { receiptProofMstrId: Number(batchId), aplyNo: applicant.applicationNumber }
    const stated = { useProofPeriod: '2025', amountCount: 70_000 }
    expect(await applicant.call('PUT', '/api/v1/proof-mstr/update', { ...change, ...stated })).toMatchObject(
      refusal,
    )
  })

  it('is shown with items that have no file, and no total', async () => {
    const batchId = await records.placeBatch(applicant, { status: '심사중', amountKind: '택배' })
    await records.placeItem(batchId, '제출완료')
    expect(await show(batchId)).toMatchObject({
      amountCount: null,
      suptSn: expect.any(Number),
      receiptProofResponses: [{ filePath: '', originlFileNm: '', name: '', files: [] }],
    })
  })
})

it('a batch is not found under the number of another application', async () => {
  const other = await newProofApplicant(backend)
  const batchId = await records.placeBatch(applicant, { status: '보완요청' })
  const lie = { aplyNo: other.applicationNumber }
  expect(await supplement(batchId, { ...lie, amountCount: 1 })).toMatchObject({
    status: 404,
    body: { errorCode: 'PROOF_NOT_FOUND' },
  })
})

it('a batch shows the number of support, and the names of its files', async () => {
  expect(await create([await file()])).toEqual(done)
  const [batch] = await records.batchesOf(applicant)
  const application = backend.database.selectFrom('application').select('supportNumber')
  const { supportNumber } = await application
    .where('applicationNumber', '=', applicant.applicationNumber)
    .executeTakeFirstOrThrow()
  expect(Number(supportNumber)).toBeGreaterThan(0)
  expect(await show(batch?.batchId ?? '')).toMatchObject({
    suptSn: Number(supportNumber),
    receiptProofResponses: [{ name: 'a.png', originlFileNm: 'a.png' }],
  })
})
