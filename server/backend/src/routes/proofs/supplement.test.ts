import { beforeEach, describe, expect, it } from 'vitest'
import { newProofApplicant, sampleBytes, type ProofApplicant } from '../../testing/proofs/proof-fixture.ts'
import { proofIsDone, proofRecords } from '../../testing/proofs/proof-records.ts'
import { proofUnderReview, replacing, supplementBody } from '../../testing/proofs/proof-under-review.ts'
import { testBackend } from '../../testing/backend/test-backend.ts'

const backend = testBackend()
const done = proofIsDone('보완등록이 완료되었습니다.')
const deleted = proofIsDone('증빙이 삭제되었습니다.')
const changed = proofIsDone('증빙 정보가 수정되었습니다.')
const review = proofUnderReview(backend)
let applicant: ProofApplicant
let stranger: ProofApplicant

beforeEach(async () => {
  applicant = await newProofApplicant(backend)
  stranger = await newProofApplicant(backend)
})

const notAsked = { status: 409, body: { message: '보완요청 상태에서만 보완등록이 가능합니다.' } }
const supplement = (batchId: number, items: object[] = [], more: object = {}) =>
  applicant.call('POST', '/api/v1/proof/update-batch', supplementBody(applicant, batchId, items, more))
const remove = (receiptProofId: unknown) =>
  applicant.call('DELETE', '/api/v1/proof/delete', { receiptProofId })

describe('registering a supplement (API-52)', () => {
  it('replaces files, moves batch and items on, and leaves no old object (PDET-26, AMB-77)', async () => {
    const { batchId, itemIds, paths } = await review.register(applicant, 2, 1)
    const body = await replacing(applicant, itemIds[0])
    expect(await supplement(batchId, [body], { amountCount: 200_000, useProofPeriod: '2025' })).toEqual(done)
    expect(await review.batchRow(batchId)).toMatchObject({
      status: '보완완료',
      amountCount: '200000',
      period: '2025',
    })
    expect(await review.itemRows(batchId)).toMatchObject([
      { status: '보완완료', changePending: null },
      { status: '제출완료' },
    ])
    expect(paths.map(review.isStored)).toEqual([false, true])

    const shown = await applicant.call('GET', `/api/v1/proof-mstr/get/${batchId}`)
    expect(shown.body).toMatchObject({
      result: {
        receiptProofResponses: [{ originlFileNm: 'neu.pdf', files: [{ mimeType: 'application/pdf' }] }, {}],
      },
    })
    expect(await supplement(batchId, [], { amountCount: 1 })).toMatchObject(notAsked)
  })

  it('counts what was deleted before as a change (AMB-80)', async () => {
    const { batchId, itemIds, paths } = await review.register(applicant, 3, 2)
    expect(await remove(itemIds[0])).toEqual(deleted)
    expect(review.isStored(paths[0] ?? '')).toBe(false)
    expect(await supplement(batchId)).toMatchObject({
      status: 409,
      body: { message: '보완요청 증빙이 1건 있습니다. 증빙을 변경 또는 삭제 후 다시 등록해주세요.' },
    })
    expect(await remove(itemIds[1])).toEqual(deleted)
    expect(await supplement(batchId)).toEqual(done)
    await review.setBatch(batchId, '보완요청')
    expect(await supplement(batchId)).toMatchObject({
      status: 409,
      body: { message: '변경된 내용이 없습니다.' },
    })
    expect(await supplement(batchId, [], { amountCount: 160_000 })).toEqual(done)
  })

  it('counts no change of another batch, nor ends it', async () => {
    const other = await review.register(applicant, 2, 1)
    await review.setBatch(other.batchId, '지급완료')
    const { batchId } = await review.register(applicant, 2)
    for (const each of [batchId, other.batchId]) await review.setBatch(each, '보완요청')
    expect(await remove(other.itemIds[0])).toEqual(deleted)
    expect(await supplement(batchId)).toMatchObject({ body: { message: '변경된 내용이 없습니다.' } })
    expect(await supplement(batchId, [], { amountCount: 160_000 })).toEqual(done)
    expect(await supplement(other.batchId)).toEqual(done)
  })

  it.each([
    [{ useProofPeriod: '' }, '증빙기간을 입력해주세요.'],
    [{ amountCount: 0 }, '총 증빙금액을 입력해주세요.'],
    [{ amountCount: 10_000_000_000 }, '총 증빙금액은 최대 10자리까지만 입력 가능합니다.'],
    [{}, '변경된 내용이 없습니다.'],
  ])('refuses %j', async (more, message) => {
    const { batchId } = await review.register(applicant, 1)
    await review.setBatch(batchId, '보완요청')
    expect(await supplement(batchId, [], more)).toMatchObject({ status: 409, body: { message } })
    expect(await review.batchRow(batchId)).toMatchObject({ status: '보완요청', amountCount: '150000' })
  })

  it('replaces nothing that was not asked for (PDET-21)', async () => {
    const { batchId, itemIds, paths } = await review.register(applicant, 2, 1)
    const both = [await replacing(applicant, itemIds[0]), await replacing(applicant, itemIds[1])]
    expect(await supplement(batchId, both)).toMatchObject(notAsked)
    expect(paths.every(review.isStored)).toBe(true)
  })

  it('judges the new files by their content, and is undone as a whole', async () => {
    const { batchId, itemIds, paths } = await review.register(applicant, 2, 2)
    const good = await replacing(applicant, itemIds[0])
    const bad = await replacing(applicant, itemIds[1], await applicant.upload('a.png', sampleBytes.html))
    const empty = await replacing(applicant, itemIds[1], await applicant.upload('b.png', Buffer.alloc(0)))
    expect(await supplement(batchId, [good, bad])).toMatchObject({
      status: 400,
      body: { errorCode: 'PROOF_INVALID' },
    })
    expect(await supplement(batchId, [good, empty])).toMatchObject({
      body: { errorCode: 'FILE_SIZE_ZERO_ERROR' },
    })
    expect(paths.every(review.isStored)).toBe(true)
    expect(await review.batchRow(batchId)).toMatchObject({ status: '보완요청' })
    expect(await supplement(batchId, [good, await replacing(applicant, itemIds[1])])).toEqual(done)
  })

  it("does not find another person's batch, item or file, and changes nothing", async () => {
    const mine = await review.register(applicant, 1, 1)
    const theirs = await review.register(stranger, 1, 1)
    const lie = { aplyNo: stranger.applicationNumber }
    expect(await supplement(theirs.batchId)).toMatchObject({
      status: 404,
      body: { errorCode: 'PROOF_NOT_FOUND' },
    })
    expect(await supplement(theirs.batchId, [], lie)).toMatchObject({ status: 404 })
    expect(await supplement(mine.batchId, [await replacing(applicant, theirs.itemIds[0])])).toMatchObject({
      status: 404,
    })
    const theirFile = await stranger.upload('a.png')
    expect(
      await supplement(mine.batchId, [await replacing(applicant, mine.itemIds[0], theirFile)]),
    ).toMatchObject({ status: 404 })
    expect(
      await supplement(mine.batchId, [{ ...(await replacing(applicant, mine.itemIds[0])), ...lie }]),
    ).toMatchObject({ status: 404 })
    expect(await review.batchRow(theirs.batchId)).toMatchObject({ status: '보완요청' })
    expect(await review.batchRow(mine.batchId)).toMatchObject({ status: '보완요청' })
    expect([...mine.paths, ...theirs.paths].every(review.isStored)).toBe(true)
  })

  it('refuses an item that is named twice, and what is malformed', async () => {
    const { batchId, itemIds } = await review.register(applicant, 1, 1)
    const twice = [await replacing(applicant, itemIds[0]), await replacing(applicant, itemIds[0])]
    expect(await supplement(batchId, twice)).toMatchObject({
      status: 400,
      body: { errorCode: 'PROOF_SENT_TWICE', message: '같은 증빙이 두 번 등록되었습니다.' },
    })
    for (const body of [{}, [], { receiptProofMstrUpdateRequest: { receiptProofMstrId: '' } }]) {
      const response = await applicant.call('POST', '/api/v1/proof/update-batch', body)
      expect(response).toMatchObject({ status: 400, body: { errorCode: 'REQUEST_MALFORMED' } })
    }
  })

  it('is registered once for two presses at once', async () => {
    const { batchId, itemIds } = await review.register(applicant, 1, 1)
    const bodies = [await replacing(applicant, itemIds[0]), await replacing(applicant, itemIds[0])]
    const responses = await Promise.all(bodies.map(body => supplement(batchId, [body])))
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })
})

