import { beforeEach, describe, expect, it } from 'vitest'
import { newProofApplicant, type ProofApplicant } from '../../testing/proof-fixture.ts'
import { proofUnderReview } from '../../testing/proof-under-review.ts'
import { testBackend } from '../../testing/test-backend.ts'

const backend = testBackend()
const review = proofUnderReview(backend)
let applicant: ProofApplicant
let stranger: ProofApplicant

beforeEach(async () => {
  applicant = await newProofApplicant(backend)
  stranger = await newProofApplicant(backend)
})

describe('cancelling an item (API-38)', () => {
  const cancel = (receiptProofId: unknown) =>
    applicant.call('POST', '/api/v1/proof/cancel', { receiptProofId })

  it('takes it back, and with the last one the batch', async () => {
    const { batchId, itemIds } = await review.register(applicant, 2)
    const said = { status: 200, body: { status: 200, message: '증빙이 취소되었습니다.' } }
    expect(await cancel(itemIds[0])).toMatchObject(said)
    expect(await review.batchRow(batchId)).toMatchObject({ status: '제출완료' })
    expect(await cancel(itemIds[0])).toMatchObject({
      status: 409,
      body: { errorCode: 'PROOF_NOT_CANCELLABLE' },
    })
    expect(await cancel(itemIds[1])).toMatchObject(said)
    expect(await review.batchRow(batchId)).toMatchObject({ status: '사용자취소' })
  })

  it.each(['심의중', '승인', '지급완료', '사용자취소', '사용자삭제'] as const)(
    'is refused in a batch that is %s',
    async status => {
      const { batchId, itemIds } = await review.register(applicant, 1)
      await review.setBatch(batchId, status)
      expect(await cancel(itemIds[0])).toMatchObject({ status: 409 })
      expect(await review.itemRows(batchId)).toMatchObject([{ status: '제출완료' }])
    },
  )

  it("does not find another person's, and refuses what is no number", async () => {
    const { itemIds, batchId } = await review.register(stranger, 1, 0)
    expect(await cancel(itemIds[0])).toMatchObject({ status: 404 })
    expect(await review.itemRows(batchId)).toMatchObject([{ status: '제출완료' }])
    expect(await cancel('x')).toMatchObject({ status: 400 })
  })
})

describe('cancelling a batch (API-39)', () => {
  const cancel = (batchId: number | string, by = applicant) =>
    by.call('DELETE', `/api/v1/proof-mstr/delete/${batchId}`)

  it('takes it back with everything in it, and leaves no object', async () => {
    const { batchId, paths } = await review.register(applicant, 3)
    expect(await cancel(batchId)).toMatchObject({ status: 200, body: { message: '취소가 완료되었습니다.' } })
    expect(await review.batchRow(batchId)).toMatchObject({ status: '사용자삭제' })
    expect(await review.itemRows(batchId)).toMatchObject([{ status: '사용자삭제' }, {}, {}])
    expect(paths.some(review.isStored)).toBe(false)
    expect(await cancel(batchId)).toMatchObject({ status: 409 })
  })

  it.each([{ proofType: '신속' }, { amountKind: '택배' }] as const)(
    'is refused for %j (RES-109, RES-110)',
    async kind => {
      const at = new Date()
      const row = {
        applicationNumber: applicant.applicationNumber,
        proofType: '일반',
        amountKind: null,
        status: null,
        createdAt: at,
        updatedAt: at,
        ...kind,
      } as const
      const { batchId } = await backend.database
        .insertInto('proofBatch')
        .values(row)
        .returning('batchId')
        .executeTakeFirstOrThrow()
      expect(await cancel(batchId)).toMatchObject({
        status: 409,
        body: { message: '증빙취소 가능한 상태가 아닙니다.' },
      })
    },
  )

  it('is refused once the application is withdrawn (RES-116, RES-117)', async () => {
    const { batchId } = await review.register(applicant, 1)
    await backend.database
      .updateTable('application')
      .set({ status: '사용자삭제' })
      .where('applicationNumber', '=', applicant.applicationNumber)
      .execute()
    expect(await cancel(batchId)).toMatchObject({ status: 409 })
  })

  it("does not find another person's, and refuses what is no number", async () => {
    const { batchId, paths } = await review.register(stranger, 1, 0)
    expect(await cancel(batchId)).toMatchObject({ status: 404 })
    expect(paths.every(review.isStored)).toBe(true)
    expect(await cancel('x')).toMatchObject({ status: 400 })
    expect(await cancel('999999')).toMatchObject({ status: 404 })
  })
})

describe('showing a batch (API-40)', () => {
  it('shows it to its owner only', async () => {
    const { batchId } = await review.register(stranger, 1, 0)
    expect(await stranger.call('GET', `/api/v1/proof-mstr/get/${batchId}`)).toMatchObject({ status: 200 })
    expect(await applicant.call('GET', `/api/v1/proof-mstr/get/${batchId}`)).toMatchObject({ status: 404 })
    const elsewhere = await newProofApplicant(backend, { status: '신청' })
    expect(await elsewhere.call('GET', `/api/v1/proof-mstr/get/${batchId}`)).toMatchObject({ status: 404 })
    expect(await applicant.call('GET', '/api/v1/proof-mstr/get/x')).toMatchObject({ status: 400 })
  })
})
