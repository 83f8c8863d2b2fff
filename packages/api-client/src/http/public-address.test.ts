import { expect, it, onTestFinished, vi } from 'vitest'
import {
  addressWithoutServer,
  neverRespond,
  respondJson,
  respondText,
  serve,
  startServer,
} from '../../test/local-server.ts'
import { publicAddress } from './public-address.ts'
import { configureApiClient } from './settings.ts'

it('is read from the look-up service, which receives nothing about the person', async () => {
  await serve(respondJson({}))
  const { baseUrl, received } = await startServer(respondJson({ ip: '192.0.2.10' }))
  const fetch = vi.spyOn(globalThis, 'fetch')
  onTestFinished(() => fetch.mockRestore())
  await expect(publicAddress(baseUrl)).resolves.toBe('192.0.2.10')
  expect(received[0]?.headers).not.toHaveProperty('authorization')
  // Node has no cookies that could be sent.
  expect(fetch).toHaveBeenCalledExactlyOnceWith(baseUrl, expect.objectContaining({ credentials: 'omit' }))
})

it.each([
  ['a refusal', respondJson({ ip: '192.0.2.10' }, 503)],
  ['no address', respondJson({ ip: 'localhost' })],
  ['nothing of the kind', respondJson({})],
  ['a page', respondText('<p>192.0.2.10</p>')],
])('is not known from %s', async (_what, response) => {
  const { baseUrl } = await startServer(response)
  await serve(respondJson({}))
  await expect(publicAddress(baseUrl)).resolves.toBeNull()
})

it('is null without a response', async () => {
  await serve(respondJson({}))
  await expect(publicAddress(await addressWithoutServer())).resolves.toBeNull()
})

it('is null without a response in time', async () => {
  const { baseUrl } = await startServer(neverRespond)
  configureApiClient({ baseUrl, timeoutMs: 50, bearerToken: () => null })
  await expect(publicAddress(baseUrl)).resolves.toBeNull()
})
