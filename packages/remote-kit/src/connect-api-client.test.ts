import { configureApiClient } from 'api-client/http'
import { session } from 'shared-session'
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
