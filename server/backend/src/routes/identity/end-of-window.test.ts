import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { ServiceUnavailable } from '../../services/service-unavailable.ts'
import { completeVerification } from '../../stores/verification-store.ts'
import { begin, knownPerson, openDraft } from '../../testing/applications/identity-fixture.ts'
import { startTestBackend, type TestBackend } from '../../testing/backend/test-backend.ts'
import { openBrowser, type TestBrowser } from '../../testing/browsers/test-browser.ts'
import type { Outcome } from '../../verification/verification.ts'

const END = '/api/v1/auth/identity/end'
const { ci, name, birthDate } = knownPerson('fresh')
const person = { ci, name, birthDate, mobileNumber: null, mobileCarrier: null }
const succeeded: Outcome = { state: 'succeeded', person }

/** The provider's part: its outcomes, and the address at which its windows end. */
const provider = {
  asked: 0,
  returnUrl: '',
  outcomeOf: async (_transactionId: string): Promise<Outcome | null> => succeeded,
}
let backend: TestBackend
let browser: TestBrowser
let aplyNo: string

beforeAll(async () => {
  backend = await startTestBackend({ TRUST_PROXY: 'on' }, dependencies => {
    const { integrated } = dependencies.identity
    const outcomeOf = (transactionId: string) => {
      provider.asked += 1
      return provider.outcomeOf(transactionId)
    }
    const started: typeof integrated.begin = (verification, returnUrl) => {
      provider.returnUrl = returnUrl
      return integrated.begin(verification, returnUrl)
    }
    const own = { ...integrated, begin: started, outcomeOf }
    return { ...dependencies, identity: { ...dependencies.identity, integrated: own } }
  })
  aplyNo = await openDraft(backend.address, '1234567802')
})
afterAll(() => backend.stop())
beforeEach(() => {
  browser = openBrowser(backend.address)
  provider.asked = 0
  provider.outcomeOf = async () => succeeded
})

const beginHere = async () => (await begin.simple(browser, { aplyNo }))['mtxId'] ?? ''

/** Returns the address that the end of the window leads to. */
async function ledTo(): Promise<string | null> {
  const { status, headers } = await browser.get(END)
  expect(status).toBe(303)
  return headers.get('location')
}

it.each([
  ['succeeded', succeeded, 'success'],
  ['failed', { state: 'failed' }, 'fail'],
  ['was cancelled', { state: 'cancelled' }, 'cancel'],
  ['has no outcome, since the person has left the window', null, 'cancel'],
] as const)('leads to the page of the result: a verification %s', async (_, outcome, word) => {
  const mtxId = await beginHere()
  provider.outcomeOf = async () => outcome
  expect(await ledTo()).toBe(`/integration-result?result=${word}&mtxId=${mtxId}`)
})

it('records the outcome once: the provider is not asked again', async () => {
  const mtxId = await beginHere()
  expect(await ledTo()).toBe(await ledTo())
  expect(provider.asked).toBe(1)
  const { body } = await browser.post('/api/v1/auth/integration/result', { mtxId })
  expect(body).toMatchObject({ success: true, data: { ci, name } })
})

it('shows the outcome that another request has recorded meanwhile', async () => {
  await beginHere()
  provider.outcomeOf = async transactionId => {
    await completeVerification(backend.database, transactionId, { state: 'failed' }, new Date())
    return succeeded
  }
  expect(await ledTo()).toContain('result=fail&')
})

it('shows nothing to a browser that has begun nothing, and says so', async () => {
  await beginHere()
  const { status, text, headers } = await openBrowser(backend.address).get(END)
  expect(status).toBe(404)
  expect(text).toContain('<p role="alert">인증 결과 확인 중 오류가 발생했습니다. 다시 시도해주세요.</p>')
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  expect(headers.get('cache-control')).toBe('no-store')
  expect(provider.asked).toBe(0)
})

it('says that the provider is out of reach, whose outcome can be read later', async () => {
  await beginHere()
  provider.outcomeOf = async () => {
    throw new ServiceUnavailable('identity provider', 'no reply')
  }
  const { status, text } = await browser.get(END)
  expect(status).toBe(503)
  expect(text).toContain('<p role="alert">')
  provider.outcomeOf = async () => succeeded
  expect(await ledTo()).toContain('result=success&')
})

it('is at the address that the browser shows, behind a proxy', async () => {
  const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'localhost:8443' }
  await fetch(`${backend.address}/api/v1/auth/integration/request`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ aplyNo }),
  })
  expect(provider.returnUrl).toBe(`https://localhost:8443${END}`)
})

it('a fault of ours is logged as it is', async () => {
  provider.outcomeOf = async () => Promise.reject(new Error('a fault of ours'))
  await beginHere()
  expect((await browser.get(END)).status).toBe(500)
  expect(backend.logged.join()).toContain('a fault of ours')
})
