import { beforeEach, describe, expect, it } from 'vitest'
import { newProofApplicant, sampleBytes, type ProofApplicant } from '../../testing/proofs/proof-fixture.ts'
import { proofIsDone } from '../../testing/proofs/proof-records.ts'
import { proofUnderReview, supplementBody } from '../../testing/proofs/proof-under-review.ts'
import { filesIn } from '../../backup/saved-data.ts'
import { testBackend } from '../../testing/backend/test-backend.ts'

const backend = testBackend()
const deleted = proofIsDone('증빙이 삭제되었습니다.')
const replaced = proofIsDone('증빙 파일이 변경되었습니다.')
const supplemented = proofIsDone('보완등록이 완료되었습니다.')
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

describe('deleting an item (API-54)', () => {
  it('is possible only for an item that is asked for, in a batch that is (PDET-20)', async () => {
    const { batchId, itemIds } = await review.register(applicant, 2, 1)
    expect(await remove(itemIds[1])).toMatchObject(notAsked)
    await review.setBatch(batchId, '심사중')
    expect(await remove(itemIds[0])).toMatchObject(notAsked)
    await review.setBatch(batchId, '보완요청')
    expect(await remove(itemIds[0])).toEqual(deleted)
    expect(await remove(itemIds[0])).toMatchObject({ status: 404 })
  })

  it('keeps the last of a batch, which can still be replaced', async () => {
    const { itemIds, paths } = await review.register(applicant, 2, 2)
    expect(await remove(itemIds[0])).toEqual(deleted)
    expect(await remove(itemIds[1])).toMatchObject({
      status: 409,
      body: { message: '증빙을 모두 삭제할 수는 없습니다. 증빙을 1건 이상 변경해주세요.' },
    })
    expect(paths.map(review.isStored)).toEqual([false, true])
  })

  it("does not find another person's", async () => {
    const { itemIds, paths } = await review.register(stranger, 1, 1)
    expect(await remove(itemIds[0])).toMatchObject({ status: 404, body: { errorCode: 'PROOF_NOT_FOUND' } })
    expect(paths.every(review.isStored)).toBe(true)
    for (const malformed of [undefined, null, -1, 1.5, '1 or 1=1', {}, 1e300]) {
      expect(await remove(malformed)).toMatchObject({ status: 400 })
    }
  })
})

