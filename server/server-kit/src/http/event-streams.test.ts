import { PassThrough } from 'node:stream'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { EventStreams } from './event-streams.ts'

const HEARTBEAT_MS = 1_000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function open(most = 2) {
  const visits: AbortSignal[] = []
  const streams = new EventStreams({
    most,
    mostOfNetwork: 1,
    heartbeatMs: HEARTBEAT_MS,
    whileConnected: signal => void visits.push(signal),
  })
  return { streams, visits }
}

let opened = 0
/** Opens a stream from a network of its own. */
const openFrom = (streams: EventStreams, first: string) => streams.open(`192.0.2.${(opened += 1)}`, first)

const textOf = (stream: unknown) => String((stream as PassThrough).read() ?? '')

it('every connection gets the same texts, its own first one before', () => {
  const { streams } = open()
  const [one, other] = [openFrom(streams, 'data: 1\n\n'), openFrom(streams, '')]
  streams.send('data: 2\n\n')
  expect([textOf(one), textOf(other)]).toEqual(['data: 1\n\ndata: 2\n\n', ':\n\ndata: 2\n\n'])
})

it('one connection too many is refused, until another closes', async () => {
  const { streams } = open(1)
  const first = openFrom(streams, '')
  const message = '접속자가 많아 처리할 수 없습니다. 잠시 후 다시 시도해주세요.'
  const refusal = { status: 503, errorCode: 'OVERLOADED', retryAfterSeconds: 30, message }
  expect(() => openFrom(streams, '')).toThrow(expect.objectContaining(refusal))
  first.destroy()
  await vi.advanceTimersByTimeAsync(0)
  expect(openFrom(streams, '')).toBeInstanceOf(PassThrough)
})

it('a network that has its share is refused, whatever address of it asks, and no other network', async () => {
  const { streams } = open(9)
  const first = streams.open('2001:db8:1:2::1', '')
  const again = () => streams.open('2001:DB8:1:2:0:ffff::9', '')
  const message = '같은 네트워크에서 연결된 화면이 너무 많습니다. 잠시 후 다시 시도해주세요.'
  const refusal = { status: 429, errorCode: 'TOO_MANY_STREAMS', retryAfterSeconds: 30, message }
  expect(again).toThrow(expect.objectContaining(refusal))
  expect(streams.open('2001:db8:1:3::1', '')).toBeInstanceOf(PassThrough)
  first.destroy()
  await vi.advanceTimersByTimeAsync(0)
  expect(again()).toBeInstanceOf(PassThrough)
  expect(again).toThrow(expect.objectContaining(refusal))
})

it('work begins with the first connection, and ends with the last', async () => {
  const { streams, visits } = open()
  const [one, other] = [openFrom(streams, ''), openFrom(streams, '')]
  one.destroy()
  await vi.advanceTimersByTimeAsync(0)
  expect(visits.map(({ aborted }) => aborted)).toEqual([false])
  other.destroy()
  await vi.advanceTimersByTimeAsync(0)
  expect(visits.map(({ aborted }) => aborted)).toEqual([true])
  openFrom(streams, '')
  expect(visits.map(({ aborted }) => aborted)).toEqual([true, false])
})

it('a silent connection gets a comment now and then, while there is one', async () => {
  const { streams } = open()
  const stream = openFrom(streams, '')
  textOf(stream)
  await vi.advanceTimersByTimeAsync(2 * HEARTBEAT_MS)
  expect(textOf(stream)).toBe(':\n\n:\n\n')
  ;(stream as PassThrough).destroy()
  await vi.advanceTimersByTimeAsync(0)
  expect(vi.getTimerCount()).toBe(0)
})

it('a client that does not read is disconnected', () => {
  const { streams } = open()
  const stream = openFrom(streams, '')
  streams.send('x'.repeat(100_000))
  streams.send('more')
  expect(stream.destroyed).toBe(true)
})

it('a server that closes tells browsers when to connect again, not all at once', () => {
  const { streams } = open()
  const [one, other] = [openFrom(streams, ''), openFrom(streams, '')]
  streams.close()
  expect([textOf(one), textOf(other)]).toEqual([':\n\nretry: 2000\n\n', ':\n\nretry: 2001\n\n'])
  expect((one as PassThrough).writableEnded).toBe(true)
})
