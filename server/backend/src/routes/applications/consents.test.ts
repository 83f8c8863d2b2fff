import { beforeAll, describe, expect, it } from 'vitest'
import { fileTestApplication } from '../../testing/applications/test-application.ts'
import { testBackend } from '../../testing/backend/test-backend.ts'
import {
  callJson,
  consentsBody,
  openTestDraft,
  type Headers,
} from '../../testing/applications/test-filing.ts'
import { signedIn } from '../../testing/backend/signed-in.ts'

const BUSINESS = '2100000001'
const OTHER_BUSINESS = '2100000002'
const FILED_BUSINESS = '2100000003'
const CI = 'ci-of-consents'

const backend = testBackend()
let headers: Headers
let owner: { brno: string; ci: string; aplyNo: string }
let foreign: string
let filed: string

beforeAll(async () => {
  headers = await signedIn({ ci: CI, businessNumber: BUSINESS })
  owner = { brno: BUSINESS, ci: CI, aplyNo: await openTestDraft(backend, BUSINESS) }
  foreign = await openTestDraft(backend, OTHER_BUSINESS)
  filed = await fileTestApplication(backend.database, { businessNumber: FILED_BUSINESS, ci: CI })
})

const save = (body: unknown, sent = headers) => callJson(backend, 'POST', '/api/v1/auth/consents', sent, body)
const report = (body: unknown, sent = headers) => callJson(backend, 'POST', '/api/agreements', sent, body)
const step = (aplyNo: string, sent = headers) =>
  callJson(backend, 'POST', `/api/v1/auth/saveStepHistory?aplyNo=${aplyNo}`, sent)

const stored = () =>
  backend.database
    .selectFrom('consent')
    .select(['consentColumn', 'agreed', 'orderNumber', 'version'])
    .where('applicationNumber', '=', owner.aplyNo)
    .orderBy('orderNumber')
    .execute()

function bodyWith(agreements: unknown, version: unknown = '3.0.0') {
  return { ...owner, consentsData: { version, agreements } }
}

const UNKNOWN = { status: 404, body: { status: 404, errorCode: 'APPLICATION_NOT_FOUND' } }
const MALFORMED = { status: 400, body: { errorCode: 'REQUEST_MALFORMED' } }

