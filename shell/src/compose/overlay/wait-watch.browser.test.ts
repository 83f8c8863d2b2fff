import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pending } from './pending.ts'
import { watchWait } from './wait-watch.ts'
import type { Widget } from './widget.ts'

const reportCrash = vi.fn<(error: unknown) => void>()
const secondsPass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000)

let widget: Widget

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  reportCrash.mockReset()
  const gate = { run: async () => 'passed' as const, complete: async () => {} }
  const element = document.createElement('div')
  widget = { gate, element, reportCrash, replaced: pending(), unmount: async () => {} }
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('a wait in a page out of sight may show nothing, and four seconds of it count once it is seen', async () => {
  const over = Promise.withResolvers<void>()
  const isHidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  watchWait(widget, over.promise)
  await secondsPass(60)
  isHidden.mockReturnValue(false)
  await secondsPass(3)
  expect(reportCrash).not.toHaveBeenCalled()
  await secondsPass(1)
  expect(reportCrash).toHaveBeenCalledOnce()
  over.resolve()
})

it.each([
  ['ends', () => Promise.resolve()],
  ['fails', () => Promise.reject(new Error('mistake'))],
])('a wait that %s is watched no more', async (_, over) => {
  watchWait(widget, over())
  await secondsPass(60)
  expect(reportCrash).not.toHaveBeenCalled()
  expect(vi.getTimerCount()).toBe(0)
})
