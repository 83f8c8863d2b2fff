import type { Beacon, Measure } from 'release-format'
import type { Running } from './pulse.ts'
import { sendBeacons } from './send-beacons.ts'

/** Quicker responses are not told apart by anyone. */
const QUICK_MS = 40
const THOUSANDTHS = 1000

type LayoutShift = PerformanceEntry & { value: number; hadRecentInput: boolean }

/**
 * Measures how the page does under the release that it shows: its slowest response, how far its layout shifts, and when
 * the page of the first visit was drawn. Told when the page is left or hidden.
 */
export function measureVitals(shown: () => Running | undefined): void {
  const worst = new Map<string, Beacon & { value: number }>()

  const note = (kind: Measure, value: (before: number) => number): void => {
    const release = shown()
    if (!release) return
    const key = `${release.remote} ${release.version} ${kind}`
    worst.set(key, { ...release, kind, value: value(worst.get(key)?.value ?? 0) })
  }
  const tell = (): void => {
    if (worst.size > 0)
      sendBeacons([...worst.values()].map(each => ({ ...each, value: Math.round(each.value) })))
    worst.clear()
  }

  observe('event', ({ duration }) => note('inp', before => Math.max(before, duration)))
  observe('layout-shift', entry => {
    const { value, hadRecentInput } = entry as LayoutShift
    if (!hadRecentInput) note('cls', before => before + value * THOUSANDTHS)
  })
  observe('largest-contentful-paint', ({ startTime }) => note('lcp', before => Math.max(before, startTime)))
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && tell())
  addEventListener('pagehide', tell)
}

/** Where the browser cannot observe that, nothing is measured. */
function observe(type: string, note: (entry: PerformanceEntry) => void): void {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return
  const options = { type, buffered: true, durationThreshold: QUICK_MS }
  new PerformanceObserver(list => list.getEntries().forEach(note)).observe(options)
}
