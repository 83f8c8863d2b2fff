import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { fileTestApplication } from '../../testing/applications/test-application.ts'
import { openBrowser, type TestBrowser } from '../../testing/browsers/test-browser.ts'
import { signedIn } from '../../testing/backend/signed-in.ts'
import { postJson, startTestBackend, type TestBackend } from '../../testing/backend/test-backend.ts'

const BUSINESS = '1234567802'
const OTHER_BUSINESS = '1234567803'
const CREATE = '/api/v1/common/token/create'
const REMAINING = '/api/v1/common/token/remaining'
const PAGE_TOKEN = 'the-token-of-the-page'
const person = { ci: 'ci-of-the-session-tests', businessNumber: BUSINESS }

let folder: string
let backend: TestBackend
let aplyNo: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'session-test-'))
  const siteConfig = join(folder, 'site-config.json')
  writeFileSync(siteConfig, JSON.stringify({ backendToken: PAGE_TOKEN }))
  backend = await startTestBackend({ SITE_CONFIG: siteConfig })
  aplyNo = await register(BUSINESS)
})
afterAll(async () => {
  await backend.stop()
  rmSync(folder, { recursive: true })
})

async function register(brNo: string): Promise<string> {
  const { body } = await openBrowser(backend.address).post('/api/v1/business/first/register', { brNo })
  return (resultOf(body) as { aplyNo: string }).aplyNo
}

function resultOf(body: unknown): unknown {
  return (body as { result: unknown }).result
}

describe('setJwtCookie', () => {
  let browser: TestBrowser
  beforeEach(() => {
    browser = openBrowser(backend.address)
  })

  const signIn = (brno = BUSINESS) => browser.post(`/api/v1/auth/setJwtCookie?brno=${brno}`, undefined)

  async function verify(outcome: string): Promise<void> {
    const { body } = await browser.post('/api/v1/auth/integration/request', { aplyNo })
    const { mtxId } = (body as { data: { mtxId: string } }).data
    await browser.post('/sandbox/api/identity/complete', { mtxId, personId: 'fresh', outcome })
  }

  it('signs in the person who has been verified for the business: a hidden cookie and a readable marker (AMB-41)', async () => {
    await verify('success')
    expect(await signIn()).toEqual({
      status: 200,
      body: { status: 200, message: '인증정보가 저장되었습니다.' },
    })
    expect(browser.cookieLine('sbiz_auth')).toMatch(/; Path=\/; Max-Age=3600; SameSite=Lax; HttpOnly$/)
    expect(browser.cookieLine('sbiz_auth_on')).toBe('sbiz_auth_on=1; Path=/; Max-Age=3600; SameSite=Lax')
  })

  it('lets that browser make the calls of an applicant', async () => {
    await verify('success')
    await signIn()
    expect(await browser.post(`${CREATE}?aplyNo=${aplyNo}&seconds=3600`, undefined)).toMatchObject({
      status: 200,
    })
  })

  it('refuses a browser that has begun nothing (AMB-111)', async () => {
    expect(await signIn()).toMatchObject({
      status: 401,
      body: { errorCode: 'VERIFICATION_MISSING', message: '개인인증은 필수입니다' },
    })
    expect(browser.cookieLine('sbiz_auth')).toBeUndefined()
  })

  it.each(['fail', 'cancel'])('refuses a person whose verification ended with "%s"', async outcome => {
    await verify(outcome)
    expect(await signIn()).toMatchObject({ status: 401 })
  })

  it('refuses a business other than the one that the verification was for', async () => {
    await verify('success')
    expect(await signIn(OTHER_BUSINESS)).toMatchObject({ status: 401 })
    expect(browser.cookieLine('sbiz_auth')).toBeUndefined()
  })

  it.each(['', '123', "' or 1=1"])('refuses the business number "%s"', async brno => {
    expect(await signIn(encodeURIComponent(brno))).toMatchObject({ status: 400 })
  })

  it('makes the cookies secure behind https, and takes no others there', async () => {
    const secure = await startTestBackend({ TRUST_PROXY: 'on' })
    const { cookie } = await signedIn(person)
    const headers = { cookie: `__Host-${cookie}`, 'x-forwarded-proto': 'https' }
    const number = await fileTestApplication(secure.database, person)
    const response = await fetch(`${secure.address}${CREATE}?aplyNo=${number}`, { method: 'POST', headers })
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^__Host-sbiz_auth=.*; Path=\/; .*; HttpOnly; Secure$/),
      expect.stringMatching(/^__Host-sbiz_auth_on=1; Path=\/; .*; Secure$/),
    ])
    const planted = await fetch(`${secure.address}${CREATE}?aplyNo=${number}`, {
      method: 'POST',
      headers: { ...headers, cookie },
    })
    expect(planted.status).toBe(401)
    await secure.stop()
  })
})

