import { beforeEach, describe, expect, it, vi } from 'vitest'
import { listBanks } from '../account/codes.ts'
import { configureApiClient } from './settings.ts'
import { publicAddress } from './public-address.ts'
import { fetchFile, putFile } from './transfers.ts'

// The server of these tests under another name, which is another origin. It denies requests with cookies from other
// origins, so a browser hides the response.
const elsewhere = new URL(location.origin)
elsewhere.hostname = `store.${elsewhere.hostname}`

const { pathname: address } = new URL('../../test/address.json', import.meta.url)

beforeEach(() => configureApiClient({ baseUrl: '', timeoutMs: 5000, bearerToken: () => 'token' }))

describe('a server of another origin', () => {
  it('is asked for a file without cookies', async () => {
    const file = await fetchFile(`${elsewhere.origin}/@vite/client`, { timeoutMs: 5000 })
    expect(file.size).toBeGreaterThan(0)
  })

  it('is sent a file without cookies', async () => {
    const sent = putFile(`${elsewhere.origin}/not-there`, new File(['a'], 'a.bin'), {
      headers: {},
      timeoutMs: 5000,
    })
    // Its refusal can be read, so the browser did not hide it.
    await expect(sent).rejects.toMatchObject({ name: 'RequestRefused', status: 404 })
  })

  it('is asked for the address of the visitor without cookies', async () => {
    await expect(publicAddress(elsewhere.origin + address)).resolves.toBe('192.0.2.10')
  })
})

it('the backend is asked with cookies, wherever it is', async () => {
  const send = vi.spyOn(XMLHttpRequest.prototype, 'send').mockReturnValue()
  configureApiClient({ baseUrl: elsewhere.origin, timeoutMs: 1, bearerToken: () => null })
  await expect(listBanks()).rejects.toMatchObject({ name: 'TimedOut' })
  expect(send.mock.contexts[0]).toMatchObject({ withCredentials: true })
  send.mockRestore()
})
