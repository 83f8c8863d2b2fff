import { afterEach, expect, it, vi } from 'vitest'
import { CallRefused, SiteUnreachable } from 'page-kit'
import { followOps } from './follow-ops.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const operator = { token: 'T', name: 'kim' }
const forEver = new AbortController().signal

/** A site that sends its events in these pieces; without an end the connection stays open. */
function siteSays(pieces: readonly string[], { ends = true } = {}) {
  const body = new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece))
      if (ends) controller.close()
    },
  })
  return vi.spyOn(window, 'fetch').mockImplementation(async (_, init) => {
    init?.signal?.addEventListener('abort', () => void body.cancel().catch(() => undefined))
    return new Response(body.pipeThrough(new TransformStream(), { signal: init?.signal ?? forEver }))
  })
}

async function newsOf(): Promise<unknown[]> {
  const news: unknown[] = []
  for await (const each of followOps(operator, forEver)) news.push(each)
  return news
}

it('reads news as it comes, wherever it was cut, and shows the token', async () => {
  const fetch = siteSays([':\n\n', 'data: {"topic":"a"}\n\ndata: {"to', 'pic":"b"}\n', '\n:\n\n'])
  expect(await newsOf()).toEqual([{ topic: 'a' }, { topic: 'b' }])
  expect(fetch.mock.calls[0]?.[1]?.headers).toEqual({ authorization: 'Bearer T', 'x-operator': 'kim' })
})

it('takes a connection for lost on which nothing comes', async () => {
  vi.useFakeTimers()
  siteSays(['data: 1\n\n'], { ends: false })
  await Promise.all([expect(newsOf()).rejects.toThrow(SiteUnreachable), vi.advanceTimersByTimeAsync(15_000)])
})

/** A connection of which the test sends each piece. */
function openConnection() {
  const cancel = vi.fn<() => void>()
  const { promise, resolve } = Promise.withResolvers<ReadableStreamDefaultController<Uint8Array>>()
  const body = new ReadableStream<Uint8Array>({ start: resolve, cancel })
  vi.spyOn(window, 'fetch').mockResolvedValue(new Response(body))
  const send = async (piece: string) => (await promise).enqueue(new TextEncoder().encode(piece))
  const events = followOps(operator, forEver)[Symbol.asyncIterator]()
  return { events, send, cancel, fetched: vi.mocked(window.fetch) }
}

it('keeps a connection on which a comment comes in time, and leaves nothing behind', async () => {
  vi.useFakeTimers()
  const { events, send, cancel, fetched } = openConnection()
  const next = events.next()
  for (const _ of [1, 2, 3]) {
    await vi.advanceTimersByTimeAsync(14_000)
    await send(':\n\n')
  }
  await send('data: 1\n\n')
  expect(await next).toEqual({ done: false, value: 1 })
  expect(fetched.mock.calls[0]?.[1]?.signal?.aborted).toBe(false)
  await events.return?.()
  expect(cancel).toHaveBeenCalledOnce()
  expect(vi.getTimerCount()).toBe(0)
})

it('takes a site for lost that accepts a connection, and never answers', async () => {
  vi.useFakeTimers()
  vi.spyOn(window, 'fetch').mockImplementation((_, init) => {
    const { promise, reject } = Promise.withResolvers<Response>()
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
    return promise
  })
  await Promise.all([expect(newsOf()).rejects.toThrow(SiteUnreachable), vi.advanceTimersByTimeAsync(15_000)])
})

it('ends the connection when nobody follows any longer', () => {
  vi.useFakeTimers()
  const { fetched } = openConnection()
  const followed = new AbortController()
  void followOps(operator, followed.signal)[Symbol.asyncIterator]().next()
  expect(fetched.mock.calls[0]?.[1]?.signal?.aborted).toBe(false)
  followed.abort()
  expect(fetched.mock.calls[0]?.[1]?.signal?.aborted).toBe(true)
})

it('tells a refusal from a site that cannot be reached', async () => {
  const refusal = Response.json({ message: '운영자 토큰이 올바르지 않습니다.' }, { status: 401 })
  vi.spyOn(window, 'fetch').mockResolvedValueOnce(refusal).mockRejectedValueOnce(new TypeError('offline'))
  await expect(newsOf()).rejects.toThrow(CallRefused)
  const unreachable = new SiteUnreachable('서버에 연결할 수 없습니다. 연결되면 자동으로 다시 불러옵니다.')
  await expect(newsOf()).rejects.toThrow(unreachable)
})
