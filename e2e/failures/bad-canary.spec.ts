import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { publishForeignRemote, storeForeignRemote } from '../support/site/foreign-remote.ts'
import { tryOn } from '../support/site/release-command.ts'
import type { Site } from '../support/site/site.ts'
import { expect, test } from '../support/test.ts'

const REMOTE = 'mfe-foreign'
/** The number of failures that takes a release back. */
const VISITS = 5

const throwsAtMount = `
  export async function bootstrap() {}
  export async function mount() { throw new Error('a mistake') }
  export async function unmount() {}`

test.describe.configure({ timeout: 180_000 })

// Failures of other kinds count in the same way; the tests of areas cover them.
test('a release that is tried and throws: the old one serves, and the trial ends without a person', async ({
  ownSite: site,
  context,
  allowConsole,
}) => {
  allowConsole(/mfe[-_]foreign/, /a mistake/)
  await publishForeignRemote(site)
  await storeForeignRemote(site, { version: '2.0.0', files: { 'assets/remote.js': throwsAtMount } })
  await tryOn(site, REMOTE, '2.0.0', 100)
  const pages = await Promise.all(Array.from({ length: VISITS }, () => context.newPage()))
  await Promise.all(pages.map(page => showsTheOldOne(page, site)))

  await expect
    .poll(() => newestStep(site))
    .toMatchObject({
      action: 'end canary',
      by: 'automatic',
      from: '2.0.0',
      to: '1.0.0',
      reason: expect.stringContaining('(mount '),
    })
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
