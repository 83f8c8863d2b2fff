import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { TestPerson } from '../../sandbox/catalogue/persons.ts'
import { replaceSavedDraft } from '../../stores/saved-draft-store.ts'
import {
  begin,
  finish,
  knownPerson,
  methods,
  openDraft,
  textAt,
  type Named,
} from '../../testing/applications/identity-fixture.ts'
import { openBrowser, type TestBrowser } from '../../testing/browsers/test-browser.ts'
import { testBackend } from '../../testing/backend/test-backend.ts'
import { testFields } from '../../testing/backend/test-fields.ts'

const AUTH = '/api/v1/auth'
const BUSINESS = '1234567802'
const SUBMITTED_BUSINESS = '1234567821'
const DATA_WRONG = '인증 정보 처리 중 오류가 발생했습니다. 다시 시도해주세요.'

const backend = testBackend()
let browser: TestBrowser
let aplyNo: string

beforeAll(async () => {
  aplyNo = await openDraft(backend.address, BUSINESS)
})
beforeEach(() => {
  browser = openBrowser(backend.address)
})

const fresh = knownPerson('fresh')
const duplicate = knownPerson('duplicate')

const claims = ({ ci, name, birthDate: birthDay, mobileNumber: phoneNumber }: TestPerson) => ({
  ci,
  name,
  birthDay,
  phoneNumber,
  provider: 'sandbox',
})
const applySuccess = (person: TestPerson, number = aplyNo) =>
  browser.post(`${AUTH}/simple/success`, { aplyNo: number, ...claims(person) })
const resultSuccess = (person: TestPerson, brNo: string) =>
  browser.post(`${AUTH}/simpleResult/success`, { brNo, ...claims(person) })

async function verifiedAs(person: TestPerson): Promise<void> {
  await finish(backend.address, await begin.simple(browser, { aplyNo }), person, 'success')
}

function expire(named: Named) {
  const [transactionId = ''] = Object.values(named)
  return backend.database
    .updateTable('verification')
    .set({ expiresAt: new Date(Date.now() - 1) })
    .where('transactionId', '=', transactionId)
    .execute()
}

describe('the whole way of a verification', () => {
  it.each(methods)('with %s ends with a person whom simple/success and setJwtCookie accept', async method => {
    const ended = await finish(backend.address, await begin[method](browser, { aplyNo }), fresh, 'success')
    expect(ended).toMatchObject({ status: 200, body: { state: 'succeeded' } })
    expect(await applySuccess(fresh)).toEqual({
      status: 200,
      body: { status: 200, message: '본인인증이 완료되었습니다.', result: { aplyNo, draftSavedAt: null } },
    })
    const cookie = await browser.post(`${AUTH}/setJwtCookie?brno=${BUSINESS}`, undefined)
    expect(cookie.status).toBe(200)
  })

  it.each(['simple', 'financial'] as const)(
    'with %s lets the page ask for the person (API-09, API-10)',
    async method => {
      const named = await begin[method](browser, { aplyNo })
      await finish(backend.address, named, fresh, 'success')
      const path = method === 'simple' ? 'integration/result' : 'integration/kftc/result'
      expect(await browser.post(`${AUTH}/${path}`, named)).toEqual({
        status: 200,
        body: {
          success: true,
          errorMessage: null,
          data: {
            name: fresh.name,
            birthDay: fresh.birthDate,
            ci: fresh.ci,
            phone: fresh.mobileNumber,
            mobile_co: fresh.mobileCarrier,
            provider: method,
          },
        },
      })
    },
  )

  it.each(['joint', 'phone', 'ipin'] as const)(
    'with %s opens the result page with the person in its query',
    async method => {
      const { body } = await finish(
        backend.address,
        await begin[method](browser, { aplyNo }),
        fresh,
        'success',
      )
      const result = new URL(textAt(body, 'resultUrl'), backend.address)
      expect(result.pathname).toBe('/kmc-result')
      expect(Object.fromEntries(result.searchParams)).toMatchObject({
        name: fresh.name,
        birthDay: fresh.birthDate,
        ci: fresh.ci,
        phone: fresh.mobileNumber,
      })
    },
  )

  it('in the result flow finds the person’s application (API-13)', async () => {
    const named = await begin.simple(browser, { brNo: SUBMITTED_BUSINESS, pageSeparation: 1 })
    await finish(backend.address, named, duplicate, 'success')
    expect(await resultSuccess(duplicate, SUBMITTED_BUSINESS)).toMatchObject({
      status: 200,
      body: { status: 200, result: { aplyNo: expect.stringMatching(/^2025/) } },
    })
  })

  it('in the result flow tells another person nothing', async () => {
    const named = await begin.simple(browser, { brNo: SUBMITTED_BUSINESS, pageSeparation: 1 })
    await finish(backend.address, named, fresh, 'success')
    expect(await resultSuccess(fresh, SUBMITTED_BUSINESS)).toMatchObject({
      status: 404,
      body: { errorCode: 'RESULT_NOT_FOUND', message: '신청결과가 없습니다.' },
    })
  })

  it('refuses a person who has applied already (IDENT-38, IDENT-40)', async () => {
    await verifiedAs(duplicate)
    expect(await applySuccess(duplicate)).toEqual({
      status: 409,
      body: {
        status: 409,
        errorCode: 'APL_DUPLICATE_CI',
        message: '본인인증 정보로 이미 신청접수 되었습니다.',
      },
    })
  })

  it('is shown the time of the draft that this person has saved for the business, and of no other', async () => {
    const savedAt = new Date()
    for (const owner of [fresh, duplicate]) {
      const { ci } = owner
      const draft = { content: '{}', savedAt: owner === fresh ? savedAt : new Date(0) }
      await replaceSavedDraft(
        { database: backend.database, fields: testFields },
        { ci, businessNumber: BUSINESS },
        draft,
      )
    }
    await verifiedAs(fresh)
    const draftSavedAt = savedAt.toISOString()
    expect(await applySuccess(fresh)).toMatchObject({ status: 200, body: { result: { draftSavedAt } } })
    expect(await applySuccess(duplicate)).toMatchObject({ status: 403 })
  })

  it('may be a person whose application was deleted (AMB-23)', async () => {
    await verifiedAs(knownPerson('deleted-by-applicant'))
    expect((await applySuccess(knownPerson('deleted-by-applicant'))).status).toBe(200)
  })
})

