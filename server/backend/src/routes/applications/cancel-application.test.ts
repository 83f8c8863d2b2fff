import { APPLICATION_STATUSES, canCancel, canReapply, type ApplicationStatus } from 'domain-rules/application'
import { BATCH_STATUSES } from 'domain-rules/proof'
import { describe, expect, it } from 'vitest'
import { recordBusiness } from '../../stores/business-store.ts'
import { newProofApplicant } from '../../testing/proofs/proof-fixture.ts'
import { proofRecords } from '../../testing/proofs/proof-records.ts'
import { fileTestApplication } from '../../testing/applications/test-application.ts'
import { testBackend } from '../../testing/backend/test-backend.ts'
import { waitingStatements } from '../../testing/databases/waiting-statements.ts'
import { callJson, openTestDraft, type Headers } from '../../testing/applications/test-filing.ts'
import { signedIn } from '../../testing/backend/signed-in.ts'

const backend = testBackend()
const records = proofRecords(backend)
let last = 2_200_000_000

type Filed = { aplyNo: string; headers: Headers; businessNumber: string }

async function filedAs(status: ApplicationStatus): Promise<Filed> {
  const businessNumber = String((last += 1))
  const ci = `ci-${businessNumber}`
  const aplyNo = await fileTestApplication(backend.database, { businessNumber, ci, status })
  return { aplyNo, businessNumber, headers: await signedIn({ ci, businessNumber }) }
}

const cancel = (aplyNo: string, headers: Headers) =>
  callJson(backend, 'DELETE', `/api/v1/application/delete-direct/${aplyNo}`, headers)
const reapply = (aplyNo: string, headers: Headers) =>
  callJson(backend, 'PATCH', `/api/v1/application/reapply/${aplyNo}`, headers)

const rowsOf = (businessNumber: string) =>
  backend.database
    .selectFrom('application')
    .select(['applicationNumber', 'status', 'retiredAt'])
    .where('businessNumber', '=', businessNumber)
    .orderBy('applicationNumber')
    .execute()

describe('cancelling an application', () => {
  it.each(APPLICATION_STATUSES.filter(status => canCancel({ status, batches: [] }).ok))(
    'is possible in %s, and makes it 사용자삭제 (RES-72, AMB-21)',
    async status => {
      const { aplyNo, headers, businessNumber } = await filedAs(status)
      const body = { status: 200, message: '신청이 취소되었습니다.' }
      expect(await cancel(aplyNo, headers)).toEqual({ status: 200, body })
      expect(await rowsOf(businessNumber)).toMatchObject([{ status: '사용자삭제', retiredAt: null }])
    },
  )

  it.each(APPLICATION_STATUSES.filter(status => !canCancel({ status, batches: [] }).ok))(
    'is refused in %s (AMB-26)',
    async status => {
      const { aplyNo, headers, businessNumber } = await filedAs(status)
      const errorCode = 'APPLICATION_NOT_CANCELLABLE'
      const body = { status: 409, errorCode, message: '이미 처리되었습니다.' }
      expect(await cancel(aplyNo, headers)).toEqual({ status: 409, body })
      expect(await rowsOf(businessNumber)).toMatchObject([{ status }])
    },
  )

  it.each(BATCH_STATUSES)('with a proof batch in %s goes by that too (RES-79 to RES-82)', async status => {
    const applicant = await newProofApplicant(backend)
    await records.placeBatch(applicant, { status: '제출완료' })
    await records.placeBatch(applicant, { status })
    const isTooFar = ['심의중', '승인', '지급완료'].includes(status)
    const { applicationNumber, cookie } = applicant
    expect(await cancel(applicationNumber, { cookie })).toMatchObject({ status: isTooFar ? 409 : 200 })
  })

  it('pressed many times at once happens once; with one key every press gets the same response (GP-25)', async () => {
    const first = await filedAs('신청')
    const responses = await Promise.all(Array.from({ length: 8 }, () => cancel(first.aplyNo, first.headers)))
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)

    const second = await filedAs('신청')
    const keyed = { ...second.headers, 'idempotency-key': 'cancel-1' }
    const repeated = await Promise.all([1, 2, 3].map(() => cancel(second.aplyNo, keyed)))
    expect(repeated.map(({ status }) => status)).toEqual([200, 200, 200])
    const history = backend.database.selectFrom('applicationHistory').select('change')
    const changes = await history.where('applicationNumber', '=', second.aplyNo).execute()
    expect(changes.filter(({ change }) => change === 'cancel')).toHaveLength(1)
  })

  it('is not possible for another person’s, for a draft, without a session, or with a number that is none', async () => {
    const mine = await filedAs('신청')
    const theirs = await filedAs('신청')
    const draft = await openTestDraft(backend, '2299999991')
    const unknown = { status: 404, body: { errorCode: 'APPLICATION_NOT_FOUND' } }
    expect(await cancel(theirs.aplyNo, mine.headers)).toMatchObject(unknown)
    expect(await cancel('20259999999999', mine.headers)).toMatchObject(unknown)
    const ofDraft = await signedIn({ ci: 'x', businessNumber: '2299999991' })
    expect(await cancel(draft, ofDraft)).toMatchObject(unknown)
    const samePersonOtherBusiness = await signedIn({
      ci: `ci-${mine.businessNumber}`,
      businessNumber: theirs.businessNumber,
    })
    expect(await cancel(mine.aplyNo, samePersonOtherBusiness)).toMatchObject(unknown)
    expect(await cancel(mine.aplyNo, {})).toMatchObject({ status: 401 })
    expect(await cancel('1', mine.headers)).toMatchObject({ status: 400 })
    expect(await rowsOf(theirs.businessNumber)).toMatchObject([{ status: '신청' }])
    expect(await rowsOf(mine.businessNumber)).toMatchObject([{ status: '신청' }])
  })
})

