import type { Page } from '@playwright/test'
import { outsideTeam, type OutsideTeam } from '../support/site/outside-team.ts'
import { expect, test as onOneSite } from '../support/test.ts'

const test = onOneSite.extend<{ team: OutsideTeam }>({
  team: async ({ ownSite }, use) => {
    const team = await outsideTeam(ownSite, 'mfe-hello')
    await use(team)
    await team.leave()
  },
})

test.describe.configure({ timeout: 180_000 })

test('a team with the package alone makes a remote, runs it alone, checks, publishes, promotes and rolls it back', async ({
  ownSite: site,
  team,
  context,
}) => {
  const page = await context.newPage()
  await team.create('vite')
  await team.build('1.0.0', '첫째 화면')
  await team.alone(async address => {
    await page.goto(address)
    await isShownAndWorks(page, '첫째 화면')
  })

  expect(await team.release('gate', 'dist')).toContain('mfe-hello 1.0.0 is stored, and fits the live site.')
  await team.release('publish', 'dist')
  await page.goto(`${site.url}/hello`)
  await isShownAndWorks(page, '첫째 화면')

  await team.create('esbuild')
  await team.build('2.0.0', '둘째 화면')
  await team.release('publish', 'dist', '--store-only')
  expect(await team.release('canary', 'mfe-hello', '2.0.0', '5')).toContain(
    '2.0.0 is what 5 of 100 browsers get',
  )
  await team.release('promote', 'mfe-hello', '2.0.0')
  await page.goto(`${site.url}/region-center`)
  await comesToShow(page, '둘째 화면')
  await isShownAndWorks(page, '둘째 화면')

  expect(await team.release('rollback', 'mfe-hello')).toContain('mfe-hello 1.0.0 is live again')
  await page.goto(`${site.url}/region-center`)
  await comesToShow(page, '첫째 화면')
  expect(await team.release('list', 'mfe-hello')).toContain('1.0.0  live')
  expect(await team.release('history', 'mfe-hello')).toContain('by operator:outside')
  await expect(team.release('retire', 'mfe-hello')).rejects.toThrow('This token has another role')
})

async function isShownAndWorks(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title)
  await page.getByRole('button', { name: '누름 0' }).click()
  await expect(page.getByRole('button', { name: '누름 1' })).toBeVisible()
}

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