describe('saving consents', () => {
  it('keeps the answers of a screen under either name, numbered as they stand (CONS-52, AMB-47)', async () => {
    const agreements = {
      info_promotion_yn: { orderNo: 99, value: 'N' },
      info_admin_yn: { orderNo: 4, agreed: 'Y' },
    }
    expect(await save(bodyWith(agreements))).toMatchObject({ status: 200, body: { status: 200 } })
    expect(await stored()).toEqual([
      { consentColumn: 'info_promotion_yn', agreed: false, orderNumber: 3, version: '3.0.0' },
      { consentColumn: 'info_admin_yn', agreed: true, orderNumber: 4, version: '3.0.0' },
    ])
  })

  it('replaces an answer that is given again and leaves the others (AMB-44)', async () => {
    const ofOwner = backend.database.updateTable('consent').where('applicationNumber', '=', owner.aplyNo)
    await ofOwner.set({ agreedAt: new Date(0) }).execute()
    await save(bodyWith({ info_admin_yn: { orderNo: 4, value: 'N' } }, '3.0.1'))
    const times = backend.database.selectFrom('consent').select('agreedAt').orderBy('orderNumber')
    const [left, replaced] = await times.where('applicationNumber', '=', owner.aplyNo).execute()
    expect(left?.agreedAt).toEqual(new Date(0))
    expect(Date.now() - Number(replaced?.agreedAt)).toBeLessThan(60_000)
    expect(await stored()).toMatchObject([
      { consentColumn: 'info_promotion_yn', agreed: false, version: '3.0.0' },
      { consentColumn: 'info_admin_yn', agreed: false, version: '3.0.1' },
    ])
  })

  it('takes all eighteen', async () => {
    const body = { message: '동의 정보가 저장되었습니다.' }
    expect(await save(consentsBody(owner))).toMatchObject({ status: 200, body })
    expect(await stored()).toHaveLength(18)
  })

  it('needs a session', async () => {
    expect(await save(consentsBody(owner), {})).toMatchObject({
      status: 401,
      body: { errorCode: 'AUTH_EXPIRED' },
    })
  })

  it.each([
    ['a column that is none', { other_yn: { orderNo: 1, value: 'Y' } }],
    ['an answer that is none', { info_admin_yn: { orderNo: 1, value: 'maybe' } }],
    ['no answer', { info_admin_yn: { orderNo: 1 } }],
    ['a list', [{ value: 'Y' }]],
    ['null', null],
  ])('refuses %s and keeps what was there', async (_, agreements) => {
    const before = await stored()
    expect(await save(bodyWith(agreements))).toMatchObject(MALFORMED)
    expect(await stored()).toEqual(before)
  })

  it('refuses a version that is none', async () => {
    expect(await save(bodyWith({}, 'latest'))).toMatchObject(MALFORMED)
  })

  it('refuses a forged ci (403), and another’s business and number (404)', async () => {
    const body = consentsBody(owner)
    const forged = { status: 403, body: { errorCode: 'IDENTITY_MISMATCH' } }
    expect(await save({ ...body, ci: 'forged' })).toMatchObject(forged)
    expect(await save({ ...body, brno: OTHER_BUSINESS })).toMatchObject(UNKNOWN)
    expect(await save({ ...body, aplyNo: foreign })).toMatchObject(UNKNOWN)
    const consents = backend.database
      .selectFrom('consent')
      .selectAll()
      .where('applicationNumber', '=', foreign)
    expect(await consents.execute()).toEqual([])
  })

  it('is over once the application has been filed', async () => {
    const sent = await signedIn({ ci: CI, businessNumber: FILED_BUSINESS })
    const body = consentsBody({ brno: FILED_BUSINESS, ci: CI, aplyNo: filed })
    expect(await save(body, sent)).toMatchObject({ status: 409, body: { errorCode: 'APL_DUPLICATE_CI' } })
  })
})

describe('reporting what the consent screens showed (API-32)', () => {
  const screen = {
    agreements: [{ title: '개인정보 수집·이용 동의', required: true, agreed: 'Y' }],
    version: '3.0.0',
    agreedAt: '2025-06-01T00:00:00.000Z',
  }
  const body = () => ({ aplyNo: owner.aplyNo, personalInfo: screen, mydataInfo: screen })

  it('keeps the last report', async () => {
    const said = { status: 200, message: '동의 정보가 저장되었습니다.' }
    expect(await report(body())).toMatchObject({ status: 200, body: said })
    expect(await report({ ...body(), mydataInfo: { agreements: [] } })).toMatchObject({ status: 200 })
    const rows = await backend.database.selectFrom('agreement').selectAll().execute()
    expect(rows).toMatchObject([{ ci: CI, personalInfo: screen, mydataInfo: { agreements: [] } }])
  })

  it('keeps half a character as a sign that there was one', async () => {
    const agreements = [{ title: '반\ud800쪽', required: true, agreed: 'Y' }]
    expect(await report({ ...body(), mydataInfo: { agreements } })).toMatchObject({ status: 200 })
    const rows = await backend.database.selectFrom('agreement').select('mydataInfo').execute()
    expect(rows).toMatchObject([{ mydataInfo: { agreements: [{ title: '반\ufffd쪽' }] } }])
  })

  it('refuses what is no report, another person’s number, and a call without a session', async () => {
    expect(await report({ ...body(), personalInfo: 'Y' })).toMatchObject(MALFORMED)
    const many = Array.from({ length: 51 }, () => screen.agreements[0])
    expect(await report({ ...body(), personalInfo: { agreements: many } })).toMatchObject(MALFORMED)
    expect(await report({ ...body(), aplyNo: foreign })).toMatchObject(UNKNOWN)
    expect(await report(body(), {})).toMatchObject({ status: 401 })
  })
})

