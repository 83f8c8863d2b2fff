import { APPLICATION_STATUSES, type ApplicationStatus } from 'domain-rules/application'
import { BATCH_STATUSES, ITEM_STATUSES, type BatchStatus } from 'domain-rules/proof'
import { beforeEach, describe, expect, it } from 'vitest'
import { newProofApplicant, type ProofApplicant } from '../../testing/proofs/proof-fixture.ts'
import { proofRecords } from '../../testing/proofs/proof-records.ts'
import { proofUnderReview } from '../../testing/proofs/proof-under-review.ts'
import { testBackend } from '../../testing/backend/test-backend.ts'

const backend = testBackend()
const review = proofUnderReview(backend)
const records = proofRecords(backend)
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

  it('is the latest change of the batch', async () => {
    const { batchId } = await review.register(applicant, 1)
    const longAgo = new Date('2025-01-02T03:04:05Z')
    const row = backend.database.updateTable('proofBatch').where('batchId', '=', String(batchId))
    await row.set({ updatedAt: longAgo }).execute()
    const { createdAt } = (await review.batchRow(batchId)) ?? {}
    await cancel(batchId)
    const changed = await review.batchRow(batchId)
    expect(changed?.createdAt).toEqual(createdAt)
    expect(changed?.updatedAt.getTime()).toBeGreaterThan(longAgo.getTime())
  })

  it("does not find another person's, and refuses what is no number", async () => {
    const { batchId, paths } = await review.register(stranger, 1, 0)
    expect(await cancel(batchId)).toMatchObject({ status: 404 })
    expect(paths.every(review.isStored)).toBe(true)
    expect(await cancel('x')).toMatchObject({ status: 400 })
    expect(await cancel('999999')).toMatchObject({ status: 404 })
  })
})

describe('cancelling a batch, or an item of it', () => {
  const WITHDRAWN: readonly ApplicationStatus[] = ['사용자취소', '사용자삭제']
  const TOO_LATE: readonly BatchStatus[] = ['심의중', '지급완료', '승인', '사용자취소', '사용자삭제']
  const DONE = { status: 200 }
  const REFUSED = { status: 409, body: { message: '증빙취소 가능한 상태가 아닙니다.' } }

  const deleteBatch = (batchId: string) => applicant.call('DELETE', `/api/v1/proof-mstr/delete/${batchId}`)
  const cancelItem = (itemId: string) =>
    applicant.call('POST', '/api/v1/proof/cancel', { receiptProofId: Number(itemId) })

  /** Makes both calls: one of the two items of a batch first, then the whole batch. */
  async function responsesFor(batch: Parameters<typeof records.placeBatch>[1]) {
    const batchId = await records.placeBatch(applicant, batch)
    await records.placeItem(batchId, '제출완료')
    const item = await cancelItem(await records.placeItem(batchId, '제출완료'))
    return [item, await deleteBatch(batchId)]
  }

  it.each(BATCH_STATUSES)('in %s goes by the table of batches (RES-111 to RES-115)', async status => {
    const expected = TOO_LATE.includes(status) ? REFUSED : DONE
    expect(await responsesFor({ status })).toMatchObject([expected, expected])
  })

  it.each([{ proofType: '신속' }, { amountKind: '택배' }] as const)(
    'is refused for %j (RES-109, RES-110)',
    async kind => {
      expect(await responsesFor({ status: null, ...kind })).toMatchObject([REFUSED, REFUSED])
    },
  )

  it('is refused once the application is withdrawn, and in no other status of it (RES-116, RES-117)', async () => {
    for (const applicationStatus of APPLICATION_STATUSES) {
      await backend.database
        .updateTable('application')
        .set({ status: applicationStatus })
        .where('applicationNumber', '=', applicant.applicationNumber)
        .execute()
      const expected = WITHDRAWN.includes(applicationStatus) ? REFUSED : DONE
      const responses = await responsesFor({ status: '제출완료' })
      expect({ applicationStatus, responses }).toMatchObject({ responses: [expected, expected] })
    }
  })

  it.each(ITEM_STATUSES)('goes by the status of the item too: %s', async status => {
    const batchId = await records.placeBatch(applicant, { status: '제출완료' })
    const expected = TOO_LATE.includes(status) ? REFUSED : DONE
    expect(await cancelItem(await records.placeItem(batchId, status))).toMatchObject(expected)
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
