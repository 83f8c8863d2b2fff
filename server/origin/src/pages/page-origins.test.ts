import { expect, it } from 'vitest'
import { pageOrigins } from './page-origins.ts'
import { policyHeaders } from './page-policy.ts'

const other = 'https://other.example.org'
const all = [
  'script-src',
  'style-src',
  'img-src',
  'font-src',
  'manifest-src',
  'connect-src',
  'form-action',
  'default-src',
  'object-src',
  'base-uri',
  'frame-ancestors',
]

/** The directives of the policy that let the page do something with the origin. */
function directivesWith(siteConfig: object, origin: string, objectsOrigin: string | null = null): string[] {
  const policy = policyOf(pageOrigins(siteConfig, objectsOrigin))
  const allowing = policy.map(directive => directive.split(' ')).filter(words => words.includes(origin))
  return allowing.map(([name]) => name ?? '').filter(name => all.includes(name))
}

it.each([
  [{ apiBaseUrl: `${other}/base` }, ['img-src', 'connect-src', 'form-action']],
  [{ adminApiBaseUrl: `${other}/admin` }, ['img-src', 'connect-src']],
  [{ publicAddressUrl: `${other}/ip` }, ['img-src', 'connect-src']],
  [{ dataOrigins: [other] }, ['img-src', 'connect-src']],
  [{ queue: { host: 'other.example.org' } }, ['img-src', 'connect-src']],
  [{ queue: { host: 'other.example.org', transport: 'script' } }, ['script-src']],
  [{ identityProviders: { simple: `${other}/start` } }, ['form-action']],
  [{ identityProviders: { phone: `${other}/start` } }, ['form-action']],
  [{ identityProviders: { financial: `${other}/start` } }, ['form-action']],
  [{ identityProviders: { joint: `${other}/start` } }, ['form-action']],
  [{ identityProviders: { ipin: `${other}/start` } }, ['form-action']],
  [{ cdnBaseUrl: `${other}/site` }, ['style-src', 'img-src', 'font-src', 'manifest-src']],
  [{}, []],
])('%j lets the page do this and no more: %j', (siteConfig, directives) => {
  expect(directivesWith(siteConfig, other)).toEqual(directives)
})

it('the bucket is a place for data', () => {
  expect(directivesWith({}, other, other)).toEqual(['img-src', 'connect-src'])
})

it('the waiting room is named with its protocol and port', () => {
  const queue = { proto: 'http', host: 'queue.example.org', port: 8080 }
  expect(directivesWith({ queue }, 'http://queue.example.org:8080')).toContain('connect-src')
})

it.each([
  ['fetch', "trusted-types rspack shell 'allow-duplicates'"],
  ['script', "trusted-types rspack shell waiting-room 'allow-duplicates'"],
])('a waiting room that is asked by %s allows exactly these Trusted Types: %s', (transport, directive) => {
  expect(policyOf(pageOrigins({ queue: { transport } }, null))).toContain(directive)
})

it('no script runs without a hash, but where the waiting room is asked by script', () => {
  const integrityPolicy = (queue: object) =>
    policyHeaders([], pageOrigins({ queue }, null))['integrity-policy']
  expect(integrityPolicy({})).toBe('blocked-destinations=(script)')
  expect(integrityPolicy({ host: 'queue.example.org' })).toBe('blocked-destinations=(script)')
  expect(integrityPolicy({ transport: 'script' })).toBeUndefined()
})

function policyOf(origins: ReturnType<typeof pageOrigins>): string[] {
  return policyHeaders([], origins)['content-security-policy']?.split('; ') ?? []
}