describe('replacing a file at once (API-55)', () => {
  async function replace(
    itemId: unknown,
    bytes: Uint8Array<ArrayBuffer>,
    name = 'neu.pdf',
    by = applicant,
    aplyNo = by.applicationNumber,
    more: Record<string, string> = {},
  ) {
    const form = new FormData()
    form.set('receiptProofId', String(itemId))
    form.set('aplyNo', aplyNo)
    form.set('receiptProofFile', new File([bytes], name))
    const sent = { method: 'POST', body: form, headers: { cookie: by.cookie, ...more } }
    const response = await fetch(`${backend.address}/api/v1/proof/update`, sent)
    return { status: response.status, body: await response.json() }
  }

  const filesOf = async () =>
    backend.database
      .selectFrom('file')
      .select(['filePath', 'removedAt'])
      .where('attachedAt', 'is', null)
      .execute()

  it('keeps the new file, removes the old one, and counts as a change', async () => {
    const { batchId, itemIds, paths } = await review.register(applicant, 1, 1)
    expect(await replace(itemIds[0], sampleBytes.pdf)).toEqual(replaced)
    expect(paths.map(review.isStored)).toEqual([false])
    const [kept] = await review.filesOf(itemIds[0])
    const label = { contentType: 'application/pdf', originalName: 'neu.pdf' }
    expect(await filesIn(backend.dataDir).headObject(kept?.storedPath ?? '')).toMatchObject(label)
    const { body } = await applicant.call('GET', `/api/v1/proof-mstr/get/${batchId}`)
    expect(body).toMatchObject({
      result: {
        receiptProofResponses: [{ currentStatus: '보완완료', originlFileNm: 'neu.pdf', files: [{}] }],
      },
    })
    expect(await supplement(batchId)).toEqual(supplemented)
  })

  it('is done once for each press, also when the supplement has been registered meanwhile (GP-25)', async () => {
    const { batchId, itemIds } = await review.register(applicant, 1, 1)
    const unused = await filesOf()
    const press = (name: string) =>
      replace(itemIds[0], sampleBytes.pdf, name, applicant, applicant.applicationNumber, {
        'idempotency-key': 'press',
      })
    expect(await press('a.pdf')).toEqual(replaced)
    const kept = await review.filesOf(itemIds[0])
    expect(await supplement(batchId)).toEqual(supplemented)

    expect(await press('a.pdf')).toEqual(replaced)
    expect(await review.filesOf(itemIds[0])).toEqual(kept)
    expect(await press('b.pdf')).toMatchObject({ status: 409, body: { errorCode: 'IDEMPOTENCY_KEY_REUSED' } })
    expect(kept.map(({ filePath }) => review.isStored(filePath))).toEqual([true])
    expect(await filesOf()).toEqual(unused)
  })

  it('is refused for an item that is not asked for, and leaves no file behind', async () => {
    const { itemIds, paths } = await review.register(applicant, 1)
    const before = await filesOf()
    expect(await replace(itemIds[0], sampleBytes.pdf)).toMatchObject(notAsked)
    expect(paths.every(review.isStored)).toBe(true)
    expect(await filesOf()).toEqual(before)
  })

  it('judges the file by its content', async () => {
    const { itemIds } = await review.register(applicant, 1, 1)
    expect(await replace(itemIds[0], sampleBytes.html)).toMatchObject({
      status: 400,
      body: { errorCode: 'PROOF_INVALID' },
    })
    expect(await replace(itemIds[0], sampleBytes.pdf, 'a.exe')).toMatchObject({ status: 400 })
    expect(await replace(itemIds[0], Buffer.alloc(0))).toMatchObject({
      status: 400,
      body: { errorCode: 'FILE_SIZE_ZERO_ERROR' },
    })
  })

  it('refuses more than 10 MB, and takes exactly that', async () => {
    const { itemIds } = await review.register(applicant, 1, 1)
    const large = (size: number) =>
      Buffer.concat([sampleBytes.pdf, Buffer.alloc(size - sampleBytes.pdf.byteLength)])
    expect(await replace(itemIds[0], large(10_485_761))).toMatchObject({ status: 413 })
    expect(await replace(itemIds[0], large(10_485_760))).toEqual(replaced)
  })

  it("does not find another person's item, nor the item of another application", async () => {
    const { itemIds, paths } = await review.register(stranger, 1, 1)
    expect(await replace(itemIds[0], sampleBytes.pdf)).toMatchObject({ status: 404 })
    const mine = await review.register(applicant, 1, 1)
    expect(
      await replace(mine.itemIds[0], sampleBytes.pdf, 'a.pdf', applicant, stranger.applicationNumber),
    ).toMatchObject({ status: 404 })
    expect([...paths, ...mine.paths].every(review.isStored)).toBe(true)
  })

  it('wants a number, and a file', async () => {
    expect(await replace('x', sampleBytes.pdf)).toMatchObject({ status: 400 })
    const { itemIds } = await review.register(applicant, 1, 1)
    const form = new FormData()
    form.set('receiptProofId', String(itemIds[0]))
    form.set('aplyNo', applicant.applicationNumber)
    const sent = { method: 'POST', body: form, headers: { cookie: applicant.cookie } }
    expect((await fetch(`${backend.address}/api/v1/proof/update`, sent)).status).toBe(400)
    expect(await applicant.call('POST', '/api/v1/proof/update', {})).toMatchObject({ status: 415 })
  })
})
