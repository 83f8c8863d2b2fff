import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { wait } from './wait.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

async function isOverAfter(milliseconds: number, waiting: Promise<void>): Promise<boolean> {
  let isOver = false
  void waiting.then(() => (isOver = true))
  await vi.advanceTimersByTimeAsync(milliseconds)
  return isOver
}

it('is over when the time has passed, and not before', async () => {
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
