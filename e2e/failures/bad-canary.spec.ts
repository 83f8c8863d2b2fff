import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { publishForeignRemote, storeForeignRemote } from '../support/site/foreign-remote.ts'
import { tryOn } from '../support/site/release-command.ts'
import type { Site } from '../support/site/site.ts'
import { expect, test } from '../support/test.ts'

const REMOTE = 'mfe-foreign'
/** So many failures take a release back. */
const VISITS = 5

const lifecycles = (mount: string) => `
  export async function bootstrap() {}
  export async function mount() { ${mount} }
  export async function unmount() {}`

const bad = [
  { version: '3.0.0', kind: 'mount', code: lifecycles(`throw new Error('a mistake')`) },
  {
    version: '5.0.0',
    kind: 'load',
    code: lifecycles(''),
    target: '/remotes/mfe-foreign/5.0.0/assets/remote.js',
  },
]

test.describe.configure({ timeout: 180_000 })

test('a release that is tried and throws, or was changed on the way: the old one serves, and the trial ends without a person', async ({
  browser,
  ownSite: site,
}) => {
  await publishForeignRemote(site)
  for (const { version, kind, code, target } of bad) {
    await storeForeignRemote(site, { version, files: { 'assets/remote.js': code } })
    if (target) await site.sandbox.breaks({ kind: 'corrupt', target })
    await tryOn(site, REMOTE, version, 100)

    const context = await browser.newContext({ reducedMotion: 'reduce' })
    const pages = await Promise.all(Array.from({ length: VISITS }, () => context.newPage()))
    await Promise.all(pages.map(page => showsTheOldOne(page, site)))
    const shownAt = Date.now()

    await expect
      .poll(() => newestStep(site), { timeout: 15_000 })
      .toMatchObject({
        action: 'end canary',
        by: 'automatic',
        from: version,
        to: '1.0.0',
        reason: expect.stringContaining(`(${kind} `),
      })
    test.info().annotations.push({
      type: `${version} ${kind} went back after`,
      description: `${Date.now() - shownAt} ms`,
    })
    await context.close()
  }
})

async function showsTheOldOne(page: Page, { url }: Site): Promise<void> {
  await page.goto(`${url}/foreign`)
  await expect(page.getByRole('heading', { level: 1, name: '다른 팀의 화면' })).toBeVisible()
}

type Report = { remotes: { name: string; history: unknown[] }[] }

async function newestStep({ url, dataDir }: Site): Promise<unknown> {
  const token = (await readFile(join(dataDir, 'ops-token'), 'utf8')).trim()
  const headers = { authorization: `Bearer ${token}` }
  const report = (await (await fetch(`${url}/ops/api/releases`, { headers })).json()) as Report
  return report.remotes.find(({ name }) => name === REMOTE)?.history[0]
}
