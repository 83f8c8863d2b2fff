import type { Trial } from './trials.ts'

/** Times in milliseconds since the document was requested. */
export type Watched = {
  firstPaint: number
  /** The first paint with the heading of the page itself, which a word of loading is not. */
  headingPaint: number
  largestPaint: number
  largestElement: string
  /** The first use of the control whose effect stayed for a second; 0 until then. */
  works: number
  blocked: number
  shifts: number
  /** The longest time from a press to the next paint. */
  slowestPress: number
}

/** An entry with the fields of every kind that is observed. */
type Entry = PerformanceEntry & {
  element?: Element
  value?: number
  hadRecentInput?: boolean
  interactionId?: number
}

type Page = typeof globalThis & { watched: Watched }

/** Runs in the page before its scripts: records its paints, and uses the control every 200 ms from the first paint. */
export function watchPage(trial: Trial): void {
  const EVERY_MS = 200
  const STAYS_MS = 1000
  const watched: Watched = {
    firstPaint: 0,
    headingPaint: 0,
    largestPaint: 0,
    largestElement: '',
    works: 0,
    blocked: 0,
    shifts: 0,
    slowestPress: 0,
  }
  ;(globalThis as Page).watched = watched
  let since = 0
  let triedAt = -Infinity

  requestAnimationFrame(lookForHeading)
  observe('paint', ({ name, startTime }) => {
    if (name !== 'first-contentful-paint') return
    watched.firstPaint = startTime
    tryControl()
  })
  observe('largest-contentful-paint', ({ startTime, element }) => {
    watched.largestPaint = startTime
    watched.largestElement = element ? nameOf(element) : ''
  })
  observe('longtask', ({ startTime, duration }) => {
    if (watched.firstPaint && startTime > watched.firstPaint) watched.blocked += duration - 50
  })
  observe('layout-shift', ({ startTime, value = 0, hadRecentInput }) => {
    // The browser omits the shifts after a press, but this press is none of a person.
    const isByTrial = startTime > triedAt && startTime < triedAt + 500
    if (!hadRecentInput && !isByTrial) watched.shifts += value
  })
  observe('event', ({ interactionId, duration }) => {
    if (interactionId) watched.slowestPress = Math.max(watched.slowestPress, duration)
  })

  function observe(type: string, see: (entry: Entry) => void): void {
    const options = { type, buffered: true, durationThreshold: 16 }
    new PerformanceObserver(list => (list.getEntries() as Entry[]).forEach(see)).observe(options)
  }

  function lookForHeading(): void {
    if (!document.querySelector('main h1')?.checkVisibility())
      return void requestAnimationFrame(lookForHeading)
    // This task follows the paint of the frame.
    setTimeout(() => (watched.headingPaint = performance.now()))
  }

  function nameOf(element: Element): string {
    const text = element.textContent.trim().replaceAll(/\s+/g, ' ').slice(0, 24)
    return `${element.localName} ${text || (element.getAttribute('src')?.split('/').at(-1) ?? '')}`
  }

  function tryControl(): void {
    const control = [...document.querySelectorAll<HTMLElement>(trial.selector)].find(each =>
      each.checkVisibility(),
    )
    const now = performance.now()
    if (control && !hasEffect(control)) tryOnce(control)
    setTimeout(() => {
      if (!control?.isConnected || !hasEffect(control)) since = 0
      else since ||= now
      if (since && performance.now() - since > STAYS_MS) watched.works = since
      else setTimeout(tryControl, Math.max(0, now + EVERY_MS - performance.now()))
    })
  }

  function tryOnce(control: HTMLElement): void {
    triedAt = performance.now()
    if (trial.act !== 'type') return control.click()
    control.focus({ preventScroll: true })
    // oxlint-disable-next-line typescript/no-deprecated -- Nothing else types as a person does from within the page.
    document.execCommand('insertText', false, '1')
  }

  function hasEffect(control: HTMLElement): boolean {
    if (trial.act === 'press') return document.querySelector(trial.effect) !== null
    const { value, checked } = propsOf(control)
    return trial.act === 'type' ? Boolean(value) : checked === true
  }

  /** The props that React has drawn the element with: the state of the app. */
  function propsOf(element: HTMLElement): { value?: unknown; checked?: unknown } {
    const key = Object.keys(element).find(name => name.startsWith('__reactProps$'))
    return key === undefined ? {} : (Reflect.get(element, key) as object)
  }
}
