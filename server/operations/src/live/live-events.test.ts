import { once } from 'node:events'
import { Readable } from 'node:stream'
import { topicNames } from 'ops-api'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { startTestOperations, TOKEN, type TestOperations } from '../testing/test-operations.ts'
import { createLiveEvents, endWithToken } from './live-events.ts'

let operations: TestOperations
beforeEach(async () => void (operations = await startTestOperations()))
afterEach(() => operations.stop())

it('a console that shows the token hears of everything that it shows, and no one else hears anything', async () => {
  const over = new AbortController()
  const { signal } = over
  const listen = (token: string) =>
    fetch(`${operations.address}/ops/api/events`, { signal, headers: { authorization: `Bearer ${token}` } })
  expect((await listen('another')).status).toBe(401)

  const { body, headers } = await listen(TOKEN)
  expect(headers.get('content-type')).toBe('text/event-stream')
  // No proxy in between collects events.
  expect(headers.get('x-accel-buffering')).toBe('no')
  const received: Record<string, unknown> = {}
  for await (const chunk of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    for (const [, json = ''] of chunk.matchAll(/^data: (.*)$/gm)) {
      const { topic, value } = JSON.parse(json) as { topic: string; value: unknown }
      received[topic] = value
    }
    if (Object.keys(received).length === topicNames.length) break
  }
  // Cancelling the body alone may leave the connection open, which the server would wait for.
  over.abort()
  expect(received).toMatchObject({
    releases: { revision: 0, remotes: [] },
    stored: { releases: [] },
    beacons: { releases: [], minutes: [] },
    audit: { entries: [] },
    health: { status: 'ready' },
    waitingRoom: { actions: { act_1: { mode: 'open' } } },
  })
})

it('a stream gets new values only, and one message while a value cannot be read', async () => {
  const noteFailure = vi.fn<() => void>()
  let read = async (): Promise<unknown> => 1
  const events = createLiveEvents({ x: { read: () => read(), everyMs: 1 } }, noteFailure)
  const stream = events.open('192.0.2.1')
  const received: string[] = []
  stream.on('data', (chunk: Buffer) => received.push(...(String(chunk).match(/^data: .*$/gm) ?? [])))

  await expect.poll(() => received).toEqual(['data: {"topic":"x","value":1}'])
  read = () => Promise.reject(new Error('no database'))
  const problem = '지금은 불러올 수 없습니다. 잠시 후 자동으로 다시 불러옵니다.'
  await expect.poll(() => received[1]).toBe(`data: ${JSON.stringify({ topic: 'x', problem })}`)
  read = async () => 2
  await expect.poll(() => received.slice(2)).toEqual(['data: {"topic":"x","value":2}'])
  expect(noteFailure).toHaveBeenCalledOnce()
  stream.destroy()
})

it('a second console gets what is known at once, and nothing is read without a console', async () => {
  const read = vi.fn(async () => 'news')
  const events = createLiveEvents({ x: { read, everyMs: 1 } }, () => undefined)
  const [first, second] = [events.open('192.0.2.1'), events.open('192.0.2.1')]
  await expect.poll(() => read.mock.calls.length).toBeGreaterThan(1)
  const late = events.open('192.0.2.1')
  expect(String(late.read())).toBe('data: {"topic":"x","value":"news"}\n\n')
  const over = once(late, 'close')
  for (const stream of [first, second, late]) stream.destroy()
  await over
  const times = read.mock.calls.length
  const again = events.open('192.0.2.1')
  expect(String(again.read())).toBe(':\n\n')
  await expect.poll(() => String(again.read() ?? '')).toContain('"value":"news"')
  expect(read.mock.calls.length).toBeGreaterThan(times)
  again.destroy()
})

it('a value that arrives after the last console has gone is not kept for the next one', async () => {
  const { promise, resolve } = Promise.withResolvers<string>()
  const events = createLiveEvents({ x: { read: () => promise, everyMs: 1 } }, () => undefined)
  const stream = events.open('192.0.2.1')
  const over = once(stream, 'close')
  stream.destroy()
  await over
  resolve('old')
  await promise
  await Promise.resolve()
  const next = events.open('192.0.2.1')
  expect(String(next.read())).toBe(':\n\n')
  next.destroy()
})

