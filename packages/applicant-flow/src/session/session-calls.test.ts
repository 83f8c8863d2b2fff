import { RequestRefused, TimedOut, UnexpectedResponse, Unreachable } from 'api-client/errors'
import { createToken, logOut, remainingSeconds } from 'api-client/identity'
import { parseSiteConfig, provideSiteConfig } from 'site-config'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sessionCalls } from './session-calls.ts'

vi.mock('api-client/identity', { spy: true })

const path = '/api/v1/common/token'
const refused = (status: number) => new RequestRefused(path, { status, message: '' })

beforeEach(() => vi.resetAllMocks())

describe('how long a token lives', () => {
  it('is what the server says', async () => {
    vi.mocked(remainingSeconds).mockResolvedValue(120)
    await expect(sessionCalls.remainingSeconds('token')).resolves.toBe(120)
  })

  it('is not at all when the server refuses it with 401', async () => {
    vi.mocked(remainingSeconds).mockRejectedValue(refused(401))
    await expect(sessionCalls.remainingSeconds('token')).resolves.toBe(0)
  })

  it.each([
    ['is in trouble', refused(503)],
    ['does not know the call', refused(404)],
    ['is asked too often', refused(429)],
    ['refuses without saying why', refused(200)],
    ['does not respond', new TimedOut(path)],
    ['cannot be reached', new Unreachable(path)],
    ['responds oddly', new UnexpectedResponse(path, '')],
  ])('is not known from a server that %s', async (_what, failure) => {
    vi.mocked(remainingSeconds).mockRejectedValue(failure)
    await expect(sessionCalls.remainingSeconds('token')).resolves.toBeNull()
  })
})

describe('another hour', () => {
  it('comes with its token', async () => {
    vi.mocked(createToken).mockResolvedValue('next')
    await expect(sessionCalls.extend('20250000000001')).resolves.toEqual({ token: 'next' })
    expect(createToken).toHaveBeenCalledExactlyOnceWith('20250000000001')
  })

  it.each([
    ['refused', refused(404)],
    ['refused', refused(429)],
    ['refused', refused(500)],
    ['failed', new TimedOut(path)],
    ['failed', new Unreachable(path)],
    ['failed', new UnexpectedResponse(path, '')],
  ])('is %s after %s', async (outcome, failure) => {
    vi.mocked(createToken).mockRejectedValue(failure)
    await expect(sessionCalls.extend('20250000000001')).resolves.toBe(outcome)
  })
})

describe('logging out', () => {
  const HERE = ''
  const ELSEWHERE = 'https://api.example.org'

  afterEach(() => vi.unstubAllGlobals())

  it.each([
    [true, HERE, 'ends the session', null],
    [true, HERE, 'does not know the call', refused(404)],
    [true, HERE, 'refuses the call', refused(499)],
    [false, HERE, 'is in trouble', refused(500)],
    [false, HERE, 'cannot be reached', new Unreachable(path)],
    [true, ELSEWHERE, 'does not name the call to browsers', new Unreachable(path)],
    [false, ELSEWHERE, 'does not answer', new TimedOut(path)],
  ])('is %s of a backend at "%s" that %s', async (isDone, apiBaseUrl, _what, failure) => {
    const origin = 'https://support.example.org'
    vi.stubGlobal('window', { location: { origin, href: `${origin}/` } })
    provideSiteConfig(parseSiteConfig({ apiBaseUrl }))
    if (failure) vi.mocked(logOut).mockRejectedValue(failure)
    else vi.mocked(logOut).mockResolvedValue()
    await expect(sessionCalls.logOut?.()).resolves.toBe(isDone)
  })
})

it('an unexpected error is thrown', async () => {
  const mistake = new TypeError('a mistake')
  vi.mocked(remainingSeconds).mockRejectedValue(mistake)
  vi.mocked(createToken).mockRejectedValue(mistake)
  vi.mocked(logOut).mockRejectedValue(mistake)
  await expect(sessionCalls.remainingSeconds('token')).rejects.toBe(mistake)
  await expect(sessionCalls.extend('20250000000001')).rejects.toBe(mistake)
  await expect(sessionCalls.logOut?.()).rejects.toBe(mistake)
})
