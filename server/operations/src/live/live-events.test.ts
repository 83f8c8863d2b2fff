import { Readable } from 'node:stream'
import { topicNames } from 'ops-api'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
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

describe('a stream whose token is checked', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
  afterEach(() => void vi.useRealTimers())

  const open = () => new Readable({ read: () => undefined })

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
