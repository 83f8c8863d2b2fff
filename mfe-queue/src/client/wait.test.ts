import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { pageWakes, wait, waitAwake, type Wakes } from './wait.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function isOverAfter(milliseconds: number, waiting: Promise<void>): Promise<boolean> {
  let isOver = false
  void waiting.then(() => (isOver = true))
  await vi.advanceTimersByTimeAsync(milliseconds)
  return isOver
}

it('ends when the time has passed, and not before', async () => {
  const waiting = wait(1000, new AbortController().signal)
  expect(await isOverAfter(999, waiting)).toBe(false)
  expect(await isOverAfter(1, waiting)).toBe(true)
})

it('is over at once when it is ended, and leaves no timer', async () => {
  const ending = new AbortController()
  const waiting = wait(1000, ending.signal)
  ending.abort()
  expect(await isOverAfter(0, waiting)).toBe(true)
  expect(vi.getTimerCount()).toBe(0)
})

it('does not begin when it was ended before', async () => {
  expect(await isOverAfter(0, wait(1000, AbortSignal.abort()))).toBe(true)
})

describe('a wait in a page that may sleep', () => {
  /** A wait of 30 s that begins at 1,000 s, and the page around it. */
  function waiting() {
    let clock = 1_000_000
    let wake: Parameters<Wakes>[0] | null = null
    const wakes: Wakes = onWake => {
      wake = onWake
      return () => (wake = null)
    }
    const isOver = vi.fn<() => void>()
    void waitAwake(wait, wakes, () => clock)(30_000, new AbortController().signal).then(isOver)
    async function wakeAt(seconds: number, reason: 'awake' | 'online' = 'awake') {
      clock = seconds * 1000
      wake?.(reason)
      await vi.advanceTimersByTimeAsync(0)
    }
    return { isOver, wakeAt, isListening: () => wake !== null }
  }

  it.each([30, 360])('ends at once when the page wakes after %d s', async seconds => {
    const { isOver, isListening, wakeAt } = waiting()
    await wakeAt(1000 + seconds)
    expect(isOver).toHaveBeenCalledOnce()
    expect(isListening()).toBe(false)
    expect(vi.getTimerCount()).toBe(0)
  })

  it.each([1029, 400])('continues when the page wakes at %d s, before its end', async seconds => {
    const { isOver, wakeAt } = waiting()
    await wakeAt(seconds)
    expect(isOver).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(30_000)
    expect(isOver).toHaveBeenCalledOnce()
  })

  it('ends at once when the page is online again', async () => {
    const { isOver, wakeAt } = waiting()
    await wakeAt(1001, 'online')
    expect(isOver).toHaveBeenCalledOnce()
  })
})

it.each([
  ['document', 'visibilitychange', 'awake'],
  ['document', 'resume', 'awake'],
  ['window', 'pageshow', 'awake'],
  ['window', 'focus', 'awake'],
  ['window', 'online', 'online'],
] as const)('a page wakes by the event of the %s %s, as long as someone waits', (target, event, reason) => {
  const targets = { document: new EventTarget(), window: new EventTarget() }
  for (const [name, each] of Object.entries(targets)) vi.stubGlobal(name, each)
  const onWake = vi.fn<(reason: string) => void>()
  const end = pageWakes(onWake)
  targets[target].dispatchEvent(new Event(event))
  end()
  targets[target].dispatchEvent(new Event(event))
  expect(onWake.mock.calls).toEqual([[reason]])
})
