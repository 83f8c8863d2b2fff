import { expect, it } from 'vitest'
import { openDraft } from '../../testing/applications/identity-fixture.ts'
import { testBackend } from '../../testing/backend/test-backend.ts'
import { openBrowser, type TestBrowser } from '../../testing/browsers/test-browser.ts'

const BUSINESS = '1234567802'
const LOGOUT = '/api/v1/auth/logout'
const CREATE = '/api/v1/common/token/create'
const REMAINING = '/api/v1/common/token/remaining'
const backend = testBackend()

async function signedInBrowser(): Promise<{
  browser: TestBrowser
  brno: string
  aplyNo: string
  token: string
}> {
  const browser = openBrowser(backend.address)
  const { body } = await browser.post('/sandbox/api/seed', { scenario: '대상선정' })
  return { browser, ...(body as { brno: string; aplyNo: string; token: string }) }
}

it('logging out ends the session: cookies cleared, the token void, and every copy of the cookie refused', async () => {
  const { browser, aplyNo: number, token } = await signedInBrowser()
  const copy = { cookie: browser.cookieLine('sbiz_auth')?.split(';')[0] ?? '' }
  expect(await browser.post(LOGOUT, undefined)).toMatchObject({
    status: 200,
    body: { message: '로그아웃되었습니다.' },
  })
  expect(browser.cookieLine('sbiz_auth')).toMatch(/^sbiz_auth=; Path=\/; Max-Age=0/)
  expect(browser.cookieLine('sbiz_auth_on')).toMatch(/^sbiz_auth_on=; Path=\/; Max-Age=0/)
  expect(browser.cookieLine('sbiz_verification')).toMatch(/^sbiz_verification=; Path=\/; Max-Age=0/)

  const left = await browser.post(`${REMAINING}?token=${token}`, undefined)
  expect(left.body).toMatchObject({ result: 0 })
  const again = await fetch(`${backend.address}${CREATE}?aplyNo=${number}`, {
    method: 'POST',
    headers: copy,
  })
  expect(again.status).toBe(401)
  expect(await again.json()).toMatchObject({ errorCode: 'AUTH_EXPIRED' })
})

it('logging out is in the audit log, once for a session', async () => {
  const entries = backend.database.selectFrom('audit').where('action', '=', 'session.end')
  const ends = entries.select('actor').orderBy('auditNumber')
  const { browser } = await signedInBrowser()
  const before = await ends.execute()
  for (const _ of [1, 2]) await browser.post(LOGOUT, undefined)
  expect(await ends.execute()).toEqual([...before, { actor: expect.stringMatching(/^applicant:/) }])
})

it.each([
  ['before', []],
  ['after', [200]],
])(
  'logging out leaves no verification behind that would sign in again, %s signing in',
  async (_, statuses) => {
    const browser = openBrowser(backend.address)
    const aplyNo = await openDraft(backend.address, BUSINESS)
    const { body } = await browser.post('/api/v1/auth/integration/request', { aplyNo })
    const { mtxId } = (body as { data: { mtxId: string } }).data
    await browser.post('/sandbox/api/identity/complete', { mtxId, personId: 'fresh', outcome: 'success' })
    const copy = { cookie: browser.cookieLine('sbiz_verification')?.split(';')[0] ?? '' }
    const path = `/api/v1/auth/setJwtCookie?brno=${BUSINESS}`
    for (const status of statuses) expect(await browser.post(path, undefined)).toMatchObject({ status })
    await browser.post(LOGOUT, undefined)
    expect((await fetch(backend.address + path, { method: 'POST', headers: copy })).status).toBe(401)
  },
)

it('logging out leaves the sessions of others as they are', async () => {
  const [one, other] = [await signedInBrowser(), await signedInBrowser()]
  await one.browser.post(LOGOUT, undefined)
  expect(await other.browser.post(`${CREATE}?aplyNo=${other.aplyNo}`, undefined)).toMatchObject({
    status: 200,
  })
})

it('logging out says the same to a browser that has no session', async () => {
  expect(await openBrowser(backend.address).post(LOGOUT, undefined)).toMatchObject({ status: 200 })
})
