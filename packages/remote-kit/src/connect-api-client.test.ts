import { configureApiClient } from 'api-client/http'
import { providePorts, queueGate, session, type Dialogs } from 'shared-session'
import { memoryStorage } from 'shared-session/testing'
import { parseSiteConfig, provideSiteConfig } from 'site-config'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { connectApiClient } from './connect-api-client.ts'

vi.mock(import('api-client/http'), { spy: true })

const HERE = 'https://site.example.org'
const ELSEWHERE = 'https://api.example.org'

beforeEach(() => {
  vi.mocked(configureApiClient).mockClear()
  vi.stubGlobal('sessionStorage', memoryStorage())
  vi.stubGlobal('window', { location: { origin: HERE, href: `${HERE}/aply-info` } })
  session.reset()
})
afterEach(() => vi.unstubAllGlobals())

/** The configuration of the client on a page with this site configuration. */
function settingsWith(siteConfig: object) {
  provideSiteConfig(parseSiteConfig(siteConfig))
  connectApiClient()
  return vi.mocked(configureApiClient).mock.calls[0]?.[0]
}

it.each([
  ['', 'ownOrigin', true],
  ['/backend', 'ownOrigin', true],
  [HERE, 'ownOrigin', true],
  [ELSEWHERE, 'ownOrigin', false],
  [ELSEWHERE, 'always', true],
  ['', 'never', false],
])(
  'whether filing at "%s" carries a key, with idempotencyKeys %s: %s',
  (apiBaseUrl, idempotencyKeys, sendsIdempotencyKeys) => {
    expect(settingsWith({ apiBaseUrl, idempotencyKeys })).toMatchObject({ sendsIdempotencyKeys })
  },
)

it('the key depends on where the backend is, unless it is configured', () => {
  expect(settingsWith({ apiBaseUrl: ELSEWHERE })).toMatchObject({ sendsIdempotencyKeys: false })
})

it.each([
  ['own', 'configured', 'own'],
  ['', 'configured', 'configured'],
  ['own', '', 'own'],
  ['', '', null],
])(
  'the token "%s" of the applicant and the configured one "%s": calls carry %s',
  (token, backendToken, sent) => {
    const settings = settingsWith({ backendToken })
    // Read before each call: the applicant's own token is issued after the configuration.
    session.update({ token })
    expect(settings?.bearerToken()).toBe(sent)
  },
)

it.each([
  [true, 'configured'],
  [false, 'own'],
])('the flag of an admin, on a site that has the feature (%s): calls carry the %s token', (admin, sent) => {
  const settings = settingsWith({ backendToken: 'configured', features: { admin } })
  session.update({ token: 'own', admin: 'Y' })
  expect(settings?.bearerToken()).toBe(sent)
})

it('takes addresses and times from the site configuration', () => {
  const settings = settingsWith({
    apiBaseUrl: '/backend',
    adminApiBaseUrl: '/admin',
    requestTimeoutMs: 7_000,
    uploadTimeoutMs: 8_000,
  })
  expect(settings).toMatchObject({ baseUrl: '/backend', timeoutMs: 7_000, uploadTimeoutMs: 8_000 })
  expect(settings?.admin?.baseUrl).toBe('/admin')
})

it.each([
  [true, 'Y', true],
  [true, 'N', false],
  [false, 'Y', false],
] as const)('uses the admin backend with the feature (%s) and the flag %s: %s', (admin, flag, isOn) => {
  const settings = settingsWith({ features: { admin } })
  session.update({ admin: flag })
  expect(settings?.admin?.isOn()).toBe(isOn)
})

it('has a refused session ended by its watch, and the turn waited for again', async () => {
  const refused = vi.fn<(token: string) => Promise<boolean>>(async () => true)
  const gate = { run: vi.fn(async () => 'passed' as const), complete: vi.fn(async () => {}) }
  providePorts({ sessionEnd: { refused }, queueGate: gate })
  const settings = settingsWith({})
  expect(await settings?.sessionRefused?.('token-1')).toBe(true)
  expect(refused).toHaveBeenCalledExactlyOnceWith('token-1')

  const turn = await queueGate.inTurn('act_4', async () => settings?.waitForTurn?.())
  expect(turn?.result).toBe(true)
  expect(gate.run.mock.calls).toEqual([['act_4'], ['act_4']])
})

it.each([
  ['yes', async () => true, true],
  ['no', async () => false, false],
  ['a failure', () => Promise.reject(new Error('broken')), false],
])('sends a call again that a paused site refuses after %s', async (_, confirm, isSentAgain) => {
  const dialogs = { confirm: vi.fn<Dialogs['confirm']>(confirm) } as unknown as Dialogs
  providePorts({ dialogs })
  const pause = { sentence: '지금은 조회만 할 수 있습니다.', isMaintenance: false }
  expect(await settingsWith({})?.waitWhilePaused?.(pause)).toBe(isSentAgain)
  expect(dialogs.confirm).toHaveBeenCalledExactlyOnceWith(pause.sentence, expect.anything())
})
