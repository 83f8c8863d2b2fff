import { parseSiteConfig, provideSiteConfig } from 'site-config'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { hidesItsReplies } from './hidden-replies.ts'

const modes = (reached: readonly string[]) =>
  vi.fn<(address: URL, init: RequestInit) => Promise<Response>>(async (_address, { mode = '' }) => {
    if (!reached.includes(mode)) throw new TypeError('Failed to fetch')
    return new Response()
  })

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue())
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it.each([
  ['hides its replies without CORS', ['no-cors'], true],
  ['does not if pages may read them', ['cors', 'no-cors'], false],
  ['does not if it is down', [], false],
])('a waiting room of another origin %s', async (_what, reached, expected) => {
  provideSiteConfig(parseSiteConfig({ queue: { host: 'room.example.org' } }))
  const fetches = modes(reached)
  vi.stubGlobal('fetch', fetches)
  await expect(hidesItsReplies()).resolves.toBe(expected)
  expect(String(fetches.mock.calls[0]?.[0])).toBe('https://room.example.org/ts.wseq')
  const advice =
    'https://room.example.org/ts.wseq lets no page read its replies: set queue.transport to "script"'
  expect(vi.mocked(console.warn).mock.calls).toEqual(expected ? [[advice]] : [])
})

it('a waiting room that does not respond hides nothing, and is asked for three seconds in each way', async () => {
  provideSiteConfig(parseSiteConfig({ queue: { host: 'room.example.org' } }))
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort())
  vi.stubGlobal('fetch', async (_address: URL, { signal }: RequestInit) => {
    signal?.throwIfAborted()
    return new Response()
  })
  await expect(hidesItsReplies()).resolves.toBe(false)
  expect(timeout.mock.calls).toEqual([[3_000], [3_000]])
})

it('the own waiting room is not asked', async () => {
  provideSiteConfig(parseSiteConfig({}))
  const fetches = modes([])
  vi.stubGlobal('fetch', fetches)
  await expect(hidesItsReplies()).resolves.toBe(false)
  expect(fetches).not.toHaveBeenCalled()
})
