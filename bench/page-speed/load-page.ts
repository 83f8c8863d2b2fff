import type { Browser, BrowserContext, CDPSession, Page } from 'playwright'
import type { Trial, TriedPage } from './trials.ts'
import { Network, type Traffic } from './watch-network.ts'
import { watchPage, type Watched } from './watch-page.ts'

const QUIET_MS = 1000
/** The page waits so long at most before it does the work of an idle page. */
const IDLE_AFTER_MS = 3500
/** The keys with which a control is used, once the page is quiet. */
const KEYS = {
  type: ['1', '2', '3'],
  choose: ['ArrowDown', 'ArrowUp', 'ArrowDown'],
  press: ['Enter', 'Escape', 'Enter'],
}
const AFTER_PRESS_MS = 300
const GIVE_UP_MS = 60_000

/** A device with its line: `slower` times the processor of this machine, kbit/s, and milliseconds for each request. */
export type Device = {
  name: 'phone' | 'desktop'
  viewport: { width: number; height: number }
  slower: number
  kbits: number
  latency: number
}

export const devices: readonly Device[] = [
  { name: 'phone', viewport: { width: 360, height: 740 }, slower: 4, kbits: 1600, latency: 150 },
  { name: 'desktop', viewport: { width: 1280, height: 900 }, slower: 1, kbits: 10_000, latency: 40 },
]

export type Load = Watched & Traffic & { scriptMs: number }

/** Loads a page with an empty cache, and once more with the full one. */
export async function loadTwice(
  browser: Browser,
  site: string,
  device: Device,
  tried: TriedPage,
): Promise<{ cold: Load; warm: Load }> {
  const context = await browser.newContext({ viewport: device.viewport })
  try {
    if (tried.isSeeded) await signIn(context, site)
    const cold = await load(context, site, device, tried)
    const warm = await load(context, site, device, tried)
    return { cold, warm }
  } finally {
    await context.close()
  }
}

async function load(
  context: BrowserContext,
  site: string,
  device: Device,
  { path, trial }: TriedPage,
): Promise<Load> {
  const page = await context.newPage()
  await page.addInitScript(watchPage, trial)
  const devtools = await throttled(page, device)
  await devtools.send('Performance.enable')
  const network = new Network(devtools)
  await page.goto(site + path, { waitUntil: 'commit' })
  await page.waitForFunction(() => (globalThis as unknown as { watched: Watched }).watched.works > 0, null, {
    timeout: GIVE_UP_MS,
  })
  await page.waitForTimeout(IDLE_AFTER_MS)
  while (!network.isQuietFor(QUIET_MS)) await page.waitForTimeout(100)
  const scriptMs = await scriptTime(devtools)
  const traffic = structuredClone(network.traffic)
  await press(page, trial)
  const watched = await page.evaluate(() => (globalThis as unknown as { watched: Watched }).watched)
  await page.close()
  return { ...watched, ...traffic, scriptMs }
}

/** Makes the page as slow as on the device. */
export async function throttled(page: Page, { slower, kbits, latency }: Device): Promise<CDPSession> {
  const devtools = await page.context().newCDPSession(page)
  const throughput = (kbits * 1000) / 8
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower })
  return devtools
}

async function scriptTime(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000
}

async function press(page: Page, { selector, act }: Trial): Promise<void> {
  // Closes the dialog that the trial may have opened.
  await page.keyboard.press('Escape')
  await page.locator(selector).filter({ visible: true }).first().focus()
  for (const key of KEYS[act]) await page.keyboard.press(key)
  await page.waitForTimeout(AFTER_PRESS_MS)
}

/** Signs the browser in as the applicant of a seeded application, whose session has half an hour left. */
async function signIn(context: BrowserContext, site: string): Promise<void> {
  const response = await context.request.post(`${site}/sandbox/api/seed`, { data: { scenario: '대상선정' } })
  const { brno, aplyNo, ci, token } = (await response.json()) as Record<string, string>
  const filed = { brNo: brno, aplyNo, aplyType: '일반', mngFrGb: '1', pageSeparation: 1 }
  const timer = { time: 1800, isRunning: true, deadline: Date.now() + 1_800_000 }
  const session = JSON.stringify({ schemaVersion: 1, ...filed, onslfCert: ci, token, timer })
  await context.addInitScript(stored => sessionStorage.setItem('sbiz_session', stored), session)
}