it('a request for the head alone opens no stream', async () => {
  const headers = { authorization: `Bearer ${TOKEN}` }
  expect((await fetch(`${operations.address}/ops/api/events`, { method: 'HEAD', headers })).status).toBe(404)
})

it('a problem with releases has its sentence, and is logged with its topic', async () => {
  const cause = Object.assign(new Error('cut off'), { name: 'InvalidRegistry' })
  const noteFailure = vi.fn<() => void>()
  const events = createLiveEvents({ x: { read: () => Promise.reject(cause), everyMs: 1 } }, noteFailure)
  const stream = events.open('192.0.2.1')
  const problem = '릴리스 목록 파일이 손상되어 복구가 필요합니다.'
  await expect.poll(() => String(stream.read() ?? '')).toContain(JSON.stringify({ topic: 'x', problem }))
  expect(noteFailure).toHaveBeenCalledExactlyOnceWith(cause, 'x')
  stream.destroy()
})

it('fifty consoles of one network are connected, and a hundred in all', () => {
  const events = createLiveEvents({}, () => undefined)
  const open = (network: number) => events.open(`192.0.${network}.1`)
  const streams = [2, 3].flatMap(network => Array.from({ length: 50 }, () => open(network)))
  expect(() => open(2)).toThrow(expect.objectContaining({ errorCode: 'TOO_MANY_STREAMS' }))
  expect(() => open(4)).toThrow(expect.objectContaining({ errorCode: 'OVERLOADED' }))
  for (const stream of streams) stream.destroy()
})

it('the streams end with the server, which does not wait for the consoles', async () => {
  const { address, stop } = await startTestOperations()
  const headers = { authorization: `Bearer ${TOKEN}` }
  const { body } = await fetch(`${address}/ops/api/events`, { headers })
  const received: string[] = []
  const read = body
    ?.pipeThrough(new TextDecoderStream())
    .pipeTo(new WritableStream({ write: text => void received.push(text) }))
  await stop()
  await read
  expect(received.at(-1)).toMatch(/retry: \d+\n\n$/)
})

it('a console that hears nothing new gets a heartbeat every five seconds', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const stream = createLiveEvents({}, () => undefined).open('192.0.2.1')
  await vi.advanceTimersByTimeAsync(4_999)
  expect(String(stream.read())).toBe(':\n\n')
  await vi.advanceTimersByTimeAsync(1)
  expect(String(stream.read())).toBe(':\n\n')
  stream.destroy()
})

describe('a stream whose token is checked', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
  afterEach(() => void vi.useRealTimers())

  const open = () => new Readable({ read: () => undefined })

  it('ends for a token that is revoked, and goes on for another', async () => {
    const order = { name: 'console', role: 'read', remotes: [], days: 1 }
    const { body } = await operations.call('POST', '/tokens', order)
    const revoked = (body as { token: string }).token
    const over = new AbortController()
    const ended: string[] = []
    for (const token of [revoked, TOKEN]) {
      const headers = { authorization: `Bearer ${token}` }
      const stream = await fetch(`${operations.address}/ops/api/events`, { headers, signal: over.signal })
      void stream.text().catch(() => ended.push(token))
    }
    await operations.call('POST', '/tokens/console/revoke')
    await vi.advanceTimersByTimeAsync(5_000)
    await expect.poll(() => ended).toEqual([revoked])
    over.abort()
  })

  it.each([
    ['has ended', async () => false],
    ['cannot be read', () => Promise.reject(new Error('no database'))],
  ])('ends once the token %s', async (_, isValid) => {
    const stream = open()
    endWithToken(stream, isValid)
    await vi.advanceTimersByTimeAsync(4_999)
    expect(stream.destroyed).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(stream.destroyed).toBe(true)
  })

  it('goes on with a valid one, which is not asked for after its end', async () => {
    const stream = open()
    const isValid = vi.fn(async () => true)
    endWithToken(stream, isValid)
    await vi.advanceTimersByTimeAsync(10_000)
    expect([stream.destroyed, isValid.mock.calls.length]).toEqual([false, 2])
    stream.destroy()
    await expect.poll(() => stream.closed).toBe(true)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(isValid).toHaveBeenCalledTimes(2)
  })
})
