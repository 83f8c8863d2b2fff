import { rm } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { folderForDocumentedRemote, publishDocumentedRemote } from '../support/site/documented-remote.ts'
import { expect, test as onOneSite } from '../support/test.ts'

const test = onOneSite.extend<{ folder: string }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the needed fixtures from the pattern.
  folder: async ({}, use) => {
    const folder = await folderForDocumentedRemote()
    await use(folder)
    await rm(folder, { recursive: true })
  },
})

test.describe.configure({ timeout: 180_000 })

const releases = [
  { bundler: 'vite', version: '1.0.0', title: '첫째 화면', smoke: true },
  { bundler: 'vite', version: '2.0.0', title: '둘째 화면' },
  { bundler: 'esbuild', version: '3.0.0', title: '셋째 화면' },
] as const

test('a remote that is built after the documentation alone, with Vite or esbuild, runs in the page, and its next release takes its place', async ({
  ownSite: site,
  context,
  folder,
}) => {
  const page = await context.newPage()
  for (const [place, release] of releases.entries()) {
    await publishDocumentedRemote(site, folder, release)
    if (place === 0) await page.goto(`${site.url}/hello`)
    await comesToShow(page, release.title)
    await page.getByRole('button', { name: '누름 0' }).click()
    await expect(page.getByRole('button', { name: '누름 1' })).toBeVisible()
    await page.getByRole('banner').getByRole('link').first().click()
    await expect(page).toHaveURL(`${site.url}/`)
  }
})

/** Waits for the title: a page receives a release some time after it was published. */
async function comesToShow(page: Page, title: string): Promise<void> {
  const shown = async () => {
    await page.evaluate(() => history.pushState(null, '', '/hello'))
    const heading = await page.getByRole('heading', { level: 1 }).textContent()
    if (!heading?.includes(title)) await page.evaluate(() => history.pushState(null, '', '/region-center'))
    return heading
  }
  await expect.poll(shown).toContain(title)
}
