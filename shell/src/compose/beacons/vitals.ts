import type { Beacon, Measure } from 'release-format'
import type { Report } from '../report.ts'
import type { Running } from './pulse.ts'

/** People do not notice the difference between quicker responses. */
const QUICK_MS = 40
const THOUSANDTHS = 1000

type LayoutShift = PerformanceEntry & { value: number; hadRecentInput: boolean }

/**
 * Measures the page under the release that it shows: its slowest response, its layout shift, and the time at which the
 * page of the first visit was drawn. Reports them when the page is left or hidden.
 */
export function measureVitals(shown: () => Running | undefined, report: Pick<Report, 'send'>): void {
  const worst = new Map<string, Beacon & { value: number }>()

  const note = (kind: Measure, value: (before: number) => number): void => {
    const release = shown()
    if (!release) return
    const key = `${release.remote} ${release.version} ${kind}`
    const { remote, version } = release
    worst.set(key, { remote, version, kind, value: value(worst.get(key)?.value ?? 0) })
  }
  const send = (): void => {
    if (worst.size > 0)
      report.send([...worst.values()].map(each => ({ ...each, value: Math.round(each.value) })))
    worst.clear()
  }

  observe('event', ({ duration }) => note('inp', before => Math.max(before, duration)))
  observe('layout-shift', entry => {
    const { value, hadRecentInput } = entry as LayoutShift
    if (!hadRecentInput) note('cls', before => before + value * THOUSANDTHS)
  })
  observe('largest-contentful-paint', ({ startTime }) => note('lcp', before => Math.max(before, startTime)))
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && send())
  addEventListener('pagehide', send)
}

/** Does nothing in a browser that cannot observe such entries. */
function observe(type: string, note: (entry: PerformanceEntry) => void): void {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return
  const options = { type, buffered: true, durationThreshold: QUICK_MS }
  new PerformanceObserver(list => list.getEntries().forEach(note)).observe(options)
}
