import { describe, expect, it } from 'vitest'
import { respondJson, startServer } from '../../test/local-server.ts'
import { baseUrlFor } from './admin-backend.ts'
import { configureApiClient } from './settings.ts'
import { listBanks } from '../account/codes.ts'

const backends = { baseUrl: 'https://site', adminBaseUrl: 'https://admin' }

describe('the backend of a call', () => {
  it.each([
    ['the result of a business', '/api/v1/application/result/detail/brno'],
    ['the opinions of an application', '/api/v1/opinionSubmit/list/20250000000001'],
    ['a new opinion', '/api/v1/opinionSubmit/create'],
    ['the codes of reasons', '/api/v1/common/codes/groups/list'],
  ])('for %s is the admin backend for an admin, and the usual one for everybody else', (_what, path) => {
    expect(baseUrlFor(path, { ...backends, isAdmin: true })).toBe('https://admin')
    expect(baseUrlFor(path, { ...backends, isAdmin: false })).toBe('https://site')
  })

  it.each([
    '/api/v1/application/result/check',
    '/api/v1/application/create',
    '/api/v1/common/token/create',
    '/api/v1/business/first/register',
  ])('for %s is the usual one for an admin too', path => {
    expect(baseUrlFor(path, { ...backends, isAdmin: true })).toBe('https://site')
  })
})

it('calls are sent to their backend, by the flag at that moment', async () => {
  const banks = respondJson({ status: 200, result: [] })
  const [site, admin] = [await startServer(banks), await startServer(banks)]
  let isAdmin = false
  const common = { timeoutMs: 2000, bearerToken: () => null }
  configureApiClient({
    ...common,
    baseUrl: site.baseUrl,
    admin: { baseUrl: admin.baseUrl, isOn: () => isAdmin },
  })
  await listBanks()
  isAdmin = true
  await listBanks()
  expect([site.received, admin.received].map(({ length }) => length)).toEqual([1, 1])
})
