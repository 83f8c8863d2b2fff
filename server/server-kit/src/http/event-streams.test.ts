import { PassThrough } from 'node:stream'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createEventStreams } from './event-streams.ts'

const HEARTBEAT_MS = 1_000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function open(most = 2) {
  const visits: AbortSignal[] = []
  const streams = createEventStreams({
    most,
    heartbeatMs: HEARTBEAT_MS,
    whileConnected: signal => void visits.push(signal),
  })
  return { streams, visits }
}

const textOf = (stream: unknown) => String((stream as PassThrough).read() ?? '')

it('every connection gets the same texts, its own first one before', () => {
  const { streams } = open()
  const [one, other] = [streams.open('data: 1\n\n'), streams.open('')]
  streams.send('data: 2\n\n')
  expect([textOf(one), textOf(other)]).toEqual(['data: 1\n\ndata: 2\n\n', ':\n\ndata: 2\n\n'])
})

it('one connection too many is refused, until another closes', async () => {
  const { streams } = open(1)
  const first = streams.open('')
  expect(streams.open('')).toBeNull()
  first?.destroy()
  await vi.advanceTimersByTimeAsync(0)
  expect(streams.open('')).toBeInstanceOf(PassThrough)
})

it('work begins with the first connection, and ends with the last', async () => {
  const { streams, visits } = open()
  const [one, other] = [streams.open(''), streams.open('')]
  one?.destroy()
  await vi.advanceTimersByTimeAsync(0)
  expect(visits.map(({ aborted }) => aborted)).toEqual([false])
  other?.destroy()
  await vi.advanceTimersByTimeAsync(0)
  expect(visits.map(({ aborted }) => aborted)).toEqual([true])
  streams.open('')
  expect(visits.map(({ aborted }) => aborted)).toEqual([true, false])
})

it('a silent connection gets a comment now and then', () => {
  const { streams } = open()
  const stream = streams.open('')
  textOf(stream)
  vi.advanceTimersByTime(2 * HEARTBEAT_MS)
  expect(textOf(stream)).toBe(':\n\n:\n\n')
})

it('a client that does not read is disconnected', () => {
  const { streams } = open()
  const stream = streams.open('')
  streams.send('x'.repeat(100_000))
  streams.send('more')
  expect(stream?.destroyed).toBe(true)
})
