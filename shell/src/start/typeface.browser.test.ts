import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { typefaceArrives } from './typeface.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('is waited for until it arrives', async () => {
  const arrives = Promise.withResolvers<FontFace[]>()
  vi.spyOn(document.fonts, 'load').mockReturnValue(arrives.promise)
  const drawn = vi.fn<() => void>()
  void typefaceArrives().then(drawn)
  await vi.advanceTimersByTimeAsync(499)
  expect(drawn).not.toHaveBeenCalled()
  arrives.resolve([])
  await vi.advanceTimersByTimeAsync(0)
  expect(drawn).toHaveBeenCalledOnce()
})

it('keeps nothing back for longer than half a second', async () => {
  vi.spyOn(document.fonts, 'load').mockReturnValue(new Promise(() => {}))
  const drawn = vi.fn<() => void>()
  void typefaceArrives().then(drawn)
  await vi.advanceTimersByTimeAsync(500)
  expect(drawn).toHaveBeenCalledOnce()
})

it('keeps nothing back if it cannot be loaded', async () => {
  vi.spyOn(document.fonts, 'load').mockRejectedValue(new Error('no file'))
  await expect(typefaceArrives()).resolves.toBeUndefined()
})
