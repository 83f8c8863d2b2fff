import { gzipSync } from 'node:zlib'
import type { APIRequestContext, Page } from '@playwright/test'
import { loadRemote, loadedRemoteScripts, loadedScripts } from '../support/federation.ts'
import { registryOf } from '../support/site/registry.ts'
import { expect, test } from '../support/test.ts'

/**
 * What comes before any screen; that together with what all of its screens use, such as the calls of the backend; and all
 * that one screen has loaded when it is shown. What loads when it is first used, such as the tools for pictures, is in none.
 * Home is all that the shell has loaded of itself by then: 184,867 bytes before pages followed releases, and 4 kB for that.
 */
const MOST_BYTES = {
  home: 184_867 + 4 * 1024,
  entry: 16 * 1024,
  withCommon: 25 * 1024,
  withScreen: 45 * 1024,
}

/** Where a part of a screen is still on its way. */
const PLACEHOLDER = '[class*="skeleton"]'

test('each remote weighs at most 16 kB before its screens, 25 kB with what all of them use, and 45 kB with any one of them', async ({
  page,
  request,
  site,
  home,
  seeded,
}) => {
  test.setTimeout(180_000)
  await seeded()
  const { remotes } = await registryOf(site)
  for (const remote of ['mfe-apply', 'mfe-result', 'mfe-proof', 'mfe-queue']) {
    await home.open()
    await home.isShown()
    const needed = await scriptsThatItNeeds(page, remote)
    const routes = remotes[remote]?.routes.filter(({ needs }) => !needs.some(isNotOfThisSite)) ?? []
    const paths = routes.map(({ path }) => path)
    const perScreen = await scriptsPerScreen(page, remote, paths)
    const common = scriptsOfEveryScreen(perScreen)

    expect(await sizeOf(request, needed), `${remote}: ${needed.join()}`).toBeLessThanOrEqual(MOST_BYTES.entry)
    const withCommon = [...needed, ...common]
    expect(await sizeOf(request, withCommon), `${remote}: ${withCommon.join()}`).toBeLessThanOrEqual(
      MOST_BYTES.withCommon,
    )
    for (const [place, scripts] of perScreen.entries()) {
      const size = await sizeOf(request, scripts)
      expect(size, `${paths[place]}: ${scripts.join()}`).toBeLessThanOrEqual(MOST_BYTES.withScreen)
    }
  }
})

test('direct delivery weighs no more than 45 kB when its first step is paid and the second one comes', async ({
  page,
  request,
  seeded,
}) => {
  await seeded('business-proof-paid')
  await page.goto('/proof-reg')
  await expect(page.getByRole('heading', { name: '2단계 실적증빙 등록' })).toBeVisible()
  const scripts = await loadedRemoteScripts(page, 'mfe-proof')
  expect(await sizeOf(request, scripts), scripts.join()).toBeLessThanOrEqual(MOST_BYTES.withScreen)
})

test('home has loaded at most 188,963 bytes of the shell when it follows what goes live', async ({
  page,
  request,
  home,
}) => {
  // The last thing that comes by itself, once home is shown and the page is idle.
  const follows = page.waitForRequest('**/registry/events')
  await home.open()
  await home.isShown()
  await follows
  const scripts = await loadedScripts(page, '/assets/')
  expect(await sizeOf(request, scripts), scripts.join()).toBeLessThanOrEqual(MOST_BYTES.home)
})

/** Pages that only sites with features of their own have. */
function isNotOfThisSite(need: string): boolean {
  return need === 'devRoutes' || need === 'adminAddress'
}

/** What comes with the remote itself, before any of its screens is asked for. */
async function scriptsThatItNeeds(page: Page, remote: string): Promise<string[]> {
  await loadRemote(page, remote)
  const scripts = await loadedRemoteScripts(page, remote)
  expect(scripts.length, `${remote} loads its entry and the module behind it`).toBeGreaterThanOrEqual(2)
  return scripts
}

/** What each screen has loaded, with the remote itself, when it is opened by its address. */
async function scriptsPerScreen(page: Page, remote: string, paths: string[]): Promise<string[][]> {
  const perScreen: string[][] = []
  for (const path of paths) {
    await page.goto(path)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(main.locator(PLACEHOLDER)).toHaveCount(0)
    perScreen.push(await loadedRemoteScripts(page, remote))
  }
  return perScreen
}

/** What no screen does without is no screen, and so it is the remote's own weight too. */
function scriptsOfEveryScreen(perScreen: readonly string[][]): string[] {
  const [first = [], ...others] = perScreen
  return others.length === 0 ? [] : first.filter(script => others.every(scripts => scripts.includes(script)))
}

async function sizeOf(request: APIRequestContext, scripts: readonly string[]): Promise<number> {
  const sizes = await Promise.all([...new Set(scripts)].map(script => gzipSize(request, script)))
  return sizes.reduce((sum, size) => sum + size, 0)
}

async function gzipSize(request: APIRequestContext, address: string): Promise<number> {
  return gzipSync(await (await request.get(address)).body(), { level: 9 }).byteLength
}
