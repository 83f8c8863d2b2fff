import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { delayTypeface, typefaceArrives } from './typeface.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  localStorage.clear()
  delete root.dataset['typeface']
})

const root = document.documentElement

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

it('waits on a first visit until the page answers, and later is used at once', async () => {
  const load = vi
    .spyOn(document.fonts, 'load')
    .mockResolvedValue([new FontFace('Site Hangul', 'local(none)')])
  const answers = Promise.withResolvers<void>()
  delayTypeface(answers.promise)
  expect(root.dataset['typeface']).toBe('late')
  expect(load).not.toHaveBeenCalled()
  answers.resolve()
  await vi.advanceTimersByTimeAsync(0)
  expect(root.dataset['typeface']).toBeUndefined()
  expect(load).toHaveBeenCalledOnce()
  delayTypeface(new Promise(() => {}))
  expect(root.dataset['typeface']).toBeUndefined()
})

it('waits again if its file did not arrive', async () => {
  vi.spyOn(document.fonts, 'load').mockResolvedValue([])
  await typefaceArrives()
  delayTypeface(new Promise(() => {}))
  expect(root.dataset['typeface']).toBe('late')
})
