import type { BrowserContext, CDPSession, Page } from 'playwright'

export type WatchedPage = {
  page: Page
  /** Resolves with when, in milliseconds since 1970, the page ran that version and nothing else of the waiting room. */
  runs: (version: string) => Promise<number>
  longestTask: () => Promise<number>
}

type Watched = { longestTask: number }

/** A page at home whose tasks are timed. */
export async function openWatched(context: BrowserContext, address: string): Promise<WatchedPage> {
  const page = await context.newPage()
  await page.addInitScript(() => {
    // The notices over home.
    for (const notice of ['home-proof-notice', 'home-image-notice']) {
      localStorage.setItem(
        `${notice}-expiry-date`,
        new Date(Date.now() + 9 * 3_600_000).toISOString().slice(0, 10),
      )
      localStorage.setItem(`${notice}-do-not-show`, 'true')
    }
    const watched = globalThis as unknown as Watched
    watched.longestTask = 0
    new PerformanceObserver(list => {
      for (const { duration } of list.getEntries())
        watched.longestTask = Math.max(watched.longestTask, duration)
    }).observe({ type: 'longtask' })
  })
  await page.goto(address)
  return {
    page,
    async runs(version) {
      const key = `rspackChunkmfe_queue_${version.replaceAll(/\W/g, '_')}`
      const handle = await page.waitForFunction(
        wanted => {
          const keys = Object.keys(globalThis).filter(name => name.startsWith('rspackChunkmfe_queue'))
          return keys.length === 1 && keys[0] === wanted ? Date.now() : 0
        },
        key,
        { polling: 20, timeout: 60_000 },
      )
      return handle.jsonValue()
    },
    longestTask: () => page.evaluate(() => (globalThis as unknown as Watched).longestTask),
  }
}

/** From now on only what comes is timed. */
export function forgetTasks({ page }: WatchedPage): Promise<void> {
  return page.evaluate(() => {
    const watched = globalThis as unknown as Watched
    watched.longestTask = 0
  })
}

export type Footprint = {
  heapBytes: number
  listeners: number
  nodes: number
  styles: number
  globals: number
}

/** What the page holds once everything that can be collected has been. */
export async function footprintOf(page: Page, devtools: CDPSession): Promise<Footprint> {
  for (let round = 0; round < 3; round += 1) await devtools.send('HeapProfiler.collectGarbage')
  const { metrics } = await devtools.send('Performance.getMetrics')
  const metric = (name: string) => metrics.find(found => found.name === name)?.value ?? Number.NaN
  const { styles, globals } = await page.evaluate(() => ({
    styles: document.styleSheets.length,
    globals: Object.keys(globalThis).length,
  }))
  return {
    heapBytes: metric('JSHeapUsedSize'),
    listeners: metric('JSEventListeners'),
    nodes: metric('Nodes'),
    styles,
    globals,
  }
}
