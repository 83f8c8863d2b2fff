import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BrowserContext } from '@playwright/test'
import { publishForeignRemote, storeForeignRemote } from '../support/site/foreign-remote.ts'
import { tryOn } from '../support/site/release-command.ts'
import type { Site } from '../support/site/site.ts'
import { expect, test } from '../support/test.ts'

const REMOTE = 'mfe-foreign'
/** The failures of so many networks take a release back. */
const NETWORKS = 5

const throwsAtMount = `
  export async function bootstrap() {}
  export async function mount() { throw new Error('a mistake') }
  export async function unmount() {}`

test.use({ siteSettings: { TRUST_PROXY: 'on' } })
test.describe.configure({ timeout: 180_000 })

// Failures of other kinds count in the same way; the tests of areas cover them.
test('a release that is tried and throws: the old one serves, and the trial ends without a person', async ({
  ownSite: site,
  browser,
  allowConsole,
}) => {
  allowConsole(/mfe[-_]foreign/, /a mistake/)
  await publishForeignRemote(site)
  await storeForeignRemote(site, { version: '2.0.0', files: { 'assets/remote.js': throwsAtMount } })
  const visitors = await Promise.all(
    Array.from({ length: NETWORKS }, (_, each) =>
      browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': `203.0.113.${each + 1}` } }),
    ),
  )
  await Promise.all(visitors.map(visitor => showsTheOldOne(visitor, site)))
  await expect.poll(() => startsOf(site)).toBeGreaterThanOrEqual(NETWORKS)
  await tryOn(site, REMOTE, '2.0.0', 100)
  await Promise.all(visitors.map(visitor => showsTheOldOne(visitor, site)))

  await expect
    .poll(() => newestStep(site))
    .toMatchObject({
      action: 'end canary',
      by: 'automatic',
      from: '2.0.0',
      to: '1.0.0',
      reason: expect.stringContaining('(mount '),
    })
  await Promise.all(visitors.map(visitor => visitor.close()))
})

async function showsTheOldOne(visitor: BrowserContext, { url }: Site): Promise<void> {
  const page = await visitor.newPage()
  await page.goto(`${url}/foreign`)
  await expect(page.getByRole('heading', { level: 1, name: '다른 팀의 화면' })).toBeVisible()
}

type Step = { action: string; by: string }
type Releases = { remotes: { name: string; history: Step[] }[] }
type Reports = { minutes: { remote: string; starts: number }[] }

async function newestStep(site: Site): Promise<Step | undefined> {
  const { remotes } = await readOperations<Releases>(site, 'releases')
  return remotes.find(({ name }) => name === REMOTE)?.history[0]
}

async function startsOf(site: Site): Promise<number> {
  const { minutes } = await readOperations<Reports>(site, 'beacons')
  return minutes.reduce((sum, { remote, starts }) => sum + (remote === REMOTE ? starts : 0), 0)
}

async function readOperations<T>({ url, dataDir }: Site, path: string): Promise<T> {
  const token = (await readFile(join(dataDir, 'ops-token'), 'utf8')).trim()
  const headers = { authorization: `Bearer ${token}` }
  return (await fetch(`${url}/ops/api/${path}`, { headers })).json() as Promise<T>
}
