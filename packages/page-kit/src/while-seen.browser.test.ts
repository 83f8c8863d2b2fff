import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { countListeners } from 'ui-kit/testing'
import { pause, whileSeen } from './while-seen.ts'

let end: AbortController
beforeEach(() => {
  end = new AbortController()
  vi.useFakeTimers()
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible')
})
afterEach(() => {
  end.abort()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const settled = () => vi.advanceTimersByTimeAsync(0)
async function look(state: DocumentVisibilityState): Promise<void> {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
  await settled()
}

/** Work that takes a second a turn, or ends when it is no longer seen. */
const turn = () => vi.fn<(signal: AbortSignal) => Promise<void>>(signal => pause(1_000, signal))

describe('work while the page is seen', () => {
  it('is repeated without overlapping, until it is ended', async () => {
    const work = turn()
    const running = whileSeen(end.signal, work)
    await vi.advanceTimersByTimeAsync(3_500)
    expect(work).toHaveBeenCalledTimes(4)
    end.abort()
    await running
    await vi.advanceTimersByTimeAsync(5_000)
    expect(work).toHaveBeenCalledTimes(4)
  })

  it('stops at once when the page is hidden, and begins at once when it is seen again', async () => {
    const work = turn()
    void whileSeen(end.signal, work)
    await look('hidden')
    expect(work.mock.calls[0]?.[0].aborted).toBe(true)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(work).toHaveBeenCalledTimes(1)
    await look('visible')
    expect(work).toHaveBeenCalledTimes(2)
    expect(work.mock.calls[1]?.[0].aborted).toBe(false)
  })

  it('never begins on a page that is not seen before its end', async () => {
    await look('hidden')
    const work = turn()
    const running = whileSeen(end.signal, work)
    await settled()
    end.abort()
    await running
    expect(work).not.toHaveBeenCalled()
  })

  it('leaves nothing on the page that listens after its end', async () => {
    const running = whileSeen(end.signal, turn())
    await settled()
    end.abort()
    await running
    const state = vi.spyOn(document, 'visibilityState', 'get').mockClear()
    document.dispatchEvent(new Event('visibilitychange'))
    expect(state).not.toHaveBeenCalled()
  })

  it('listens once, however often the page was hidden', async () => {
    const listening = countListeners(document, 'visibilitychange')
    void whileSeen(end.signal, turn())
    for (const _ of [1, 2, 3]) {
      await look('hidden')
      await look('visible')
    }
    expect(listening()).toBe(1)
  })

  it('that fails ends with its error', async () => {
    await expect(whileSeen(end.signal, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  })
})

describe('a pause', () => {
  it('lasts its time, or until it is ended', async () => {
    const ended = vi.fn<() => void>()
    void pause(1_000, end.signal).then(ended)
    await vi.advanceTimersByTimeAsync(999)
    expect(ended).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(ended).toHaveBeenCalledTimes(1)
    void pause(1_000, end.signal).then(ended)
    end.abort()
    await settled()
    expect(ended).toHaveBeenCalledTimes(2)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('after the end is none', async () => {
    const ended = vi.fn<() => void>()
    end.abort()
    void pause(1_000, end.signal).then(ended)
    await settled()
    expect(ended).toHaveBeenCalled()
  })
})