describe('saving the step history (API-22)', () => {
  it('writes the step down for this person', async () => {
    const body = { status: 200, message: '진행 이력이 저장되었습니다.' }
    expect(await step(owner.aplyNo)).toMatchObject({ status: 200, body })
    const rows = await backend.database.selectFrom('stepHistory').selectAll().execute()
    expect(rows).toMatchObject([{ applicationNumber: owner.aplyNo, ci: CI, step: 'identity' }])
  })

  it('refuses a number that is none, another person’s, and a call without a session', async () => {
    expect(await step('1')).toMatchObject(MALFORMED)
    expect(await step('')).toMatchObject(MALFORMED)
    expect(await step(foreign)).toMatchObject(UNKNOWN)
    expect(await step(owner.aplyNo, {})).toMatchObject({ status: 401 })
    expect(await backend.database.selectFrom('stepHistory').selectAll().execute()).toHaveLength(1)
  })
})

describe('checking whether the person has applied (API-21)', () => {
  const check = (ci: unknown, sent: Headers) =>
    callJson(backend, 'POST', '/api/v1/application/result/check', sent, { ci })

  it('answers SUCCESS for a new person, and for one whose application was deleted (AMB-23)', async () => {
    const businessNumber = '2100000004'
    const ci = 'ci-deleted'
    await fileTestApplication(backend.database, { businessNumber, ci, status: '사용자삭제' })
    for (const person of ['ci-new', ci]) {
      const answer = await check(person, await signedIn({ ci: person, businessNumber }))
      expect(answer).toMatchObject({
        status: 200,
        body: { status: 200, message: '신청 가능합니다.', result: 'SUCCESS' },
      })
    }
  })

  it('answers APL_DUPLICATE_CI for one with an application, whichever business asks (IDENT-40)', async () => {
    expect(await check(CI, headers)).toEqual({
      status: 409,
      body: {
        status: 409,
        errorCode: 'APL_DUPLICATE_CI',
        message: '본인인증 정보로 이미 신청접수 되었습니다.',
      },
    })
  })

  it('tells no one about another person', async () => {
    const curious = await signedIn({ ci: 'ci-curious', businessNumber: BUSINESS })
    expect(await check(CI, curious)).toMatchObject({ status: 403 })
    expect(await check(CI, {})).toMatchObject({ status: 401 })
    expect(await check({ ci: CI }, curious)).toMatchObject(MALFORMED)
  })
})

describe('the code lists (API-26, API-27)', () => {
  const list = (body: unknown) => callJson(backend, 'POST', '/api/v1/common/codes/groups/list', {}, body)

  it('have about twenty banks, some without their leading zeros (APLY-78)', async () => {
    const { status, body } = await list({ groupId: 'BANK' })
    expect(status).toBe(200)
    const kookmin = { codeId: '4', codeName: 'KB국민은행', codeValue: '4', codeDesc: '' }
    expect(body).toMatchObject({
      status: 200,
      message: '코드 조회가 완료되었습니다.',
      result: expect.arrayContaining([kookmin]),
    })
    expect(body).toHaveProperty('result.length', 22)
  })

  it('keep their order after a code has changed', async () => {
    const rename = (from: string, codeId: string) =>
      backend.database.updateTable('code').set({ codeId }).where('codeId', '=', from).execute()
    await rename('4', '0004')
    await rename('0004', '4')
    const others = Array.from({ length: 20 }, () => ({}))
    expect((await list({ groupId: 'BANK' })).body).toMatchObject({
      result: [{ codeId: '4' }, { codeId: '11' }, ...others],
    })
  })

  it('have the reasons of a hold with their descriptions (RES-28)', async () => {
    const { body } = await list({ groupId: 'REAS_TYPE' })
    expect(body).toMatchObject({
      result: [
        {
          codeId: 'US01',
          codeName: '주대표자 미일치',
          codeDesc: '신청자가 주대표자와 일치하지 않습니다.',
        },
        { codeId: 'US02', codeName: '폐업', codeDesc: '폐업한 사업자로 확인되었습니다.' },
        { codeId: 'US99', codeName: '기타', codeDesc: '추가 확인이 필요합니다.' },
      ],
    })
  })

  it.each([{}, { groupId: 'PASSWORDS' }, { groupId: ['BANK'] }, { groupId: "BANK' or 1=1 --" }])(
    'refuse %j',
    async body => {
      expect(await list(body)).toMatchObject(MALFORMED)
    },
  )
})
