import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expectAccessible } from '../support/accessible.ts'
import { ABOUT_THE_RESULT_AREA } from '../support/area-failures.ts'
import { opsConsoleOf } from '../support/pages/ops-console.ts'
import { auditedOf, overrideLink } from '../support/site/operations.ts'
import { copyBuilt } from '../support/site/built-site.ts'
import { liveRemote } from '../support/site/registry.ts'
import { storeFolder } from '../support/site/release-command.ts'
import { expect, test as onOneSite } from '../support/test.ts'

const NEW_VERSION = '9.9.9-trial'

const test = onOneSite.extend({ baseURL: ({ ownSite }, use) => use(ownSite.url) })

test.use({ viewport: { width: 360, height: 740 }, colorScheme: 'dark' })

test('with a phone and the keyboard alone an operator gives some browsers a release, takes it back, and both are in the audit log', async ({
  page,
  ownSite: site,
  allowConsole,
}, { outputDir }) => {
  allowConsole(/status of 401/)
  const token = await readFile(join(site.dataDir, 'ops-token'), 'utf8')
  await copyBuilt('mfe-result', NEW_VERSION, outputDir)
  await storeFolder(site, outputDir)
  const operations = opsConsoleOf(page)
  const remote = operations.remote('mfe-result')

  await page.goto('/ops/')
  await expectAccessible(page)
  await operations.enter(token, 'kim')
  await expect(remote).toContainText('게시 중')
  await expectAccessible(page)
  await page.emulateMedia({ forcedColors: 'active' })
  await expectAccessible(page)
  await page.emulateMedia({ forcedColors: 'none' })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)

  await operations.asksFor('mfe-result', '일부 게시')
  await operations.choose('버전', NEW_VERSION)
  await operations.fill('게시할 브라우저 비율', '5')
  await operations.press('바뀌는 내용 보기')
  await expect(operations.dialog).toContainText('브라우저의 5%에 적용됩니다.')
  await expectAccessible(page)
  await expect(remote).not.toContainText(NEW_VERSION)
  await operations.press('일부에게 게시하기')
  await expect(remote).toContainText(`${NEW_VERSION} · 5%`)

  await operations.asksFor('mfe-result', '되돌리기')
  await expect(operations.dialog).toContainText(`${NEW_VERSION} → `)
  await operations.press('지금 되돌리기')
  await expect(remote).not.toContainText(`${NEW_VERSION} · 5%`)
  await expect(operations.audit.first()).toContainText(/kim.*되돌리기/)
  await expect(operations.audit.nth(1)).toContainText(/kim.*일부 게시/)

  await operations.leave()
  await operations.enter('guess')
  await expect(operations.refusal).toContainText('올바르지 않습니다')
})

onOneSite(
  'a link shows one browser a release of another origin, marked, and only what its hashes say; no other browser sees it',
  async ({ browser, page, site, resultLookup, failedArea, allowConsole }) => {
    allowConsole(ABOUT_THE_RESULT_AREA)
    const { version } = await liveRemote(site, 'mfe-result')
    const elsewhere = new URL(`/remotes/mfe-result/${version}/`, site.url)
    elsewhere.hostname = elsewhere.hostname === 'localhost' ? '127.0.0.1' : 'localhost'
    const entry = new URL('remoteEntry.js', elsewhere).href
    const asked: string[] = []
    page.on('request', request => asked.push(request.url()))

    const link = await overrideLink(site, 'mfe-result', elsewhere.href)
    await page.goto(link)
    await resultLookup.isShown()
    expect(asked).toContain(entry)
    const mark = page.getByText(`시험 중인 화면: mfe-result ${version} (${elsewhere.origin})`)
    await expect(mark).toBeVisible()

    const other = await browser.newPage({ baseURL: site.url })
    expect((await other.goto(link))?.status()).toBe(404)
    await other.goto('/bzmn-result')
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(other.getByText('시험 중인 화면')).toHaveCount(0)
    await other.close()

    // The file always differs from the one that the link was made for.
    const isEntry = ({ href }: URL) => href.startsWith(entry)
    await page.route(isEntry, async route => {
      const response = await route.fetch()
      await route.fulfill({ response, body: `document.title = 'evil';${await response.text()}` })
    })
    await page.reload()
    await failedArea.isTold()
    await expect(page).not.toHaveTitle('evil')

    expect(await auditedOf(site)).toContainEqual(
      expect.objectContaining({ action: 'override.create', detail: expect.objectContaining({ version }) }),
    )
  },
)
