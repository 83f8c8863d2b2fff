import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { moveInSteps } from './progress-steps.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('the progress bar moves in 50 steps, 50 ms apart, and then rests', () => {
  const draw = vi.fn<(value: number) => void>()
  moveInSteps(0, 50, draw)
  vi.advanceTimersByTime(49)
  expect(draw).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(draw).toHaveBeenLastCalledWith(1)
  vi.advanceTimersByTime(48 * 50)
  expect(draw).toHaveBeenLastCalledWith(49)
  vi.advanceTimersByTime(60_000)
  expect(draw).toHaveBeenCalledTimes(50)
  expect(draw).toHaveBeenLastCalledWith(50)
})

it('the progress bar stops when it gets another target', () => {
  const draw = vi.fn<(value: number) => void>()
  const stop = moveInSteps(100, 0, draw)
  vi.advanceTimersByTime(500)
  stop()
  vi.advanceTimersByTime(60_000)
  expect(draw).toHaveBeenCalledTimes(10)
  expect(draw).toHaveBeenLastCalledWith(80)
})
