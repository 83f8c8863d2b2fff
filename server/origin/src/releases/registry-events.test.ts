import type { Readable } from 'node:stream'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createRegistryEvents, type State } from './registry-events.ts'

let state: State
const read = vi.fn<() => Promise<State>>(async () => state)
const events = createRegistryEvents({
  read,
  lookEveryMs: 100,
  heartbeatMs: 1000,
  mostPages: 3,
  mostOfNetwork: 2,
})
const open: Readable[] = []

beforeEach(() => {
  vi.useFakeTimers()
  read.mockClear()
  state = { revision: 1, shell: '/assets/main.1.js', notices: '' }
})
afterEach(async () => {
  for (const page of open.splice(0)) page.destroy()
  await vi.advanceTimersByTimeAsync(0)
  vi.useRealTimers()
})

/** A page that listens, with the events that it has received. */
function listen(address = '192.0.2.1'): string[] {
  const page = events.open(address)
  open.push(page)
  const received: string[] = []
  page.on('data', (chunk: Buffer) => received.push(...chunk.toString().split('\n').filter(Boolean)))
  return received
}

const event = (revision: number) => [
  'event: revision',
  `data: {"revision":${revision},"shell":"/assets/main.1.js","notices":""}`,
]

it('tells a page the present state at once, and each later one once', async () => {
  const received = listen()
  await vi.advanceTimersByTimeAsync(250)
  expect(received.slice(1)).toEqual(event(1))
  state = { ...state, revision: 2 }
  await vi.advanceTimersByTimeAsync(250)
  expect(received.slice(1)).toEqual([...event(1), ...event(2)])

  const late = listen()
  await vi.advanceTimersByTimeAsync(0)
  expect(late).toEqual(event(2))
})

it('says nothing now and then, so that the connection stays', async () => {
  const received = listen()
  await vi.advanceTimersByTimeAsync(2000)
  expect(received.filter(line => line === ':')).toHaveLength(3)
})

it('takes no more pages of one network than its share, and no more in all, until one closes', async () => {
  const [one, sameNetwork, another] = ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', '2001:db8:1:3::1']
  listen(one)
  listen(sameNetwork)
  expect(() => listen(one)).toThrow(expect.objectContaining({ status: 429, retryAfterSeconds: 30 }))
  listen(another)
  expect(() => listen('192.0.2.9')).toThrow(expect.objectContaining({ status: 503, retryAfterSeconds: 30 }))
  open.shift()?.destroy()
  await vi.advanceTimersByTimeAsync(0)
  expect(listen(sameNetwork)).toBeDefined()
})

it('looks at nothing while no page listens', async () => {
  listen()
  await vi.advanceTimersByTimeAsync(100)
  open.splice(0)[0]?.destroy()
  await vi.advanceTimersByTimeAsync(0)
  read.mockClear()
  await vi.advanceTimersByTimeAsync(1000)
  expect(read).not.toHaveBeenCalled()
})

it('goes on when the registry can be read again', async () => {
  read.mockRejectedValueOnce(new Error('damaged'))
  const received = listen()
  await vi.advanceTimersByTimeAsync(150)
  expect(received.slice(1)).toEqual(event(1))
})

it('a page that comes after all others have gone gets the state of now, not theirs', async () => {
  listen()
  await vi.advanceTimersByTimeAsync(100)
  open.splice(0)[0]?.destroy()
  await vi.advanceTimersByTimeAsync(0)
  state = { ...state, revision: 2 }
  const received = listen()
  await vi.advanceTimersByTimeAsync(0)
  expect(received.slice(1)).toEqual(event(2))
})
