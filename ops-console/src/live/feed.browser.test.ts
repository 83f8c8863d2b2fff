import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CallRefused, SiteUnreachable } from 'page-kit'
import type { FollowOps } from '../api/follow-ops.ts'
import type { Send } from '../api/call-ops.ts'
import { Feed } from './feed.ts'

const operator = { token: 'T', name: 'kim' }
const TOPICS = 8
/** From here on the connection stays open without an event. */
const OPEN = Symbol('open')
const health = (database: string) => ({ topic: 'health', value: { status: 'ready', database } })

let shown: AbortController
beforeEach(() => {
  shown = new AbortController()
  vi.useFakeTimers()
})
afterEach(() => {
  shown.abort()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** A feed whose connections send these events and then end, each with its error or by itself. */
function feedOf(...connections: (readonly unknown[])[]) {
  const read = vi.fn<(path: string) => Promise<unknown>>(async path => ({ status: `polled ${path}` }))
  const onOver = vi.fn<(why: string) => void>()
  const signals: AbortSignal[] = []
  const follow: FollowOps = async function* (_, signal) {
    const events = connections[signals.push(signal) - 1]
    for (const event of events ?? [OPEN]) {
      if (event instanceof Error) throw event
      if (event !== OPEN) yield event
      else await new Promise(resolve => signal.addEventListener('abort', resolve, { once: true }))
    }
  }
  const send = (({ path }) => read(path)) as Send
  const feed = new Feed({ send, operator, follow, onOver })
  return { feed, read, onOver, signals }
}

const settled = () => vi.advanceTimersByTimeAsync(0)

describe('the values of the console', () => {
  it('are those that the site sends, and none is asked for', async () => {
    const { feed, read } = feedOf([health('ok'), health('failed'), OPEN])
    const seen: unknown[] = []
    feed.subscribe(() => seen.push(feed.current('health').value))
    const stopped = feed.run(shown.signal)
    await settled()
    shown.abort()
    await stopped
    expect(seen).toEqual([health('ok').value, health('failed').value])
    expect(read).not.toHaveBeenCalled()
  })

  it('stay while one cannot be read, beside the reason', async () => {
    const { feed } = feedOf([
      health('ok'),
      { topic: 'health', problem: '읽을 수 없음' },
      health('failed'),
      OPEN,
    ])
    const seen: unknown[] = []
    feed.subscribe(() => seen.push(feed.current('health')))
    void feed.run(shown.signal)
    await settled()
    expect(seen).toEqual([
      { value: health('ok').value, problem: undefined },
      { value: health('ok').value, problem: '읽을 수 없음' },
      { value: health('failed').value, problem: undefined },
    ])
  })

  it('leave out a topic of a newer site', async () => {
    const { feed } = feedOf([{ topic: 'weather', value: 1 }, health('ok'), OPEN])
    const listener = vi.fn<() => void>()
    feed.subscribe(listener)
    void feed.run(shown.signal)
    await settled()
    expect(listener).toHaveBeenCalledTimes(1)
    expect(feed.current('health').value).toEqual(health('ok').value)
    expect(feed.current('releases')).toEqual({ value: undefined, problem: undefined })
  })

  it('are no longer told to a view that has gone', async () => {
    const { feed } = feedOf()
    const listener = vi.fn<() => void>()
    feed.subscribe(listener)()
    await feed.refresh('health')
    expect(listener).not.toHaveBeenCalled()
  })
})

describe('a connection that ends', () => {
  it.each([
    ['by itself', []],
    ['as the site cannot be reached', [new SiteUnreachable('끊김')]],
    ['with an event of another shape', [{ value: 1 }]],
    ['with a value of another shape', [{ topic: 'health', value: 'ready' }]],
    ['as the network has too many streams', [new CallRefused(429, '너무 많음', [], 'TOO_MANY_STREAMS')]],
    ['as the site has too many streams', [new CallRefused(503, '많음', [], 'OVERLOADED')]],
  ])('%s is replaced by polling, and opened again two seconds later', async (_, events) => {
    const { feed, read, onOver, signals } = feedOf(events)
    void feed.run(shown.signal)
    await settled()
    expect(read).toHaveBeenCalledTimes(TOPICS)
    expect(feed.current('health').value).toEqual({ status: 'polled /readyz' })
    await vi.advanceTimersByTimeAsync(1_999)
    expect(signals).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(signals).toHaveLength(2)
    expect(onOver).not.toHaveBeenCalled()
  })

  it('is opened again two seconds after a slow poll, which is not made twice', async () => {
    const { feed, read, signals } = feedOf([])
    const slow = Promise.withResolvers<unknown>()
    read.mockReturnValue(slow.promise)
    void feed.run(shown.signal)
    await vi.advanceTimersByTimeAsync(20_000)
    expect([read.mock.calls.length, signals.length]).toEqual([TOPICS, 1])
    slow.resolve({})
    await vi.advanceTimersByTimeAsync(2_000)
    expect(signals).toHaveLength(2)
  })

  it.each([
    ['wrong', new CallRefused(401, '올바르지 않음', [], 'OPS_TOKEN_WRONG')],
    ['locked out', new CallRefused(429, '잠김', [], 'OPS_LOCKED_OUT')],
  ])('as the token is %s ends the session, and nothing is asked for with it', async (_, error) => {
    const { feed, read, onOver } = feedOf([error])
    void feed.run(shown.signal)
    await settled()
    expect(onOver.mock.calls).toEqual([[error.message]])
    expect(read).not.toHaveBeenCalled()
  })

  it('as the page is hidden is opened again at once when it is seen', async () => {
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible')
    const look = (state: DocumentVisibilityState) => {
      visibility.mockReturnValue(state)
      document.dispatchEvent(new Event('visibilitychange'))
    }
    const { feed, read, signals } = feedOf()
    void feed.run(shown.signal)
    await settled()
    look('hidden')
    await settled()
    expect(signals.map(({ aborted }) => aborted)).toEqual([true])
    look('visible')
    await settled()
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false])
    expect(read).not.toHaveBeenCalled()
  })
})

describe('the problem of the connection', () => {
  it('is one that all topics share, and gone as soon as one can be read', async () => {
    const { feed, read } = feedOf()
    read.mockRejectedValue(new SiteUnreachable('끊김'))
    await feed.refresh('health', 'audit')
    expect(feed.connectionProblem()).toBeUndefined()
    await feed.refresh('releases', 'stored', 'waitingRoom', 'lineHistory', 'notices', 'beacons')
    expect(feed.connectionProblem()).toBe('끊김')
    read.mockResolvedValue({})
    await feed.refresh('health')
    expect(feed.connectionProblem()).toBeUndefined()
    expect(feed.current('audit').problem).toBe('끊김')
  })
})