describe('applying again', () => {
  it('retires the deleted application and opens a draft that the registration goes on with (AMB-22)', async () => {
    const { aplyNo, headers, businessNumber } = await filedAs('사용자삭제')
    const { status, body } = await reapply(aplyNo, headers)
    const message = '기존 신청이 삭제되었습니다. 다시 신청해주세요.'
    expect({ status, body }).toMatchObject({ status: 200, body: { status: 200, message, result: {} } })
    const draft = await openTestDraft(backend, businessNumber)
    expect(draft).not.toBe(aplyNo)
    expect(body).toHaveProperty('result.aplyNo', draft)
    expect(await rowsOf(businessNumber)).toMatchObject([
      { applicationNumber: aplyNo, status: '사용자삭제', retiredAt: expect.any(Date) },
      { applicationNumber: draft, status: null },
    ])
  })

  it('takes the person’s older applications for the business along, and no one else’s (AMB-22)', async () => {
    const { aplyNo, headers, businessNumber } = await filedAs('사용자삭제')
    const ended = { businessNumber, status: '사용자취소' } as const
    await fileTestApplication(backend.database, { ...ended, ci: `ci-${businessNumber}` })
    await fileTestApplication(backend.database, { ...ended, ci: `ci-of-another-${businessNumber}` })
    await reapply(aplyNo, headers)
    const left = (await rowsOf(businessNumber)).filter(({ status, retiredAt }) => status && !retiredAt)
    expect(left).toHaveLength(1)
    expect(left).toMatchObject([{ status: '사용자취소' }])
  })

  it('waits for a registration of the same business', async () => {
    const { aplyNo, headers, businessNumber } = await filedAs('사용자삭제')
    const { database } = backend
    const registration = await database.startTransaction().execute()
    await recordBusiness(
      registration,
      businessNumber,
      { managementType: '1', applicationType: '확인' },
      new Date(),
    )
    const response = reapply(aplyNo, headers)
    try {
      await expect.poll(() => waitingStatements(database)).toBe(1)
    } finally {
      await registration.commit().execute()
    }
    expect(await response).toMatchObject({ status: 200 })
  })

  it('hides the proof of what has been retired, also from its owner', async () => {
    const applicant = await newProofApplicant(backend, { status: '사용자삭제' })
    const { applicationNumber, cookie } = applicant
    const batchId = await records.placeBatch(applicant, { status: '제출완료' })
    const look = () => callJson(backend, 'GET', `/api/v1/proof-mstr/get/${batchId}`, { cookie })
    expect(await look()).toMatchObject({ status: 200 })
    expect(await reapply(applicationNumber, { cookie })).toMatchObject({ status: 200 })
    expect(await look()).toMatchObject({ status: 404 })
  })

  it('goes on with a draft that has been opened meanwhile', async () => {
    const { aplyNo, headers, businessNumber } = await filedAs('사용자삭제')
    const draft = await openTestDraft(backend, businessNumber)
    expect((await reapply(aplyNo, headers)).body).toHaveProperty('result.aplyNo', draft)
  })

  it.each(APPLICATION_STATUSES.filter(status => !canReapply(status).ok))(
    'is refused in %s (RES-90)',
    async status => {
      const { aplyNo, headers, businessNumber } = await filedAs(status)
      const body = { errorCode: 'APPLICATION_NOT_DELETED', message: '재신청 가능한 상태가 아닙니다.' }
      expect(await reapply(aplyNo, headers)).toMatchObject({ status: 409, body })
      expect(await rowsOf(businessNumber)).toMatchObject([{ status, retiredAt: null }])
    },
  )

  it('is refused while another person has an active application for the business (AMB-24)', async () => {
    const { aplyNo, headers, businessNumber } = await filedAs('사용자삭제')
    await fileTestApplication(backend.database, { businessNumber, ci: 'ci-of-the-next' })
    const refused = { status: 409, body: { errorCode: 'BUSINESS_ALREADY_APPLIED' } }
    expect(await reapply(aplyNo, headers)).toMatchObject(refused)
    expect(await rowsOf(businessNumber)).toMatchObject([{ retiredAt: null }, { status: '신청' }])
  })

  it('happens once: what has been retired is not there any more', async () => {
    const { aplyNo, headers, businessNumber } = await filedAs('사용자삭제')
    const responses = await Promise.all(Array.from({ length: 5 }, () => reapply(aplyNo, headers)))
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 404, 404, 404, 404])
    expect(await rowsOf(businessNumber)).toHaveLength(2)
  })

  it('is not possible for another person’s, without a session, or with a number that is none', async () => {
    const mine = await filedAs('사용자삭제')
    const theirs = await filedAs('사용자삭제')
    expect(await reapply(theirs.aplyNo, mine.headers)).toMatchObject({ status: 404 })
    expect(await reapply(mine.aplyNo, {})).toMatchObject({ status: 401 })
    expect(await reapply('x', mine.headers)).toMatchObject({ status: 400 })
    expect(await rowsOf(theirs.businessNumber)).toMatchObject([{ retiredAt: null }])
  })
})