describe('a session token', () => {
  const ask = async (path: string, headers: Record<string, string> = {}) => {
    const response = await fetch(backend.address + path, { method: 'POST', headers })
    return { status: response.status, body: await response.json() }
  }
  let sessionId: string
  beforeEach(() => {
    sessionId = randomUUID()
  })
  const create = async (
    query = `aplyNo=${aplyNo}&seconds=3600`,
    who: Parameters<typeof signedIn>[0] = { ...person, sessionId },
  ) => ask(`${CREATE}?${query}`, await signedIn(who))
  const remaining = async (token: string) =>
    resultOf((await ask(`${REMAINING}?token=${token}`)).body) as number
  async function passSeconds(seconds: number): Promise<void> {
    const setClock = (now: string | null) => postJson(`${backend.address}/sandbox/api/clock`, { now })
    await setClock(new Date(Date.now() + seconds * 1000).toISOString())
    onTestFinished(async () => void (await setClock(null)))
  }
  const newToken = async (query?: string) => resultOf((await create(query)).body) as string

  it.each([
    [PAGE_TOKEN, 200],
    ['another', 401],
  ])('is given beside the token of the page, which stands for no one: %s is %i', async (token, status) => {
    const headers = { ...(await signedIn({ ...person, sessionId })), authorization: `Bearer ${token}` }
    expect(await ask(`${CREATE}?aplyNo=${aplyNo}`, headers)).toMatchObject({ status })
  })

  it('lasts for the seconds that were asked for (API-20)', async () => {
    expect(await create()).toEqual({
      status: 200,
      body: {
        status: 200,
        message: '인증 유효시간이 설정되었습니다.',
        result: expect.stringMatching(/^[\w-]{43}$/),
      },
    })
    expect(await remaining(await newToken())).toBeGreaterThan(3_590)
    expect(await remaining(await newToken(`aplyNo=${aplyNo}&seconds=60`))).toBeLessThanOrEqual(60)
  })

  it('lasts an hour when nothing is said', async () => {
    expect(await remaining(await newToken(`aplyNo=${aplyNo}`))).toBeGreaterThan(3_590)
  })

  it('has fewer seconds left as they pass', async () => {
    const token = await newToken(`aplyNo=${aplyNo}&seconds=60`)
    await passSeconds(50)
    const left = await remaining(token)
    expect(left).toBeGreaterThan(0)
    expect(left).toBeLessThanOrEqual(10)
  })

  it('has run out when its seconds have passed, and opens nothing any more (SESS-31)', async () => {
    const token = await newToken(`aplyNo=${aplyNo}&seconds=60`)
    const headers = { ...(await signedIn(person)), authorization: `Bearer ${token}` }
    await passSeconds(61)
    expect(await remaining(token)).toBe(0)
    expect(await ask(`${CREATE}?aplyNo=${aplyNo}`, headers)).toMatchObject({
      status: 401,
      body: { errorCode: 'AUTH_EXPIRED' },
    })
  })

  const use = async (token: string) =>
    ask(`${CREATE}?aplyNo=${aplyNo}&seconds=60`, {
      ...(await signedIn({ ...person, sessionId })),
      authorization: `Bearer ${token}`,
    })

  it('lives on beside the next one, which may have been lost on the way', async () => {
    const [first, lost] = [await newToken(), await newToken()]
    await passSeconds(120)
    expect(await remaining(first)).toBeGreaterThan(0)
    expect(await remaining(lost)).toBeGreaterThan(0)
    expect(await use(first)).toMatchObject({ status: 200 })
  })

  it('ends a minute after a later one has come with a call, for a tab that has not heard of that', async () => {
    const [first, second, third] = [await newToken(), await newToken(), await newToken()]
    expect(await use(second)).toMatchObject({ status: 200 })
    expect(await remaining(first)).toBeLessThanOrEqual(60)
    expect(await remaining(third)).toBeGreaterThan(3_590)
    expect(await use(first)).toMatchObject({ status: 200 })
    await passSeconds(61)
    expect(await remaining(first)).toBe(0)
    expect(await use(first)).toMatchObject({ status: 401, body: { errorCode: 'AUTH_EXPIRED' } })
    expect(await use(second)).toMatchObject({ status: 200 })
  })

  it('of another session of the same person, on another device, is left alone', async () => {
    const elsewhere = await newToken()
    sessionId = randomUUID()
    await use(await newToken())
    expect(await remaining(elsewhere)).toBeGreaterThan(3_590)
  })

  it('is worth nothing in the hands of another person, or for another business', async () => {
    const token = await newToken()
    const other = {
      ...(await signedIn({ ...person, ci: 'ci-of-another' })),
      authorization: `Bearer ${token}`,
    }
    expect(await ask(`${CREATE}?aplyNo=${aplyNo}`, other)).toMatchObject({ status: 401 })
    const { cookie } = await signedIn({ ...person, businessNumber: OTHER_BUSINESS })
    expect(await ask(`${CREATE}?aplyNo=${aplyNo}`, { ...other, cookie })).toMatchObject({ status: 401 })
  })

  it('that ends sooner than a minute after a later one has come does so', async () => {
    const [short, later] = [await newToken(`aplyNo=${aplyNo}&seconds=30`), await newToken()]
    expect(await use(later)).toMatchObject({ status: 200 })
    expect(await remaining(short)).toBeLessThanOrEqual(30)
  })

  it.each(['', 'unknown', "' or 1=1 --"])('has no seconds left when it is "%s" (API-19)', async token => {
    expect(await ask(`${REMAINING}?token=${encodeURIComponent(token)}`)).toEqual({
      status: 200,
      body: { status: 200, message: '인증 유효시간 조회가 완료되었습니다.', result: 0 },
    })
  })

  it('is not given for an application of another person or business', async () => {
    const theirs = await fileTestApplication(backend.database, {
      businessNumber: OTHER_BUSINESS,
      ci: 'ci-of-another',
    })
    const notFound = { status: 404, body: { errorCode: 'APPLICATION_NOT_FOUND' } }
    const sameBusiness = { ci: person.ci, businessNumber: OTHER_BUSINESS }
    expect(await create(`aplyNo=${theirs}`)).toMatchObject(notFound)
    expect(await create(`aplyNo=${theirs}`, sameBusiness)).toMatchObject(notFound)
    expect(await create('aplyNo=20259999999999')).toMatchObject(notFound)
    expect(
      await backend.database
        .selectFrom('sessionToken')
        .selectAll()
        .where('applicationNumber', '=', theirs)
        .execute(),
    ).toEqual([])
  })

  it.each([
    'seconds=3600',
    'aplyNo=1',
    'aplyNo=20250000000001&seconds=3601',
    'aplyNo=20250000000001&seconds=0',
    'aplyNo=20250000000001&seconds=x',
  ])('is not given for "%s"', async query => {
    expect(await create(query)).toMatchObject({ status: 400, body: { errorCode: 'REQUEST_MALFORMED' } })
  })

  it('is nowhere in the database or the log as it is', async () => {
    const token = await newToken()
    await remaining(token)
    const rows = await backend.database.selectFrom('sessionToken').selectAll().execute()
    expect(JSON.stringify(rows) + backend.logged.join()).not.toContain(token)
  })
})
