import { beforeEach, describe, expect, it } from 'vitest'
import { newProofApplicant, type ProofApplicant } from '../../testing/proofs/proof-fixture.ts'
import { proofIsDone, proofRecords } from '../../testing/proofs/proof-records.ts'
import { replacing, supplementBody } from '../../testing/proofs/proof-under-review.ts'
import { testBackend } from '../../testing/backend/test-backend.ts'

const backend = testBackend()
const done = proofIsDone('증빙자료가 등록되었습니다.')
const records = proofRecords(backend)
let applicant: ProofApplicant

beforeEach(async () => {
  applicant = await newProofApplicant(backend)
})

const create = (body: unknown, by = applicant) => by.call('POST', '/api/v1/proof/proof-create', body)
const extend = (body: unknown) => applicant.call('POST', '/api/v1/proof/create-batch', body)

describe('registering business proof', () => {
  const business = { aplyType: '영업', amountCountType: '건', amountCount: null, useProofPeriod: '' }
  const businessFiles = (count: number, by = applicant) =>
    Promise.all(
      Array.from({ length: count }, async () => by.item(await by.upload('a.png'), { aplyType: '영업' })),
    )

  it('takes up to three files, as 제출완료 (PDIR-03, AMB-77)', async () => {
    expect(await create(applicant.submission(await businessFiles(3), business))).toEqual(done)
    const [batch] = await records.batchesOf(applicant)
    expect(batch).toMatchObject({
      proofType: '영업',
      status: '제출완료',
      amountKind: '건',
      amountCount: null,
    })
    expect(await records.itemsOf(batch?.batchId ?? '')).toMatchObject([{ status: '제출완료' }, {}, {}])
  })

  it('wants one, and no more than three (PDIR-14, PDIR-15)', async () => {
    expect(await create(applicant.submission([], business))).toMatchObject({
      status: 400,
      body: { message: '영업증빙 파일을 등록해주세요.' },
    })
    expect(await create(applicant.submission(await businessFiles(4), business))).toMatchObject({
      status: 400,
      body: { message: '영업증빙 파일은 최대 3개까지만 업로드할 수 있습니다.' },
    })
  })

  it('takes business files alone, one batch at a time (PDIR-22)', async () => {
    const other = [...(await businessFiles(1)), applicant.item(await applicant.upload('b.png'))]
    expect(await create(applicant.submission(other, business))).toMatchObject({
      status: 400,
      body: { message: '이 증빙에 등록할 수 없는 종류의 파일이 있습니다.' },
    })
    expect(await create(applicant.submission(await businessFiles(1), business))).toEqual(done)
    expect(await create(applicant.submission(await businessFiles(1), business))).toMatchObject({
      status: 409,
      body: { message: '이미 등록한 영업증빙이 있어 새로 등록할 수 없습니다.' },
    })
    expect(await records.batchesOf(applicant)).toHaveLength(1)
  })

  it('creates one batch for two presses at once', async () => {
    const bodies = await Promise.all(
      [1, 2].map(async () => applicant.submission(await businessFiles(1), business)),
    )
    const responses = await Promise.all(bodies.map(body => create(body)))
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  it('takes performance proof once it is paid, in cases, and nothing else (AMB-78, PDIR-24)', async () => {
    await records.placeBatch(applicant, { status: '지급완료', proofType: '영업', amountKind: '건' })
    const counted = { ...business, amountCount: 20, useProofPeriod: '2024' }
    const performance = async () => [applicant.item(await applicant.upload('c.png'))]
    expect(await create(applicant.submission(await performance(), business))).toMatchObject({ status: 400 })
    expect(await create(applicant.submission([], counted))).toMatchObject({ status: 400 })
    expect(await create(applicant.submission(await businessFiles(1), counted))).toMatchObject({ status: 400 })
    expect(await create(applicant.submission(await performance(), counted))).toEqual(done)
    expect(await create(applicant.submission(await performance(), counted))).toEqual(done)
    expect(await records.batchesOf(applicant)).toMatchObject([
      { amountCount: null },
      { proofType: '영업', amountKind: '건', amountCount: '20', period: '2024' },
      {},
    ])
  })

  it('lets two submissions at once not exceed three files', async () => {
    const batchId = Number(
      await records.placeBatch(applicant, { status: '제출완료', proofType: '영업', amountKind: '건' }),
    )
    const added = async () => (await businessFiles(2)).map(item => ({ ...item, receiptProofMstrId: batchId }))
    const responses = await Promise.all([await added(), await added()].map(items => extend(items)))
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 400])
    expect(await records.itemsOf(String(batchId))).toHaveLength(2)
  })
})

