import { expect, it } from 'vitest'
import { addressFromBackend, theClient } from './client.ts'
import { configureApiClient } from './settings.ts'

const CALL = '/api/v1/call'
const elsewhere = 'https://provider.example.org/start'

it.each([
  ['https://backend.example.org', '/window', 'https://backend.example.org/window'],
  ['https://backend.example.org', 'window', 'https://backend.example.org/api/v1/window'],
  ['https://backend.example.org', elsewhere, elsewhere],
  ['', '/window', '/window'],
  ['', elsewhere, elsewhere],
  ['https://backend.example.org', 'https://[', 'https://['],
])('with the backend at "%s", the address %s is %s', (baseUrl, address, resolved) => {
  configureApiClient({ baseUrl, timeoutMs: 2000, bearerToken: () => null })
  expect(addressFromBackend(address, CALL)).toBe(resolved)
})

it('is made once for its settings', () => {
  const settings = { baseUrl: '', timeoutMs: 2000, bearerToken: () => null }
  configureApiClient(settings)
  const client = theClient()
  expect(theClient()).toBe(client)
  configureApiClient({ ...settings })
  expect(theClient()).not.toBe(client)
})
