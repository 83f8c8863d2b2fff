import { parseSiteConfig, provideSiteConfig } from 'site-config'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Report } from '../report.ts'
import { startHeartbeat, type RunningPulse } from './pulse.ts'
import { measureVitals } from './vitals.ts'

const apply = { remote: 'mfe-apply', version: '1' }
const MINUTE_MS = 60_000
/** For a busy machine. */
const PATIENCE = { timeout: 10_000 }

const sent = () => vi.mocked(navigator.sendBeacon).mock.calls.map(([, text]) => JSON.parse(text as string))

beforeEach(() => {
  vi.spyOn(navigator, 'sendBeacon').mockReturnValue(true)
  provideSiteConfig(parseSiteConfig({ beaconsUrl: '/beacons' }))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('a page tells once a minute what runs in it, and at once what is new', async () => {
  vi.useFakeTimers()
  const open = { ...apply, kind: 'open' } as const
  const deferred = { ...apply, kind: 'deferred' } as const
  let running: RunningPulse[] = [open]
  startHeartbeat(() => running, new Report())
  await vi.advanceTimersByTimeAsync(0)
  expect(sent()).toEqual([[open]])

  running = [open, deferred]
  dispatchEvent(new Event('single-spa:routing-event'))
  await vi.advanceTimersByTimeAsync(0)
  expect(sent()[1]).toEqual([deferred])

  await vi.advanceTimersByTimeAsync(MINUTE_MS)
  expect(sent()).toHaveLength(3)
  expect(sent()[2]).toEqual([open, deferred])
})

it('a page out of sight tells nothing, and what runs in it once it is seen', async () => {
  vi.useFakeTimers()
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  startHeartbeat(() => [{ ...apply, kind: 'open' }], new Report())
  await vi.advanceTimersByTimeAsync(MINUTE_MS)
  expect(sent()).toEqual([])
  visibility.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(sent()).toEqual([[{ ...apply, kind: 'open' }]])
})

it('of a visit the worst response, the sum of the shifts without a press, and the first picture are told once', () => {
  const listeners = new Map<string, (list: { getEntries: () => object[] }) => void>()
  class Observer {
    static supportedEntryTypes = ['event', 'layout-shift', 'largest-contentful-paint']
    readonly #listener: (list: { getEntries: () => object[] }) => void
    constructor(listener: (list: { getEntries: () => object[] }) => void) {
      this.#listener = listener
    }
    observe({ type }: { type: string }) {
      listeners.set(type, this.#listener)
    }
  }
  vi.stubGlobal('PerformanceObserver', Observer)
  measureVitals(() => apply, new Report())
  const happens = (type: string, ...entries: object[]) => listeners.get(type)?.({ getEntries: () => entries })
  happens('event', { duration: 48 }, { duration: 120.4 }, { duration: 80 })
  happens('layout-shift', { value: 0.02, hadRecentInput: false }, { value: 0.4, hadRecentInput: true })
  happens('layout-shift', { value: 0.03, hadRecentInput: false })
  happens('largest-contentful-paint', { startTime: 900 })
  dispatchEvent(new Event('pagehide'))
  dispatchEvent(new Event('pagehide'))
  expect(sent()).toEqual([
    [
      { ...apply, kind: 'inp', value: 120 },
      { ...apply, kind: 'cls', value: 50 },
      { ...apply, kind: 'lcp', value: 900 },
    ],
  ])
})

it('how much the layout shifts is told of the release that is shown, when the page is left', async () => {
  const element = document.createElement('p')
  element.textContent = 'x'.repeat(400)
  document.body.prepend(element)
  measureVitals(() => apply, new Report())
  await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  element.style.marginTop = '200px'
  await vi.waitFor(() => {
    dispatchEvent(new Event('pagehide'))
    const cls = sent()
      .flat()
      .find(({ kind }) => kind === 'cls')
    expect(cls).toMatchObject({ ...apply, value: expect.any(Number) })
  }, PATIENCE)
  element.remove()
})

it('a failure is told a second later, and an end at once', async () => {
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockReturnValue()
  const report = new Report()
  report.outcome({ ...apply, kind: 'load' })
  report.outcome({ ...apply, kind: 'loaded' })
  expect(sent()).toEqual([{ ...apply, kind: 'loaded' }])
  await vi.advanceTimersByTimeAsync(1000)
  expect(sent()[1]).toEqual({ ...apply, kind: 'load' })
})

it('files that are not loaded since the page is left are no failure', async () => {
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockReturnValue()
  const report = new Report()
  report.outcome({ ...apply, kind: 'load' })
  dispatchEvent(new Event('pagehide'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent()).toEqual([])
  report.outcome({ ...apply, kind: 'load' })
  await vi.advanceTimersByTimeAsync(1000)
  expect(sent()).toHaveLength(1)
})

it('nor are they while the next document is on its way; ten seconds later the person has stayed', async () => {
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockReturnValue()
  const listen = vi.spyOn(window, 'addEventListener')
  const report = new Report()
  const announce = listen.mock.calls.find(([type]) => type === 'beforeunload')?.[1] as EventListener
  // Sent by the page itself, to find out about unsaved work.
  dispatchEvent(new Event('beforeunload', { cancelable: true }))
  report.outcome({ ...apply, kind: 'load' })
  await vi.advanceTimersByTimeAsync(1000)
  expect(sent()).toHaveLength(1)

  announce({ isTrusted: true } as Event)
  report.outcome({ ...apply, kind: 'load' })
  await vi.advanceTimersByTimeAsync(8000)
  report.outcome({ ...apply, kind: 'crash' })
  await vi.advanceTimersByTimeAsync(2000)
  expect(sent()).toHaveLength(1)
  report.outcome({ ...apply, kind: 'crash' })
  await vi.advanceTimersByTimeAsync(2000)
  expect(sent()).toHaveLength(2)
})

it('a site that names no address is told nothing', () => {
  provideSiteConfig(parseSiteConfig({}))
  const report = new Report(0)
  report.send({ ...apply, kind: 'crash' })
  expect([sent(), report.isSampled]).toEqual([[], false])
})
