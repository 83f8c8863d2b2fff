import { APPLICATION_STATUSES } from 'domain-rules/application'
import { beforeEach, describe, expect, it } from 'vitest'
import { newProofApplicant, type ProofApplicant } from '../../testing/proofs/proof-fixture.ts'
import { proofIsDone, proofRecords } from '../../testing/proofs/proof-records.ts'
import { testBackend } from '../../testing/backend/test-backend.ts'

const backend = testBackend()
const done = proofIsDone('택배사 이용내역 조회신청이 완료되었습니다.')
const records = proofRecords(backend)
let applicant: ProofApplicant

beforeEach(async () => {
  applicant = await newProofApplicant(backend)
})

describe('asking carriers (API-50)', () => {
  const parcel = (more: object = {}, by = applicant) =>
    by.call('POST', '/api/v1/proof/proof-create-parcel', {
      aplyNo: by.applicationNumber,
      aplyType: '일반',
      aplyTypeDetail: '택배사 A,우체국',
      amountCountType: '택배',
      progressStatus: '승인',
      ...more,
    })

  it('creates a request as 제출 (PPAR-12 to PPAR-14)', async () => {
    expect(await parcel()).toEqual(done)
    expect(await records.batchesOf(applicant)).toMatchObject([
      { amountKind: '택배', status: '제출', detail: '택배사 A,우체국', amountCount: null, period: '' },
    ])
  })

  it('creates one for two presses at once (PPAR-10)', async () => {
    const responses = await Promise.all([parcel(), parcel(), parcel()])
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    expect(await parcel()).toMatchObject({
      body: { message: '이미 "택배" 증빙이 존재하여 제출할 수 없습니다.' },
    })
    expect(await records.batchesOf(applicant)).toHaveLength(1)
  })

  it('is possible again once the request has been withdrawn', async () => {
    await records.placeBatch(applicant, { status: '사용자삭제', amountKind: '택배' })
    expect(await parcel()).toEqual(done)
  })

  it.each(APPLICATION_STATUSES.filter(status => status !== '대상선정'))(
    'is refused while the application is %s (PPAR-11)',
    async status => {
      const early = await newProofApplicant(backend, { status })
      expect(await parcel({}, early)).toMatchObject({
        status: 409,
        body: { errorCode: 'PARCEL_NOT_ALLOWED', message: '택배조회 신청이 가능한 상태가 아닙니다.' },
      })
    },
  )

  it.each(['', ' , ', '택배사 Z', '택배사 A,택배사 Z'])(
    'refuses the carriers %j (PPAR-09)',
    async aplyTypeDetail => {
      expect(await parcel({ aplyTypeDetail })).toMatchObject({
        status: 400,
        body: { message: '이용 택배사 목록중 최소 1개이상 선택해주세요.' },
      })
    },
  )

  it("does not find another person's application, and refuses other kinds", async () => {
    const stranger = await newProofApplicant(backend)
    expect(await parcel({ aplyNo: stranger.applicationNumber })).toMatchObject({ status: 404 })
    expect(await parcel({ amountCountType: '금액' })).toMatchObject({ status: 400 })
    expect(await parcel({ aplyType: '영업' })).toMatchObject({ status: 400 })
    expect(await records.batchesOf(stranger)).toEqual([])
  })
})

it('needs a session for every call of proof', async () => {
  const calls = [
    ['POST', 'proof/proof-create'],
    ['POST', 'proof/create-batch'],
    ['POST', 'proof/create'],
    ['POST', 'proof/proof-create-parcel'],
    ['POST', 'proof/update-batch'],
    ['PUT', 'proof-mstr/update'],
    ['DELETE', 'proof/delete'],
    ['POST', 'proof/update'],
    ['POST', 'proof/cancel'],
    ['DELETE', 'proof-mstr/delete/1'],
    ['GET', 'proof-mstr/get/1'],
  ] as const
  for (const [method, path] of calls) {
    const response = await fetch(`${backend.address}/api/v1/${path}`, { method })
    expect({ path, status: response.status }).toEqual({ path, status: 401 })
  }
})
