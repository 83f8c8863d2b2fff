import { gzipSync } from 'node:zlib'
import type { APIRequestContext, Page } from '@playwright/test'
import { loadRemote, loadedRemoteScripts } from '../support/federation.ts'
import { admitEverywhere } from '../support/session.ts'
import { registryOf } from '../support/site/registry.ts'
import { expect, test } from '../support/test.ts'

const LARGEST_REMOTE_BYTES = 14 * 1024

for (const remote of ['mfe-apply', 'mfe-result', 'mfe-proof', 'mfe-queue']) {
  test(`${remote} weighs at most 14 kB beyond its screens and the shared packages`, async ({
    page,
    request,
    site,
    home,
  }) => {
    await admitEverywhere(page, site.url)
    await home.open()
    await home.isShown()
    const needed = await scriptsThatItNeeds(page, remote)

    const { remotes } = await registryOf(site)
    const paths = remotes[remote]?.routes.map(({ path }) => path) ?? []
    const shared = await scriptsOfSeveralScreens(page, remote, paths)

    const own = [...new Set([...needed, ...shared])]
    const sizes = await Promise.all(
      own.map(async address => [address, await gzipSize(request, address)] as const),
    )
    const total = sizes.reduce((sum, [, size]) => sum + size, 0)
    expect(total, JSON.stringify(Object.fromEntries(sizes), null, 2)).toBeLessThanOrEqual(
      LARGEST_REMOTE_BYTES,
    )
  })
}

/** What comes with the remote itself, before any of its screens is asked for. */
async function scriptsThatItNeeds(page: Page, remote: string): Promise<string[]> {
  await loadRemote(page, remote)
  const scripts = await loadedRemoteScripts(page, remote)
  expect(scripts.length, `${remote} loads its entry and the module behind it`).toBeGreaterThanOrEqual(2)
  return scripts
}

/** What more than one screen loads is no screen, and so it is the remote's own weight too. */
async function scriptsOfSeveralScreens(page: Page, remote: string, paths: string[]): Promise<string[]> {
  const seen: string[] = []
  for (const path of paths) {
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    seen.push(...(await loadedRemoteScripts(page, remote)))
  }
  return seen.filter((script, at) => seen.indexOf(script) !== at)
}

async function gzipSize(request: APIRequestContext, address: string): Promise<number> {
  return gzipSync(await (await request.get(address)).body(), { level: 9 }).byteLength
}
