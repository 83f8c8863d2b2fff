import { APPLICATION_STATUSES } from 'domain-rules/application'
import { describe, expect, it } from 'vitest'
import { changeApplication } from '../../stores/applications/change-application.ts'
import { newProofApplicant, sampleBytes } from '../../testing/proofs/proof-fixture.ts'
import { signedIn } from '../../testing/backend/signed-in.ts'
import { fileTestApplication } from '../../testing/applications/test-application.ts'
import { testBackend } from '../../testing/backend/test-backend.ts'
import { callJson, openTestDraft, type Headers } from '../../testing/applications/test-filing.ts'

const ADMIN_TOKEN = 'the-token-of-the-admin-backend-here'
const PATH = '/api/v1/application/result/detail/brno'

const backend = testBackend({ ADMIN_ADDRESSES: '127.0.0.1,::1', ADMIN_TOKEN })
let last = 2_400_000_000

type Filed = { aplyNo: string; brno: string; ci: string; headers: Headers }

async function filedAs(sample: Partial<Parameters<typeof fileTestApplication>[1]> = {}): Promise<Filed> {
  const brno = sample.businessNumber ?? String((last += 1))
  const ci = sample.ci ?? `ci-${brno}`
  const aplyNo = await fileTestApplication(backend.database, { ...sample, businessNumber: brno, ci })
  return { aplyNo, brno, ci, headers: await signedIn({ ci, businessNumber: brno }) }
}

const look = ({ headers, ...body }: { headers: Headers; [field: string]: unknown }) =>
  callJson(backend, 'POST', PATH, headers, body)

const NO_RESULT = {
  status: 404,
  body: { status: 404, errorCode: 'RESULT_NOT_FOUND', message: '신청결과가 없습니다.' },
}

async function moveThrough(aplyNo: string, ...statuses: (typeof APPLICATION_STATUSES)[number][]) {
  for (const [place, status] of statuses.entries()) {
    const change = { changedBy: 'B', change: 'move', at: new Date(Date.UTC(2030, 0, place + 1)) } as const
    await backend.database
      .transaction()
      .execute(transaction => changeApplication(transaction, aplyNo, { status }, change))
  }
}