describe('changing period and total alone (API-53)', () => {
  const change = (receiptProofMstrId: unknown, more: object = {}) =>
    applicant.call('PUT', '/api/v1/proof-mstr/update', {
      receiptProofMstrId,
      aplyNo: applicant.applicationNumber,
      useProofPeriod: '2025',
      amountCount: '70,000',
      ...more,
    })

  it('is kept, and counts as a change when the supplement is registered', async () => {
    const { batchId } = await review.register(applicant, 1)
    await review.setBatch(batchId, '보완요청')
    expect(await change(batchId)).toEqual(changed)
    expect(await review.batchRow(batchId)).toMatchObject({
      period: '2025',
      amountCount: '70000',
      status: '보완요청',
    })
    expect(await supplement(batchId, [], { amountCount: 70_000, useProofPeriod: '2025' })).toEqual(done)
  })

  it('is refused unless the supplement is asked for (PDET-18, PDET-19)', async () => {
    const { batchId } = await review.register(applicant, 1)
    expect(await change(batchId)).toMatchObject(notAsked)
    expect(await review.batchRow(batchId)).toMatchObject({ amountCount: '150000' })
  })

  it('is refused for business proof, which has neither', async () => {
    const batch = { status: '보완요청', proofType: '영업', amountKind: '건' } as const
    expect(await change(await proofRecords(backend).placeBatch(applicant, batch))).toMatchObject({
      status: 409,
      body: { message: '영업증빙에는 증빙기간과 총 증빙건수를 등록하지 않습니다.' },
    })
  })

  it('is refused in the words of the form, and for what is not the owner’s', async () => {
    const { batchId } = await review.register(applicant, 1, 1)
    expect(await change(batchId, { useProofPeriod: null })).toMatchObject({
      status: 400,
      body: { message: '증빙기간을 입력해주세요.' },
    })
    expect(await change(batchId, { amountCount: 0 })).toMatchObject({ status: 400 })
    expect(await change((await review.register(stranger, 1, 1)).batchId)).toMatchObject({ status: 404 })
    expect(await change('x')).toMatchObject({ status: 400, body: { errorCode: 'REQUEST_MALFORMED' } })
    expect(await change(999_999)).toMatchObject({ status: 404 })
  })
})
