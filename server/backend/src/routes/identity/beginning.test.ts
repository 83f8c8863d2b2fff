import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { begin, methods, openDraft } from '../../testing/applications/identity-fixture.ts'
import { openBrowser, type TestBrowser } from '../../testing/browsers/test-browser.ts'
import { testBackend } from '../../testing/backend/test-backend.ts'

const AUTH = '/api/v1/auth'
const BUSINESS = '1234567802'
const SUBMITTED_BUSINESS = '1234567821'

const backend = testBackend()
let browser: TestBrowser
let aplyNo: string

beforeAll(async () => {
  aplyNo = await openDraft(backend.address, BUSINESS)
})
beforeEach(() => {
  browser = openBrowser(backend.address)
})

describe('beginning a verification', () => {
  it.each(['integration/request', 'integration/kftc/request'])(
    'by %s returns the seven fields (API-07, API-08, IDENT-21)',
    async path => {
      const { status, body } = await browser.post(`${AUTH}/${path}`, {
        aplyNo,
        pageSeparation: 0,
        unknown: 1,
      })
      expect(status).toBe(200)
      expect(body).toEqual({
        success: true,
        data: {
          mid: expect.any(String),
          reqSvcCd: expect.any(String),
          mtxId: expect.stringMatching(/^[0-9a-f]{32}$/),
          authHash: expect.stringMatching(/./),
          flgFixedUser: 'N',
          userHash: '',
          reservedMsg: expect.any(String),
          authUrl: '/sandbox/identity/window',
        },
      })
    },
  )

  it('by kmc/request returns trCert, trUrl and certNum (API-18, IDENT-22)', async () => {
    const { body } = await browser.post(`${AUTH}/kmc/request`, { aplyNo })
    expect(body).toMatchObject({
      success: true,
      data: { trCert: expect.any(String), trUrl: '/kmc-result', certNum: expect.any(String) },
    })
  })

  it('by nice/popup returns a form page that leads into the provider’s window (API-14, IDENT-34)', async () => {
    const { status, text, headers } = await browser.get(`${AUTH}/lib/nice/popup?aplyNo=${aplyNo}`)
    expect(status).toBe(200)
    expect(headers.get('content-type')).toMatch(/^text\/html/)
    expect(headers.get('content-security-policy')).toMatch(/default-src 'none'; script-src 'sha256-/)
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(text).toMatch(/<form action="\/sandbox\/identity\/window" method="post">/)
    expect(text).toContain('<p>본인인증 창으로 이동합니다.</p>')
    expect(text).toContain('<button>본인인증 계속하기</button>')
  })

  it('by nice/resultpopup begins the result flow (API-15, IDENT-35)', async () => {
    const { status } = await browser.get(`${AUTH}/lib/nice/resultpopup?brno=${SUBMITTED_BUSINESS}`)
    expect(status).toBe(200)
  })

  it.each([
    ['nice/loadtestaply', () => `?aplyNo=${aplyNo}`],
    ['nice/loadtestresult', () => `?brno=${SUBMITTED_BUSINESS}`],
  ])('by %s works for load tests in the sandbox (API-16, API-17)', async (path, query) => {
    expect((await browser.get(`${AUTH}/lib/${path}${query()}`)).status).toBe(200)
  })

  it('keeps the chosen provider, or the method without one', async () => {
    for (const provider of ['kakao', undefined])
      await browser.post(`${AUTH}/integration/request`, { aplyNo, provider })
    const begun = backend.database.selectFrom('verification').select('provider').orderBy('createdAt', 'desc')
    expect(await begun.limit(2).execute()).toEqual([{ provider: 'simple' }, { provider: 'kakao' }])
  })

  it.each(methods)('with %s names its record in a cookie that no page can read (AMB-111)', async method => {
    await begin[method](browser, { aplyNo })
    const line = browser.cookieLine('sbiz_verification')
    expect(line).toMatch(/; HttpOnly/)
    expect(line).toMatch(/; Max-Age=600;/)
    expect(line).toMatch(/; SameSite=(Lax|Strict)/)
  })

  it.each([
    ['an unknown application', { aplyNo: '20259999999999' }, 404, '신청정보가 존재하지 않습니다.'],
    ['neither number', {}, 400, '필수 인증 정보가 누락되었습니다.'],
    ['an empty application number', { aplyNo: '' }, 400, '필수 인증 정보가 누락되었습니다.'],
    [
      'the result flow without a business',
      { aplyNo: '', pageSeparation: 1 },
      400,
      '필수 인증 정보가 누락되었습니다.',
    ],
    [
      'the result flow with the number of an application alone',
      { aplyNo: '20259999999999', pageSeparation: '1' },
      400,
      '필수 인증 정보가 누락되었습니다.',
    ],
    [
      'a business without results',
      { brNo: '9876543210', pageSeparation: '1' },
      409,
      '신청정보가 존재하지 않습니다.',
    ],
  ])('with %s is refused', async (_, asked, status, message) => {
    for (const path of ['integration/request', 'integration/kftc/request', 'kmc/request']) {
      expect(await browser.post(`${AUTH}/${path}`, asked)).toMatchObject({
        status,
        body: { status, message },
      })
    }
    expect(browser.cookieLine('sbiz_verification')).toBeUndefined()
  })

  it('for an application that has been handed in is refused', async () => {
    const submitted = await backend.database
      .selectFrom('application')
      .select('applicationNumber')
      .where('businessNumber', '=', SUBMITTED_BUSINESS)
      .executeTakeFirstOrThrow()
    const { applicationNumber } = submitted
    expect(await browser.post(`${AUTH}/kmc/request`, { aplyNo: applicationNumber })).toMatchObject({
      status: 409,
      body: { errorCode: 'BUSINESS_ALREADY_APPLIED' },
    })
  })

  it('in a window sends a program an error, and a person a page with its sentence (IDENT-62)', async () => {
    const address = `${AUTH}/lib/nice/popup?aplyNo=20259999999999`
    const forProgram = await browser.get(address, { accept: 'application/json, */*' })
    expect(forProgram.status).toBe(404)
    expect(JSON.parse(forProgram.text)).toMatchObject({ message: '신청정보가 존재하지 않습니다.' })
    const forPerson = await browser.get(address, { accept: 'text/html,*/*' })
    expect(forPerson.status).toBe(404)
    expect(forPerson.text).toContain('<p role="alert">신청정보가 존재하지 않습니다.</p>')
    expect(forPerson.headers.get('content-security-policy')).toContain("default-src 'none'")
  })

  it.each([
    'popup',
    'popup?aplyNo=1',
    'popup?aplyNo=a%00',
    'resultpopup?brno=12',
    'popup?aplyNo=20250000000001&method=x',
  ])('at %s is refused as malformed', async address => {
    expect((await browser.get(`${AUTH}/lib/nice/${address}`)).status).toBe(400)
  })
})