describe('the result of a person', () => {
  it('has every field of the specification under its name (RES-39)', async () => {
    const filed = await filedAs({ status: '보류', statusRemark: 'US01,US99', decidedAmount: 120_000 })
    const { status, body } = await look(filed)
    expect(status).toBe(200)
    expect(body).toEqual({
      status: 200,
      message: '신청결과 조회가 완료되었습니다.',
      result: {
        aplyNo: filed.aplyNo,
        aplyType: '확인',
        suptSn: expect.any(Number),
        suptHistSn: expect.any(Number),
        aplyNm: '김시험',
        brno: filed.brno,
        corpNm: '시험상회',
        crpno: '',
        opbzDt: '20200101',
        soaMm: '12',
        mngFrGb: '1',
        prcsStts: '보류',
        prcsSttsRemark: 'US01,US99',
        dcsnAmt: 120_000,
        sprtAmt: 1_000_000,
        bankNm: 'KB국민은행',
        acntNo: '**********1234',
        dpstrNm: '김시험',
        brdt: '19900101',
        registDt: expect.any(String),
        updtDt: expect.any(String),
        opinionSubmits: [],
        receiptProofMstrs: [],
        receiptProofs: [],
        histories: {
          content: [
            expect.objectContaining({ prcsStts: '보류', prcsSttsRemark: 'US01,US99', dcsnAmt: 120_000 }),
          ],
          page: 0,
          size: 3,
          totalElements: 1,
          totalPages: 1,
        },
      },
    })
  })

  it('has the times of filing and of its last change, and the number of the newest entry of the history', async () => {
    const filed = await filedAs({ at: new Date('2025-03-01T01:02:03Z') })
    await moveThrough(filed.aplyNo, '신청완료', '정보조회', '검증중', '대상선정')
    const histories = backend.database.selectFrom('applicationHistory').selectAll().orderBy('historyNumber')
    const [first, ...later] = await histories.where('applicationNumber', '=', filed.aplyNo).execute()
    const row = backend.database.selectFrom('application').select('supportNumber')
    const { supportNumber } = await row
      .where('applicationNumber', '=', filed.aplyNo)
      .executeTakeFirstOrThrow()
    const { body } = await look({ ...filed, pageRequest: { page: 1, size: 4 } })
    expect(body).toMatchObject({
      result: {
        suptSn: Number(supportNumber),
        suptHistSn: Number(later.at(-1)?.historyNumber),
        registDt: '2025-03-01T01:02:03.000Z',
        updtDt: '2030-01-04T00:00:00.000Z',
        histories: {
          content: [
            {
              suptHistSn: Number(first?.historyNumber),
              prcsStts: '신청',
              changedBy: 'B',
              registDt: '2025-03-01T01:02:03.000Z',
            },
          ],
          page: 1,
          size: 4,
          totalElements: 5,
          totalPages: 2,
        },
      },
    })
    expect(await look({ ...filed, pageRequest: null })).toMatchObject({
      body: { result: { histories: { page: 0, size: 3, content: [{ prcsStts: '대상선정' }, {}, {}] } } },
    })
  })

  it('never shows the residence number, nor the whole account number, nor the ci (GP-21)', async () => {
    const filed = await filedAs()
    expect(JSON.stringify(await look(filed))).not.toMatch(/9001011000000|12345678901234|ci-24/)
  })

  it('brings opinions and proof along, whole (AMB-64)', async () => {
    const applicant = await newProofApplicant(backend, { status: '대상선정', businessNumber: '2499999991' })
    const upload = () => applicant.upload('a.png', sampleBytes.png)
    const items = [applicant.item(await upload()), applicant.item(await upload())]
    expect(
      await applicant.call('POST', '/api/v1/proof/proof-create', applicant.submission(items)),
    ).toMatchObject({
      status: 200,
    })
    const body = { ci: 'ci-of-2499999991', brno: '2499999991', pageRequest: { page: 0, size: 1 } }
    const response = await applicant.call('POST', PATH, body)
    expect(response.body).toMatchObject({
      result: {
        receiptProofMstrs: [{ aplyNo: applicant.applicationNumber, progressStatus: '제출완료' }],
        receiptProofs: [{ originlFileNm: 'a.png' }, { originlFileNm: 'a.png' }],
      },
    })
  })

  it('brings each opinion along with where it stands (RES-42)', async () => {
    const brno = '2499999992'
    const applicant = await newProofApplicant(backend, { status: '보류', businessNumber: brno })
    const opinion = { aplyNo: applicant.applicationNumber, opinionContent: '확인해주세요.' }
    await applicant.call('POST', '/api/v1/opinionSubmit/create', {
      ...opinion,
      opinionSubmitFileReqeusts: [],
    })
    const { body } = await applicant.call('POST', PATH, { ci: `ci-of-${brno}`, brno })
    expect(body).toMatchObject({ result: { opinionSubmits: [{ opinionStatus: '제출', answerStatus: 'N' }] } })
  })

  it.each(APPLICATION_STATUSES)('is found in %s', async status => {
    expect(await look(await filedAs({ status }))).toMatchObject({ body: { result: { prcsStts: status } } })
  })

  it('is the newest: the application that followed a deleted one', async () => {
    const deleted = await filedAs({ status: '사용자삭제', at: new Date('2025-01-01') })
    const newer = await filedAs({ businessNumber: deleted.brno, ci: deleted.ci, at: new Date('2025-02-01') })
    expect(await look(deleted)).toMatchObject({ body: { result: { aplyNo: newer.aplyNo } } })
  })

  it('comes with its history by pages, the newest first (RES-123)', async () => {
    const filed = await filedAs()
    await moveThrough(filed.aplyNo, '신청완료', '정보조회', '검증중')
    const page = async (pageRequest: unknown) => {
      const { body } = await look({ ...filed, pageRequest })
      return body
    }
    const newest = { page: 0, size: 3, sortBy: 'registDt', sortDirection: 'DESC' }
    expect(await page(newest)).toMatchObject({
      result: {
        histories: {
          content: [{ prcsStts: '검증중' }, { prcsStts: '정보조회' }, { prcsStts: '신청완료' }],
          totalElements: 4,
          totalPages: 2,
        },
      },
    })
    const rest = { result: { histories: { content: [{ prcsStts: '신청' }], page: 1 } } }
    expect(await page({ ...newest, page: 1 })).toMatchObject(rest)
    const oldest = { result: { histories: { content: [{ prcsStts: '신청' }] } } }
    expect(await page({ size: 1, sortDirection: 'asc' })).toMatchObject(oldest)
    expect(await page({ page: 9 })).toMatchObject({ result: { histories: { content: [] } } })
  })
})

