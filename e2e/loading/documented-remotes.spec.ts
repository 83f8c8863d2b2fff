import { publishDocumentedRemote } from '../support/site/documented-remote.ts'
import { expect, test } from '../support/test.ts'

test.describe.configure({ timeout: 120_000 })

for (const bundler of ['vite', 'esbuild'] as const) {
  test(`a remote that is built with ${bundler}, after the documentation alone, runs in the page, and its next release takes its place`, async ({
    context,
    ownSite: site,
  }) => {
    await publishDocumentedRemote(site, bundler, '1.0.0', '첫 화면')
    const page = await context.newPage()
    await page.goto(`${site.url}/hello`)
    await expect(page.getByRole('heading', { level: 1, name: '첫 화면' })).toBeVisible()
    await page.getByRole('button', { name: '누름 0' }).click()
    await expect(page.getByRole('button', { name: '누름 1' })).toBeVisible()

    await publishDocumentedRemote(site, bundler, '2.0.0', '다음 화면')
    await page.getByRole('banner').getByRole('link').first().click()
    await expect(page).toHaveURL(`${site.url}/`)
    await expect
      .poll(async () => {
        await page.evaluate(() => history.pushState(null, '', '/hello'))
        const title = await page.getByRole('heading', { level: 1 }).textContent()
        if (!title?.includes('다음')) await page.evaluate(() => history.pushState(null, '', '/region-center'))
        return title
      })
      .toContain('다음 화면')
  })
}
