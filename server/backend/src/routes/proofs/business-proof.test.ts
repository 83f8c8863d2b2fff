import { beforeEach, describe, expect, it } from 'vitest'
import { newProofApplicant, type ProofApplicant } from '../../testing/proof-fixture.ts'
import { proofIsDone as done, proofRecords } from '../../testing/proof-records.ts'
import { testBackend } from '../../testing/test-backend.ts'

const backend = testBackend()
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

  it('takes performance proof with it, and alone once it is paid (PDIR-22, AMB-78)', async () => {
    const counted = { ...business, amountCount: 20, useProofPeriod: '2024' }
    const both = [...(await businessFiles(1)), applicant.item(await applicant.upload('b.png'))]
    expect(await create(applicant.submission(both, business))).toMatchObject({ status: 400 })
    expect(await create(applicant.submission(both, counted))).toEqual(done)

    await records.placeBatch(applicant, {
      status: '지급완료',
      proofType: '영업',
      amountKind: '건',
      recognisedAmount: 0,
    })
    const performance = async () => [applicant.item(await applicant.upload('c.png'), { aplyType: '영업' })]
    expect(await create(applicant.submission(await performance(), counted))).toEqual(done)
    expect(await create(applicant.submission([], counted))).toMatchObject({ status: 400 })
  })

  it('lets two submissions at once not exceed three files', async () => {
    const batchId = Number(
      await records.placeBatch(applicant, { status: '제출완료', proofType: '영업', amountKind: '건' }),
    )
    const added = async () => (await businessFiles(2)).map(item => ({ ...item, receiptProofMstrId: batchId }))
    const answers = await Promise.all([await added(), await added()].map(items => extend(items)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
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

  it('adds them as 보완완료 to a batch that is asked for, which is then 보완완료 too (PDIR-19)', async () => {
    const batchId = await records.placeBatch(applicant, {
      status: '보완요청',
      proofType: '영업',
      amountKind: '건',
    })
    expect(await extend([{ ...(await added(batchId)), aplyType: '영업' }])).toEqual(done)
    expect(await records.itemsOf(batchId)).toMatchObject([{ status: '보완완료' }])
    expect(await records.batchesOf(applicant)).toMatchObject([{ status: '보완완료' }])
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
    expect(await extend([await added(batchId)])).toMatchObject({ status: 409 })
  })

  it("does not find another person's batch, nor two at once", async () => {
    const stranger = await newProofApplicant(backend)
    const theirs = await records.placeBatch(stranger, { status: '제출완료' })
    const mine = await records.placeBatch(applicant, { status: '제출완료' })
    expect(await extend([await added(theirs)])).toMatchObject({
      status: 404,
      body: { errorCode: 'PROOF_NOT_FOUND' },
    })
    const lied = { ...(await added(theirs)), aplyNo: stranger.applicationNumber }
    expect(await extend([lied])).toMatchObject({ status: 404 })
    expect(await extend([await added(mine), await added(theirs)])).toMatchObject({ status: 400 })
    expect(await extend([])).toMatchObject({ status: 400 })
    expect(await records.itemsOf(theirs)).toEqual([])
    expect(await records.itemsOf(mine)).toEqual([])
  })
})
