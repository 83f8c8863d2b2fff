import type { BrowserContext, CDPSession, Page } from 'playwright'

export type WatchedPage = {
  page: Page
  /**
   * Resolves once the page runs only that version of the waiting room. Returns when it began to, in milliseconds
   * since 1970.
   */
  runs: (version: string) => Promise<number>
  longestTask: () => Promise<number>
}

type Watched = { longestTask: number; began: { version: string; at: number } }

/** The page itself records the time: polling thirty pages more often would slow down the change. */
const LOOKS_EVERY_MS = 1000

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
    const send = navigator.sendBeacon.bind(navigator)
    navigator.sendBeacon = (url, data) => {
      const { remote, version, kind } = JSON.parse(typeof data === 'string' ? data : '{}') as Record<
        string,
        string | undefined
      >
      const isStart = kind === 'loaded' || kind === 'swapped'
      if (remote === 'mfe-queue' && version && isStart) watched.began = { version, at: Date.now() }
      return send(url, data)
    }
    new PerformanceObserver(list => {
      for (const { duration } of list.getEntries())
        watched.longestTask = Math.max(watched.longestTask, duration)
    }).observe({ type: 'longtask' })
  })
  await page.goto(address)
  return {
    page,
    async runs(version) {
      const handle = await page.waitForFunction(
        wanted => {
          const { began } = globalThis as unknown as Partial<Watched>
          const keys = Object.keys(globalThis).filter(name => name.startsWith('rspackChunkmfe_queue'))
          const isAlone = keys.length === 1 && keys[0]?.endsWith(wanted.replaceAll(/\W/g, '_'))
          return began?.version === wanted && isAlone ? began.at : 0
        },
        version,
        { polling: LOOKS_EVERY_MS, timeout: 60_000 },
      )
      return handle.jsonValue()
    },
    longestTask: () => page.evaluate(() => (globalThis as unknown as Watched).longestTask),
  }
}

/** Times only later events from now on. */
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

/** Returns the memory of the page after a garbage collection. */
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
