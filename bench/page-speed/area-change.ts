import type { Browser, Page } from 'playwright'
import { footprintOf, type Footprint } from '../swap/watched-page.ts'
import { throttled } from './load-page.ts'

/** A page of mfe-apply and one of mfe-result, with links to each other in the menu. */
const PATHS = ['/bzmn-result', '/self-check'] as const
const TIMED = 10
const MOUNTS = 100
const IDLE_MS = 4000

/** Times from a press on a link to the next heading on the screen, and the size of the page around a hundred changes. */
export type AreaChange = { firstMs: number; ms: number[]; before: Footprint; after: Footprint }

/** Changes between two areas on a slow processor with a fast line: at first, again after idle, and a hundred times. */
export async function changeAreas(browser: Browser, site: string): Promise<AreaChange> {
  const viewport = { width: 1280, height: 900 }
  const page = await (await browser.newContext({ viewport })).newPage()
  const devtools = await throttled(page, {
    name: 'desktop',
    viewport,
    slower: 4,
    kbits: 100_000,
    latency: 0,
  })
  await devtools.send('Performance.enable')
  await page.goto(`${site}${PATHS[1]}`)
  await page.locator('main h1').waitFor()
  await page.waitForTimeout(IDLE_MS)
  const [firstMs = 0] = await times(page, 1)
  await times(page, 3)
  await page.waitForTimeout(IDLE_MS)
  const ms = await times(page, TIMED)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  const before = await footprintOf(page, devtools)
  await times(page, MOUNTS)
  const after = await footprintOf(page, devtools)
  await page.context().close()
  return { firstMs, ms, before, after }
}

async function times(page: Page, count: number): Promise<number[]> {
  const measured: number[] = []
  for (let change = 0; change < count; change += 1) {
    const at = PATHS.indexOf(new URL(page.url()).pathname as (typeof PATHS)[number])
    const path = PATHS[at === 0 ? 1 : 0]
    const shown = page.evaluate(nextHeading)
    await page.locator(`header a[href="${path}"]:visible`).first().click()
    measured.push(await shown)
  }
  return measured
}

/** Runs in the page: resolves with the time from the next click to another heading on the screen. */
function nextHeading(): Promise<number> {
  const headings = () =>
    [...document.querySelectorAll('main h1')].filter(
      heading => heading.checkVisibility() && heading.getBoundingClientRect().height > 0,
    )
  const before = new Set(headings())
  return new Promise(resolve => {
    const onClick = () => {
      const clicked = performance.now()
      const look = () => {
        if (headings().some(heading => !before.has(heading))) resolve(performance.now() - clicked)
        else requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    }
    addEventListener('click', onClick, { capture: true, once: true })
  })
}
