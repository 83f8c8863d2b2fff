import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright'
import { RefusedByGate, type Refusal } from 'release-store/gate'
import { builtIn } from 'release-store'
import type { Release } from 'release-format'
import { presentChromium } from '../browser/find-chromium.ts'
import { BEACONS, startSmokeSite } from './smoke-site.ts'

/** Longer than the page itself waits for an area, its start and its end. */
const PATIENCE_MS = 20_000

const SUCCESS = 'loaded'
const OF_LIFECYCLES = ['bootstrap', 'mount', 'timeout']

type Beacon = { remote: string; version: string; kind: string }

/**
 * Runs a built release in the pages of a built shell, in a browser without windows. By the shell's own reports it has
 * to load, to show its first page and to leave it again. Returns null if it does, and the reason if it cannot be
 * tried. Throws `RefusedByGate`, and the errors of `startSmokeSite`.
 */
export async function smokeRun(folder: string, shellDir: string): Promise<string | null> {
  const reason = whyNotTried(shellDir)
  const executablePath = presentChromium()
  if (reason !== null || executablePath === null) return reason
  const release = await builtIn(folder)
  const site = await startSmokeSite(release, folder, shellDir)
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  try {
    const refusal = await tryOut(release, await browser.newPage({ baseURL: site.address }))
    if (refusal) throw new RefusedByGate([refusal])
    return null
  } finally {
    await browser.close()
    await site.stop()
  }
}

/** Returns the reason why no release can be tried in the pages of that shell; null if one can. */
export function whyNotTried(shellDir: string): string | null {
  if (presentChromium() === null)
    return 'not tried out: there is no Chromium here, and CHROMIUM_PATH names none'
  return existsSync(join(shellDir, 'index.html')) ? null : `not tried out: no shell is built in ${shellDir}`
}

async function tryOut(release: Release, page: Page): Promise<Refusal | null> {
  const said: string[] = []
  page.on('console', message => message.type() === 'error' && said.push(message.text()))
  const fate = fateOf(release, page)
  const [first] = release.routes
  await page.goto(first?.path ?? '/')
  const kind = await fate
  if (kind !== SUCCESS) return refusalOf(release, kind, said)
  if (!first) return null
  const hasLeft = await leave(page)
  return hasLeft ? null : refusalOf(release, 'unmount', said)
}

/** Returns the shell's first report of the release; `silence` if there is none in time. */
function fateOf({ name }: Release, page: Page): Promise<string> {
  return new Promise(resolve => {
    setTimeout(resolve, PATIENCE_MS, 'silence').unref()
    page.on('request', request => {
      if (new URL(request.url()).pathname !== BEACONS) return
      const { remote, kind } = JSON.parse(request.postData() ?? '{}') as Partial<Beacon>
      if (remote === name && kind) resolve(kind)
    })
  })
}

/** Clicks the page's own link to home, also under a dialog of that page. Returns whether the area's page has left. */
async function leave(page: Page): Promise<boolean> {
  const heading = page.locator('#areas h1').first()
  await page.locator('a.site-logo').dispatchEvent('click')
  return heading.waitFor({ state: 'hidden', timeout: PATIENCE_MS }).then(
    () => true,
    () => false,
  )
}

function refusalOf({ name, version, routes }: Release, kind: string, said: readonly string[]): Refusal {
  const where = routes[0] ? `at ${routes[0].path}` : 'over the page'
  return {
    rule: OF_LIFECYCLES.includes(kind) || kind === 'unmount' ? 'lifecycles' : 'smoke run',
    candidate: `${name} ${version} does not run ${where}: ${kind}.`,
    live: `In the pages of the shell the browser said: ${said.at(-1) ?? 'nothing'}.`,
    wayOut: 'Mend it and publish it under another version; --no-smoke leaves the trial out.',
  }
}
