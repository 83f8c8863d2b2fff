import { beforeAll, expect, it } from 'vitest'
import type { TestPerson } from '../../sandbox/catalogue/persons.ts'
import { SESSION_COOKIE } from '../../session/applicant.ts'
import { createSessions } from '../../session/sessions.ts'
import { begin, finish, knownPerson, openDraft } from '../../testing/applications/identity-fixture.ts'
import { TEST_SESSION_KEY } from '../../testing/backend/signed-in.ts'
import { testBackend } from '../../testing/backend/test-backend.ts'
import { openBrowser, type TestBrowser } from '../../testing/browsers/test-browser.ts'

const BUSINESS = '1234567802'
const OTHER_BUSINESS = '1234567803'
const CREATE = '/api/v1/common/token/create'
const sessions = createSessions(TEST_SESSION_KEY, () => new Date())

const backend = testBackend()
const drafts: Record<string, string> = {}
const fresh = knownPerson('fresh')
const another = knownPerson('deleted-by-applicant')

beforeAll(async () => {
  for (const brno of [BUSINESS, OTHER_BUSINESS]) drafts[brno] = await openDraft(backend.address, brno)
})

async function signIn(browser: TestBrowser, person: TestPerson, brno: string) {
  await finish(backend.address, await begin.simple(browser, { aplyNo: drafts[brno] }), person, 'success')
  expect((await browser.post(`/api/v1/auth/setJwtCookie?brno=${brno}`, undefined)).status).toBe(200)
  return sessionOf(browser)
}

const cookieOf = (browser: TestBrowser) => browser.cookieLine(SESSION_COOKIE)?.split(';', 1)[0] ?? ''
const sessionOf = (browser: TestBrowser) =>
  sessions.decrypt(cookieOf(browser).slice(`${SESSION_COOKIE}=`.length))

/** Returns the status of a call by a copy of a cookie. */
async function statusWith(cookie: string, brno: string): Promise<number> {
  const query = `aplyNo=${drafts[brno]}`
  const response = await fetch(`${backend.address}${CREATE}?${query}`, {
    method: 'POST',
    headers: { cookie },
  })
  return response.status
}

it.each([
  ['another person', another, BUSINESS],
  ['another business', fresh, OTHER_BUSINESS],
])('signing in as %s ends the former session, and every copy of its cookie', async (_, person, brno) => {
  const browser = openBrowser(backend.address)
  const first = await signIn(browser, fresh, BUSINESS)
  const former = cookieOf(browser)
  const second = await signIn(browser, person, brno)
  expect(second).toMatchObject({ ci: person.ci, businessNumber: brno })
  expect(second?.sessionId).not.toBe(first?.sessionId)
  expect(await statusWith(former, BUSINESS)).toBe(401)
  expect(await statusWith(cookieOf(browser), brno)).toBe(200)
})

it('signing in again as the same person for the same business continues the session of other tabs', async () => {
  const browser = openBrowser(backend.address)
  const first = await signIn(browser, fresh, BUSINESS)
  const former = cookieOf(browser)
  expect(await signIn(browser, fresh, BUSINESS)).toEqual(first)
  expect(await statusWith(former, BUSINESS)).toBe(200)
})

it('a session is about the application of its token, and about none after a new sign-in', async () => {
  const browser = openBrowser(backend.address)
  const signedIn = await signIn(browser, fresh, BUSINESS)
  expect(signedIn?.applicationNumber).toBeNull()
  await browser.post(`${CREATE}?aplyNo=${drafts[BUSINESS]}&seconds=60`, undefined)
  expect(await sessionOf(browser)).toEqual({ ...signedIn, applicationNumber: drafts[BUSINESS] })
  expect(browser.cookieLine(SESSION_COOKIE)).toMatch(/; Max-Age=60;/)
  expect(browser.cookieLine('sbiz_auth_on')).toMatch(/; Max-Age=60;/)
  expect((await signIn(browser, fresh, BUSINESS))?.applicationNumber).toBeNull()
})
