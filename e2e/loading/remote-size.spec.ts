import type { Page } from '@playwright/test'
import { loadRemote, loadedRemoteScripts, loadedScripts } from '../support/federation.ts'
import { filesOf, registryOf } from '../support/site/registry.ts'
import type { Site } from '../support/site/site.ts'
import { untilLoaded } from '../support/until-loaded.ts'
import { budgets, expectLight, expectLightPage, expectLightRemote } from '../support/weight.ts'
import { expect, test } from '../support/test.ts'

// The file every-page.spec.ts weighs the scripts of each screen.

test('each remote keeps to its budget, before its screens and with the code that they share', async ({
  page,
  site,
  home,
  seeded,
}) => {
  await seeded()
  await home.open()
  await home.isShown()
  const needed = new Map<string, string[]>()
  for (const remote of ['mfe-apply', 'mfe-result', 'mfe-proof', 'mfe-queue']) {
    await loadRemote(page, remote)
    const scripts = await loadedRemoteScripts(page, remote)
    expect(scripts.length, `${remote} loads its entry and the module behind it`).toBeGreaterThanOrEqual(2)
    await expectLightRemote(page, remote, 'entry', scripts)
    expect(await storedBytes(site, remote), remote).toBeLessThanOrEqual(budgets.remotes[remote]?.release ?? 0)
    needed.set(remote, scripts)
  }

  const { remotes } = await registryOf(site)
  for (const remote of ['mfe-apply', 'mfe-result', 'mfe-proof']) {
    const routes = remotes[remote]?.routes.filter(({ needs }) => !needs.some(isNotOfThisSite)) ?? []
    const [first = '/', ...others] = routes.map(({ path }) => path)
    const ofFirst = await scriptsOfScreen(page, remote, first)
    const ofLast = await scriptsOfScreen(page, remote, others.at(-1) ?? first)
    const shared = ofFirst.filter(script => ofLast.includes(script))
    expect(shared).toEqual(expect.arrayContaining(needed.get(remote) ?? []))
    await expectLightRemote(page, remote, 'common', shared)
  }
})

test('direct delivery keeps to its budget when its first step is paid and the second one comes', async ({
  page,
  seeded,
}) => {
  await seeded('business-proof-paid')
  await page.goto('/proof-reg')
  await expect(page.getByRole('heading', { name: '2단계 실적증빙 등록' })).toBeVisible()
  await expectLightPage(page, budgets.pages.signedIn)
})

test('home shows itself with one script and the libraries within their budget, and keeps to that of the page once it follows what goes live', async ({
  page,
  home,
}) => {
  // The last request that the page makes by itself, once home is shown and the page is idle.
  const follows = page.waitForRequest('**/registry/events')
  const turnIsOver = page.waitForRequest(/opcode=5004/)
  const response = await home.open()
  await home.isShown()
  const named = (await response?.text())?.match(/(?<=(?:src|href)=")\/assets\/[^"]+\.js/g) ?? []
  expect(named.map(path => path.split(/[./]/)[2])).toEqual(['main', 'libraries'])
  await expectLight(page, budgets.shell.first, named)
  await turnIsOver
  await follows
  expect(await loadedRemoteScripts(page), 'without a line, nothing of the waiting room is loaded').toEqual([])
  await expectLight(page, budgets.shell.home, await loadedScripts(page, '/assets/'))
  await untilLoaded(page)
  await expectLightPage(page, budgets.pages.home)
})

/** Returns the bytes of all scripts of the live release, as its list has them. */
async function storedBytes(site: Site, remote: string): Promise<number> {
  const scripts = (await filesOf(site, remote)).filter(({ path }) => path.endsWith('.js'))
  return scripts.reduce((sum, { size }) => sum + size, 0)
}

/** Pages that only sites with features of their own have. */
function isNotOfThisSite(need: string): boolean {
  return need === 'devRoutes' || need === 'adminAddress'
}

/** Returns the scripts of a screen that is opened by its address, with those of the remote itself. */
async function scriptsOfScreen(page: Page, remote: string, path: string): Promise<string[]> {
  await page.goto(path)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await untilLoaded(page)
  return loadedRemoteScripts(page, remote)
}