describe('adding files to a batch (API-49, API-51)', () => {
  const added = async (batchId: string, by = applicant) =>
    by.item(await by.upload('a.png'), { receiptProofMstrId: Number(batchId) })

  it('adds them as 제출완료 before the review', async () => {
    const batchId = await records.placeBatch(applicant, { status: '제출완료' })
    expect(await extend([await added(batchId), await added(batchId)])).toEqual(done)
    expect(await applicant.call('POST', '/api/v1/proof/create', await added(batchId))).toEqual(done)
    expect(await records.itemsOf(batchId)).toMatchObject([
      { status: '제출완료' },
      { status: '제출완료' },
      { status: '제출완료' },
    ])
  })

  async function askAgainFor(batchId: string): Promise<string> {
    const asked = { status: '보완요청' } as const
    await backend.database.updateTable('proofBatch').set(asked).where('batchId', '=', batchId).execute()
    const itemId = (await records.itemsOf(batchId))[0]?.itemId ?? ''
    await backend.database.updateTable('proofItem').set(asked).where('itemId', '=', itemId).execute()
    return itemId
  }

  const businessBatch = { proofType: '영업', amountKind: '건', status: '제출완료' } as const
  const three = (batchId: string) =>
    Promise.all([1, 2, 3].map(async () => ({ ...(await added(batchId)), aplyType: '영업' })))

  it('supplements business proof that is asked for, which is then 보완완료 with what was asked about (PDIR-19)', async () => {
    const batchId = await records.placeBatch(applicant, businessBatch)
    expect(await extend(await three(batchId))).toEqual(done)
    await askAgainFor(batchId)

    expect(await extend([await added(batchId)])).toMatchObject({ status: 400 })
    expect(await extend(await three(batchId))).toEqual(done)
    const statuses = (await records.itemsOf(batchId)).map(({ status }) => status)
    expect(statuses).toEqual(['보완완료', '제출완료', '제출완료', '보완완료', '보완완료', '보완완료'])
    expect(await records.batchesOf(applicant)).toMatchObject([{ status: '보완완료' }])
  })

  it('needs neither period nor total to replace a file of business proof, and takes none', async () => {
    const batchId = await records.placeBatch(applicant, businessBatch)
    expect(await extend(await three(batchId))).toEqual(done)
    const itemId = Number(await askAgainFor(batchId))
    const stated = { amountCount: 5, useProofPeriod: '2024' }
    const change = { aplyNo: applicant.applicationNumber, receiptProofMstrId: Number(batchId), ...stated }
    expect(await applicant.call('PUT', '/api/v1/proof-mstr/update', change)).toMatchObject({ status: 409 })

    const none = { amountCount: null, useProofPeriod: '' }
    const body = supplementBody(applicant, Number(batchId), [await replacing(applicant, itemId)], none)
    expect(await applicant.call('POST', '/api/v1/proof/update-batch', body)).toEqual(
      proofIsDone('보완등록이 완료되었습니다.'),
    )
    expect(await records.batchesOf(applicant)).toMatchObject([
      { status: '보완완료', period: '', amountCount: null },
    ])
  })

  it.each(['심사대기중', '심사중', '심의중', '승인', '지급완료', '대상미선정', '사용자취소'] as const)(
    'is refused while the batch is %s',
    async status => {
      const batchId = await records.placeBatch(applicant, { status })
      expect(await extend([await added(batchId)])).toMatchObject({ status: 409 })
      expect(await records.itemsOf(batchId)).toEqual([])
    },
  )

  it('adds nothing to a parcel request', async () => {
    const batchId = await records.placeBatch(applicant, { status: '보완요청', amountKind: '택배' })
    expect(await extend([await added(batchId)])).toMatchObject({
      status: 409,
      body: { message: '이 증빙에는 파일을 등록할 수 없습니다.' },
    })
  })

  it("does not find another person's batch, nor two at once", async () => {
    const stranger = await newProofApplicant(backend)
    const theirs = await records.placeBatch(stranger, { status: '제출완료' })
    const mine = await records.placeBatch(applicant, { status: '제출완료' })
    expect(await extend([await added(theirs)])).toMatchObject({
      status: 404,
      body: { errorCode: 'PROOF_NOT_FOUND', message: '증빙 정보를 찾을 수 없습니다.' },
    })
    const lied = { ...(await added(theirs)), aplyNo: stranger.applicationNumber }
    expect(await extend([lied])).toMatchObject({ status: 404 })
    const ofAnother = { ...(await added(mine)), aplyNo: stranger.applicationNumber }
    for (const second of [await added(theirs), ofAnother])
      expect(await extend([await added(mine), second])).toMatchObject({
        status: 400,
        body: { message: '한 번에 하나의 증빙에만 등록할 수 있습니다.' },
      })
    expect(await extend([])).toMatchObject({ status: 400 })
    expect(await records.itemsOf(theirs)).toEqual([])
    expect(await records.itemsOf(mine)).toEqual([])
  })
})