describe('what the browser says of the person', () => {
  const refused = {
    status: 403,
    body: { status: 403, errorCode: 'IDENTITY_MISMATCH', message: DATA_WRONG },
  }

  it('is refused with a forged ci (AMB-31, GP-11)', async () => {
    await verifiedAs(fresh)
    expect(await applySuccess(duplicate)).toEqual(refused)
    expect(await applySuccess({ ...fresh, ci: `${fresh.ci} ` })).toEqual(refused)
  })

  it('is refused without a verification, and while it runs', async () => {
    expect(await applySuccess(fresh)).toEqual(refused)
    await begin.simple(browser, { aplyNo })
    expect(await applySuccess(fresh)).toEqual(refused)
    expect(await resultSuccess(fresh, BUSINESS)).toEqual(refused)
  })

  it.each(['fail', 'cancel'])('is refused after %s', async outcome => {
    await finish(backend.address, await begin.simple(browser, { aplyNo }), fresh, outcome)
    expect(await applySuccess(fresh)).toEqual(refused)
  })

  it('is refused once the verification has expired', async () => {
    const named = await begin.simple(browser, { aplyNo })
    await finish(backend.address, named, fresh, 'success')
    await expire(named)
    expect(await applySuccess(fresh)).toEqual(refused)
    expect((await browser.post(`${AUTH}/setJwtCookie?brno=${BUSINESS}`, undefined)).status).toBe(401)
    expect((await browser.post(`${AUTH}/integration/result`, named)).status).toBe(404)
  })

  it('is refused for another application or business than the one it was begun for', async () => {
    await verifiedAs(fresh)
    expect(await applySuccess(fresh, await openDraft(backend.address, '1234567801'))).toEqual(refused)
    expect(await resultSuccess(fresh, SUBMITTED_BUSINESS)).toEqual(refused)
    const other = await browser.post(`${AUTH}/setJwtCookie?brno=${SUBMITTED_BUSINESS}`, undefined)
    expect(other.status).toBe(401)
  })

  it('is refused with a guessed id', async () => {
    const forged = {
      cookie: 'sbiz_verification=1; drop table verification',
      'content-type': 'application/json',
    }
    const body = JSON.stringify({ aplyNo, ...claims(fresh) })
    const response = await fetch(`${backend.address}${AUTH}/simple/success`, {
      method: 'POST',
      headers: forged,
      body,
    })
    expect(response.status).toBe(403)
  })

  it.each([
    {},
    { ci: 'x' },
    { ci: null, aplyNo: 1 },
    { ci: '\u0000', aplyNo: '20250000000001', brNo: BUSINESS },
  ])('is refused as malformed: %j', async body => {
    expect((await browser.post(`${AUTH}/simple/success`, body)).status).toBe(400)
    expect((await browser.post(`${AUTH}/simpleResult/success`, body)).status).toBe(400)
  })
})

