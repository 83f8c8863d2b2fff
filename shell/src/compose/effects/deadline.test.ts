import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { TooSlow, withDeadline, withOneRetry } from './deadline.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('hands on what came in time, and leaves no timer behind', async () => {
  await expect(withDeadline(Promise.resolve('area'), 6000, 'loading')).resolves.toBe('area')
  expect(vi.getTimerCount()).toBe(0)
})

it('gives up on what never comes, and names it', async () => {
  const waiting = withDeadline(new Promise(() => undefined), 6000, 'loading mfe-apply')
  const failure = waiting.catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(6000)
  expect(await failure).toEqual(new TooSlow('loading mfe-apply took longer than 6000 ms'))
})

it('tries once more after a failure', async () => {
  const attempt = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('503'))
    .mockResolvedValue('area')
  await expect(withOneRetry(attempt, 2000)).resolves.toBe('area')
  expect(attempt).toHaveBeenCalledTimes(2)
})

it('rejects with the second failure', async () => {
  const attempt = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('first'))
    .mockRejectedValue(new Error('second'))
  await expect(withOneRetry(attempt, 2000)).rejects.toThrow('second')
  expect(attempt).toHaveBeenCalledTimes(2)
})

it('lets a failure stand that came too late for another try', async () => {
  const attempt = vi.fn<() => Promise<string>>().mockImplementation(async () => {
    vi.advanceTimersByTime(5500)
    throw new Error('timed out')
  })
  await expect(withOneRetry(attempt, 2000)).rejects.toThrow('timed out')
  expect(attempt).toHaveBeenCalledOnce()
})
