import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Composition, CompositionView } from './composition.ts'
import { LateComposition } from './late-composition.ts'

const shown: CompositionView = { areas: { 'mfe-apply': 'shown' }, hasNewShell: false }

function composed() {
  const composition = {
    view: () => shown,
    subscribe: vi.fn<Composition['subscribe']>(),
    retry: vi.fn<Composition['retry']>(),
    queueGate: { run: vi.fn(async () => 'passed' as const), complete: vi.fn(async () => undefined) },
  }
  return composition as typeof composition & Composition
}

const load = vi.fn<() => Promise<Composition>>()

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockReturnValue()
  load.mockReset()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('the code that mounts areas', () => {
  it('is not loaded before an area is shown, and then once', async () => {
    load.mockResolvedValue(composed())
    const page = new LateComposition(load)
    expect(page.view()).toEqual({ areas: {}, hasNewShell: false })
    expect(load).not.toHaveBeenCalled()

    page.show()
    expect(page.view().pending).toBe('loading')
    page.show()
    await vi.waitFor(() => expect(page.view()).toBe(shown), { timeout: 10_000 })
    expect(load).toHaveBeenCalledOnce()
  })

  it('is late after six seconds, and shows the area once it arrives', async () => {
    const arrives = Promise.withResolvers<Composition>()
    load.mockReturnValue(arrives.promise)
    const page = new LateComposition(load)
    page.show()
    vi.advanceTimersByTime(5999)
    expect(page.view().pending).toBe('loading')
    vi.advanceTimersByTime(1)
    expect(page.view().pending).toBe('late')
    arrives.resolve(composed())
    await vi.waitFor(() => expect(page.view()).toBe(shown), { timeout: 10_000 })
  })

  it('is loaded again by a press if it has failed', async () => {
    load.mockRejectedValueOnce(new Error('no file')).mockResolvedValue(composed())
    const page = new LateComposition(load)
    page.show()
    await vi.waitFor(() => expect(page.view().pending).toBe('failed'), { timeout: 10_000 })
    vi.advanceTimersByTime(6000)
    expect(page.view().pending).toBe('failed')
    page.retry('mfe-apply')
    await vi.waitFor(() => expect(page.view()).toBe(shown), { timeout: 10_000 })
  })

  it('takes over retries and news of areas, for as long as the page listens', async () => {
    const composition = composed()
    load.mockResolvedValue(composition)
    const page = new LateComposition(load)
    const [heard, former] = [vi.fn<() => void>(), vi.fn<() => void>()]
    page.subscribe(heard)
    page.subscribe(former)()
    await page.ready()
    heard.mockClear()
    composition.subscribe.mock.calls[0]?.[0]()
    expect(heard).toHaveBeenCalledOnce()
    page.retry('mfe-apply')
    expect(composition.retry).toHaveBeenCalledExactlyOnceWith('mfe-apply')
    expect(former).not.toHaveBeenCalled()
  })
})

describe('a turn', () => {
  it('is asked of the waiting room, once its code is loaded, and given back', async () => {
    const composition = composed()
    load.mockResolvedValue(composition)
    const { queueGate } = new LateComposition(load)
    expect(await queueGate.run('act_1')).toBe('passed')
    await queueGate.complete()
    expect(composition.queueGate.complete).toHaveBeenCalledOnce()
  })

  it('is an error of the waiting room if that code does not load (AMB-27)', async () => {
    load.mockRejectedValue(new Error('no file'))
    expect(await new LateComposition(load).queueGate.run('act_1')).toBe('error')
  })
})