describe('asking for the result', () => {
  it('is for the browser that began: others learn nothing from the number alone', async () => {
    const named = await begin.simple(browser, { aplyNo })
    await finish(backend.address, named, fresh, 'success')
    const { status, body } = await openBrowser(backend.address).post(`${AUTH}/integration/result`, named)
    expect(status).toBe(404)
    expect(JSON.stringify(body)).not.toContain(fresh.ci)
  })

  it('contains no person while it runs, and after it failed (IDENT-45, IDENT-46)', async () => {
    const named = await begin.simple(browser, { aplyNo })
    const running = {
      success: false,
      data: null,
      errorMessage: '인증 결과 확인 중 오류가 발생했습니다. 다시 시도해주세요.',
    }
    expect(await browser.post(`${AUTH}/integration/result`, named)).toEqual({ status: 200, body: running })
    await finish(backend.address, named, null, 'fail')
    const failed = { success: false, data: null, errorMessage: '인증에 실패했습니다. 다시 시도해주세요.' }
    expect(await browser.post(`${AUTH}/integration/result`, named)).toEqual({ status: 200, body: failed })
  })

  it('of a joint certificate is by its certNum, as for simple certification, and only there (IDENT-58)', async () => {
    const { certNum = '' } = (await begin.joint(browser, { aplyNo })) as Record<string, string>
    const asked = { mtxId: certNum, tr_cert: 'certificate', tr_add: 'address' }
    await finish(backend.address, { certNum }, fresh, 'success')
    const { name, ci, birthDate: birthDay } = fresh
    expect(await browser.post(`${AUTH}/integration/result`, asked)).toMatchObject({
      status: 200,
      body: { success: true, data: { name, ci, birthDay } },
    })
    expect((await browser.post(`${AUTH}/integration/kftc/result`, asked)).status).toBe(404)
  })

  it('is refused at the other method’s address', async () => {
    const named = await begin.financial(browser, { aplyNo })
    await finish(backend.address, named, fresh, 'success')
    expect((await browser.post(`${AUTH}/integration/result`, named)).status).toBe(404)
  })

  it.each([{}, { mtxId: '' }, { mtxId: 5 }, { mtxId: 'x'.repeat(500) }])(
    'is refused as malformed: %j',
    async body => {
      expect((await browser.post(`${AUTH}/integration/result`, body)).status).toBe(400)
      expect((await browser.post(`${AUTH}/integration/kftc/result`, body)).status).toBe(400)
    },
  )
})

describe('the provider’s report', () => {
  it.each([
    ['simple', `${AUTH}/integration/result`],
    ['financial', `${AUTH}/integration/kftc/result`],
  ] as const)('of %s is posted to %s, which names the person from then on', async (method, target) => {
    const named = await begin[method](browser, { aplyNo })
    const report = () => finish(backend.address, named, fresh, 'success')
    await browser.post('/sandbox/api/faults', { target, kind: 'status', value: 500, times: 1 })
    expect(await report()).toMatchObject({ status: 502 })
    expect(await browser.post(target, named)).toMatchObject({ body: { success: false, data: null } })
    expect(await report()).toMatchObject({ status: 200 })
    expect(await browser.post(target, named)).toMatchObject({
      body: { success: true, data: { ci: fresh.ci } },
    })
  })

  it('is refused unless the provider has sealed it (IDENT-61)', async () => {
    const named = await begin.simple(browser, { aplyNo })
    const { ci, name, birthDate } = fresh
    const forged = { ...named, state: 'succeeded', ci, name, birthDate, seal: 'A'.repeat(43) }
    expect(await browser.post(`${AUTH}/integration/result`, forged)).toMatchObject({
      status: 403,
      body: { errorCode: 'IDENTITY_REPORT_REFUSED' },
    })
    expect((await applySuccess(fresh)).status).toBe(403)
  })

  it('counts once: a second one is refused and changes nothing', async () => {
    const named = await begin.phone(browser, { aplyNo })
    await finish(backend.address, named, fresh, 'success')
    expect(await finish(backend.address, named, duplicate, 'success')).toMatchObject({ status: 409 })
    expect(await finish(backend.address, named, null, 'cancel')).toMatchObject({ status: 409 })
    expect((await applySuccess(fresh)).status).toBe(200)
  })

  it('counts once also when two come at the same time', async () => {
    const named = await begin.simple(browser, { aplyNo })
    const ends = await Promise.all([
      finish(backend.address, named, fresh, 'success'),
      finish(backend.address, named, duplicate, 'success'),
    ])
    expect(ends.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('comes too late once the verification has expired', async () => {
    const named = await begin.joint(browser, { aplyNo })
    await expire(named)
    expect(await finish(backend.address, named, fresh, 'success')).toMatchObject({ status: 404 })
  })
})
