import { describe, expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { actorOf } from '../stores/applications/audit.ts'
import { signedIn } from '../testing/backend/signed-in.ts'
import { testBackend } from '../testing/backend/test-backend.ts'
import { PEOPLE_PER_ADDRESS, usualLimits } from './limits.ts'

const BUSINESS = '1234567802'
const strictLimits = 'account=2/600,identity=1/60,token=1/60,realname=2/600,presign=2/600,draft=2/600'
const backend = testBackend({ RATE_LIMITS: strictLimits, TRUST_PROXY: 'on' })

let addresses = 0
const newAddress = () => `198.51.100.${(addresses += 1)}`

async function ask(
  path: string,
  ci: string | null,
  { address = newAddress(), body = {}, method = 'POST' } = {},
) {
  const response = await fetch(`${backend.address}${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': address,
      ...(ci && (await signedIn({ ci, businessNumber: BUSINESS }))),
    },
    body: JSON.stringify(body),
  })
  return {
    status: response.status,
    retryAfter: response.headers.get('retry-after'),
    body: await response.json(),
  }
}

const askOwner = (ci: string) => ask('/api/v1/auth/validate-account-owner', ci)

describe('a person', () => {
  it('asks as often as the limit says, then is told when to come back', async () => {
    expect([(await askOwner('often')).status, (await askOwner('often')).status]).toEqual([400, 400])
    const { status, retryAfter, body } = await askOwner('often')
    expect({ status, body }).toEqual({
      status: 429,
      body: {
        status: 429,
        errorCode: 'TOO_MANY_REQUESTS',
        message: '요청이 많습니다. 10분 뒤에 다시 시도해주세요.',
      },
    })
    expect(Number(retryAfter)).toBeGreaterThan(590)
    expect(Number(retryAfter)).toBeLessThanOrEqual(600)
  })

  it('is counted from every address, and over the calls that share a limit', async () => {
    await askOwner('another')
    await ask('/api/v1/auth/account/verify', 'another')
    expect((await askOwner('another')).status).toBe(429)
  })

  it('leaves other people and other calls alone', async () => {
    expect((await askOwner('a third')).status).toBe(400)
    expect((await ask('/api/v1/auth/realname', 'often')).status).toBe(400)
  })

  it.each([
    'auth/realname',
    'auth/validate-account-owner',
    'auth/account/verify',
    'auth/integration/request',
    'auth/integration/kftc/request',
    'auth/kmc/request',
    'auth/setJwtCookie',
    'common/token/create',
    'common/token/remaining',
    'common/file/presigned-url',
  ])('may ask less of what could be guessed or costs: %s', async call => {
    const press = () => ask(`/api/v1/${call}`, `strictly ${call}`)
    await press()
    await press()
    expect((await press()).status).toBe(429)
  })

  it.each(['popup?aplyNo=20259999999999', 'resultpopup?brno=9876543210'])(
    'may seldom open the window of a provider: %s',
    async address => {
      const headers = await signedIn({ ci: address, businessNumber: BUSINESS })
      const open = () => fetch(`${backend.address}/api/v1/auth/lib/nice/${address}`, { headers })
      expect((await open()).status).not.toBe(429)
      expect((await open()).status).toBe(429)
    },
  )

  it('may seldom save and delete a draft, together', async () => {
    const press = (method: string) => ask('/api/v1/application/draft', 'who saves', { method })
    await press('PUT')
    await press('DELETE')
    expect((await press('PUT')).status).toBe(429)
  })

  it('is named in the log by a digest', async () => {
    await askOwner('named in the log')
    const line = backend.logged.find(text => text.includes(actorOf({ ci: 'named in the log' })))
    expect(JSON.parse(line ?? '{}')).toMatchObject({ path: '/api/v1/auth/validate-account-owner' })
    expect(backend.logged.join()).not.toContain('named in the log')
  })
})

describe('an address', () => {
  it('asks as often as the people behind it may, counted before a body is read', async () => {
    const address = newAddress()
    const begin = () => ask('/api/v1/auth/integration/request', null, { address })
    const first = await Promise.all(Array.from({ length: PEOPLE_PER_ADDRESS }, begin))
    expect(new Set(first.map(({ status }) => status))).toEqual(new Set([400]))
    expect(await begin()).toMatchObject({ status: 429, retryAfter: expect.stringMatching(/^\d+$/) })
    expect((await ask('/api/v1/auth/integration/request', null)).status).toBe(400)
  })
})

describe('a tester', () => {
  const set = (on: unknown) => ask('/sandbox/api/limits', null, { body: { on } })

  it('lifts the limits, and sets them again', async () => {
    await askOwner('tested')
    await askOwner('tested')
    expect((await askOwner('tested')).status).toBe(429)
    expect((await set(false)).body).toEqual({ on: false })
    expect((await askOwner('tested')).status).toBe(400)
    expect((await set(true)).body).toEqual({ on: true })
    expect((await askOwner('tested')).status).toBe(429)
    expect((await set('no')).status).toBe(400)
  })
})

describe('the setting', () => {
  const limits = (RATE_LIMITS: string) => readConfig({ RATE_LIMITS }).rateLimits

  it('is on, is off, or changes what it names', () => {
    expect(readConfig({}).rateLimits).toEqual(usualLimits)
    expect(limits('on')).toEqual(usualLimits)
    expect(limits('off')).toBeNull()
    expect(limits('realname=123456/12345, call=9/1')).toEqual({
      ...usualLimits,
      realname: { calls: 123_456, seconds: 12_345 },
      call: { calls: 9, seconds: 1 },
    })
  })

  it.each([
    'sometimes',
    'realname',
    'realname=0/60',
    'realname=5/0',
    'realname=5',
    'toString=5/60',
    'call=1/1,',
    ',',
    'each call=1/1',
    'call=1/1s',
    'call=1k/60',
    'call=1234567/60',
    'call=1/123456',
  ])('is not %s', text => {
    expect(() => limits(text)).toThrow(
      'RATE_LIMITS must be "off", or limits like realname=5/600 (calls/seconds) with commas between them; their names are call, identity, realname, account, token, presign, draft.',
    )
  })
})
