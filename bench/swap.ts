import { chromium, type Browser } from 'playwright'
import { startLiveSite, type LiveSite } from './swap/live-site.ts'
import { table } from './table.ts'
import { longestTaskOf } from './swap/page-tasks.ts'
import { filesOf, loadEverywhere } from './swap/same-files.ts'
import {
  footprintOf,
  forgetTasks,
  openWatched,
  type Footprint,
  type WatchedPage,
} from './swap/watched-page.ts'

const VERSIONS = ['9.9.9-a', '9.9.9-b'] as const
const WARM_UP = 10
const SWAPS = 100
const PAGES = 30
const WAITING = 10

type Numbers = {
  pages: Record<'lastAfterMs' | 'medianAfterMs' | 'longestTaskMs' | 'longestTaskProcessorMs', number> & {
    count: number
    /** The same files, loaded and run by as many empty pages at once. */
    filesAlone: { lastAfterMs: number; medianAfterMs: number }
  }
  swaps: { count: number; heapBytesEach: number; before: Footprint; after: Footprint; longestTaskMs: number }
}

/** Measures how fast a new waiting room runs in thirty open pages, and the leftovers of a hundred changes in one. */
export async function swap(): Promise<string> {
  const site = await startLiveSite()
  const executablePath = process.env['CHROMIUM_PATH']
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] })
  try {
    for (const version of VERSIONS) await site.release('publish', 'mfe-queue', '--version', version)
    const swaps = await manySwaps(site, browser)
    const pages = await manyPages(site, browser)
    return tableOf({ pages, swaps })
  } finally {
    await browser.close()
    await site.stop()
  }
}

async function manySwaps(site: LiveSite, browser: Browser): Promise<Numbers['swaps']> {
  await site.steer('wait')
  const watched = await openWatched(await browser.newContext(), site.address)
  const devtools = await watched.page.context().newCDPSession(watched.page)
  await devtools.send('Performance.enable')
  await watched.runs(VERSIONS[1])
  await changes(site, watched, WARM_UP)
  await forgetTasks(watched)
  const before = await footprintOf(watched.page, devtools)
  await changes(site, watched, SWAPS)
  const after = await footprintOf(watched.page, devtools)
  const longestTaskMs = await watched.longestTask()
  await watched.page.context().close()
  const heapBytesEach = Math.round((after.heapBytes - before.heapBytes) / SWAPS)
  return { count: SWAPS, heapBytesEach, before, after, longestTaskMs }
}

/** The number of changes back and forth between two builds; even, so that the last build is the first one. */
async function changes(site: LiveSite, watched: WatchedPage, count: number): Promise<void> {
  for (let change = 0; change < count; change += 1) {
    const version = VERSIONS[change % 2] ?? VERSIONS[0]
    await site.release('promote', 'mfe-queue', version)
    await watched.runs(version)
  }
}

async function manyPages(site: LiveSite, browser: Browser): Promise<Numbers['pages']> {
  const pages: WatchedPage[] = []
  for (let opened = 0; opened < PAGES; opened += 1) {
    await site.steer(opened < PAGES - WAITING ? 'bypass' : 'wait')
    const watched = await openWatched(await browser.newContext(), site.address)
    await watched.runs(VERSIONS[1])
    pages.push(watched)
  }
  await Promise.all(pages.map(forgetTasks))
  const after = await timesOfChange(site, pages, VERSIONS[0])
  const longest = await Promise.all(pages.map(({ longestTask }) => longestTask()))
  // Tracing thirty pages takes longer than the change.
  const longestTaskProcessorMs = await longestTaskOf(browser, () => timesOfChange(site, pages, VERSIONS[1]))
  const files = await filesOf(last(pages).page, VERSIONS[1])
  await Promise.all(pages.map(({ page }) => page.context().close()))
  return {
    count: PAGES,
    ...slowestOf(after),
    longestTaskMs: Math.max(...longest),
    longestTaskProcessorMs,
    filesAlone: slowestOf(await loadEverywhere(browser, files, PAGES)),
  }
}

/**
 * Returns for each page the milliseconds from the registry's change until the page ran that version, the fastest
 * first.
 */
async function timesOfChange(
  site: LiveSite,
  pages: readonly WatchedPage[],
  version: string,
): Promise<number[]> {
  const running = pages.map(({ runs }) => runs(version))
  await site.release('promote', 'mfe-queue', version)
  const live = await issuedAt(site)
  return (await Promise.all(running)).map(at => at - live).toSorted((one, other) => one - other)
}

function slowestOf(sorted: number[]): { lastAfterMs: number; medianAfterMs: number } {
  return { lastAfterMs: last(sorted), medianAfterMs: sorted[PAGES / 2] ?? Number.NaN }
}

function last<T>(list: readonly T[]): T {
  const found = list.at(-1)
  if (found === undefined) throw new Error('nothing was measured')
  return found
}

/** Returns the moment at which the present registry was issued. */
async function issuedAt({ address }: LiveSite): Promise<number> {
  const { issuedAt: at } = (await (await fetch(`${address}/registry.json`)).json()) as { issuedAt: string }
  return Date.parse(at)
}

function tableOf({ pages, swaps }: Numbers): string {
  const rows: [string, string | number][] = [
    [`${pages.count} pages, ${WAITING} waiting: the last runs the new version after, ms`, pages.lastAfterMs],
    ['the median page, ms', pages.medianAfterMs],
    ['the same files alone, in as many empty pages: the last, ms', pages.filesAlone.lastAfterMs],
    ['the median, ms', pages.filesAlone.medianAfterMs],
    ['the longest task in any of them, ms (0: none over 50)', pages.longestTaskMs],
    ['the longest task in any of them, ms of the processor', pages.longestTaskProcessorMs],
    [`${swaps.count} changes in one page: heap for each, bytes`, swaps.heapBytesEach],
    ['event listeners before and after', `${swaps.before.listeners}, ${swaps.after.listeners}`],
    ['stylesheets', `${swaps.before.styles}, ${swaps.after.styles}`],
    ['globals', `${swaps.before.globals}, ${swaps.after.globals}`],
    ['nodes', `${swaps.before.nodes}, ${swaps.after.nodes}`],
    ['the longest task, ms (0: none over 50)', swaps.longestTaskMs],
  ]
  return table(['a change of the waiting room', ''], rows)
}
