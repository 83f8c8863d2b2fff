import { registryOf } from '../support/site/registry.ts'
import { publishForeignRemote } from '../support/site/foreign-remote.ts'
import { expect, test } from '../support/test.ts'

test('a remote whose bundler checks nothing: not live when it cannot run here; every module and style by its hash, and a wrong one does not run', async ({
  ownSite: site,
  browser,
  context,
  allowConsole,
}) => {
  allowConsole(/mfe[-_]foreign/)
  const crashing = `export const title = 'x'; throw new Error('no start')`
  for (const other of [
    { requires: { react: '^18.0.0' } },
    { files: { 'assets/title.js': crashing }, smoke: true },
  ]) {
    await expect(publishForeignRemote(site, other)).rejects.toThrow('Refused by the rule of')
  }
  expect((await registryOf(site)).remotes).not.toHaveProperty('mfe-foreign')

  await publishForeignRemote(site)
  const folder = `${site.url}/remotes/mfe-foreign/1.0.0/`
  const page = await context.newPage()
  const heading = page.getByRole('heading', { level: 1, name: '다른 팀의 화면' })
  const failed = page.getByRole('main').getByRole('button', { name: '다시 시도' })

  await site.sandbox.breaks({ kind: 'corrupt', target: '/remotes/mfe-foreign/1.0.0/assets/title.js' })
  await page.goto(`${site.url}/foreign`)
  await expect(failed).toBeVisible()
  const asked = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  expect(asked).toContain(`${folder}assets/title.js`)
  expect(asked).not.toContain(`${folder}assets/style.css`)

  await site.sandbox.mends()
  const repaired = page.waitForResponse(`${folder}assets/title.js`)
  await failed.click()
  await repaired
  await page.goto(`${site.url}/foreign`)
  await expect(heading).toHaveCSS('letter-spacing', '3px')

  const another = await browser.newPage()
  await site.sandbox.breaks({ kind: 'corrupt', target: '/remotes/mfe-foreign/1.0.0/assets/style.css' })
  await another.goto(`${site.url}/foreign`)
  await expect(another.getByRole('heading', { level: 1, name: '다른 팀의 화면' })).toHaveCSS(
    'letter-spacing',
    'normal',
  )
  await another.close()
})
