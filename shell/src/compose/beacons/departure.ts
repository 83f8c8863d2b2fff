/** Time in which a browser that has stopped loading a page leaves it. iOS announces that by no event. */
const LEAVES_WITHIN_MS = 1000

/** Time in which a page that was announced to be left still fails: the next document may be slow. */
const NEXT_ARRIVES_WITHIN_MS = 10_000

/**
 * Separates failures from departures. Firefox and WebKit stop loading the files of a page as soon as a person leaves
 * it, so its scripts and calls fail while the next document is on its way.
 */
export class Departure {
  #announcedAt = -Infinity

  constructor() {
    addEventListener('beforeunload', ({ isTrusted }) => {
      // The page itself sends such an event, to find out about unsaved work.
      if (isTrusted) this.#announcedAt = performance.now()
    })
  }

  /** Runs the work after a second, unless the person is leaving the page by then. */
  ifStaying(work: () => void): void {
    const timer = setTimeout(() => {
      if (performance.now() - this.#announcedAt > NEXT_ARRIVES_WITHIN_MS) work()
    }, LEAVES_WITHIN_MS)
    addEventListener('pagehide', () => clearTimeout(timer), { signal: AbortSignal.timeout(LEAVES_WITHIN_MS) })
  }
}