describe('no result', () => {
  it('is said for a draft, for nothing at all, and for what applying again has replaced (RES-125)', async () => {
    const brno = String((last += 1))
    const ci = `ci-${brno}`
    const headers = await signedIn({ ci, businessNumber: brno })
    expect(await look({ headers, ci, brno })).toEqual(NO_RESULT)
    await openTestDraft(backend, brno)
    expect(await look({ headers, ci, brno })).toEqual(NO_RESULT)

    const replaced = await filedAs({ status: '사용자삭제' })
    await callJson(backend, 'PATCH', `/api/v1/application/reapply/${replaced.aplyNo}`, replaced.headers)
    expect(await look(replaced)).toEqual(NO_RESULT)
  })

  it('is said to another person of the same business', async () => {
    const { brno } = await filedAs()
    const ci = 'ci-of-an-employee'
    expect(await look({ headers: await signedIn({ ci, businessNumber: brno }), ci, brno })).toEqual(NO_RESULT)
  })
})

describe('a lookup that is refused', () => {
  it('names another ci (403), another business (404), or comes without a session (401)', async () => {
    const [mine, theirs] = [await filedAs(), await filedAs()]
    expect(await look({ ...mine, ci: theirs.ci })).toMatchObject({ status: 403 })
    expect(await look({ ...mine, ci: '' })).toMatchObject({ status: 403 })
    expect(await look({ ...mine, brno: theirs.brno })).toMatchObject({ status: 404 })
    expect(await look({ ...mine, headers: {} })).toMatchObject({ status: 401 })
  })

  it.each([
    ['a number that is none', { brno: '1' }],
    ['a ci that is none', { ci: { $ne: null } }],
    ['a page before the first', { pageRequest: { page: -1 } }],
    ['an endless page', { pageRequest: { size: 1_000_000 } }],
    ['no page', { pageRequest: { size: 0 } }],
    ['another order', { pageRequest: { sortBy: 'applicantCi' } }],
    ['another direction', { pageRequest: { sortDirection: 'asc; drop table application' } }],
  ])('is malformed: %s', async (_, wrong) => {
    const malformed = { status: 400, body: { errorCode: 'REQUEST_MALFORMED' } }
    expect(await look({ ...(await filedAs()), ...wrong })).toMatchObject(malformed)
  })
})

it('is for the admin backend to look up by business alone, with its token only', async () => {
  const { brno, aplyNo, ci, headers } = await filedAs()
  const ask = (sent: Headers, body: unknown) => callJson(backend, 'POST', `/admin-api${PATH}`, sent, body)
  const admin = { authorization: `Bearer ${ADMIN_TOKEN}` }
  const found = { status: 200, body: { result: { aplyNo, acntNo: '**********1234' } } }
  expect(await ask(admin, { brno })).toMatchObject(found)
  expect(await ask(admin, { brno, ci })).toMatchObject(found)
  expect(await ask(admin, { brno, ci: 'someone' })).toEqual(NO_RESULT)
  expect(await ask(headers, { brno, ci })).toMatchObject({
    status: 403,
    body: { errorCode: 'ADMIN_REFUSED' },
  })
})
