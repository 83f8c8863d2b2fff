import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expectAccessible } from '../support/accessible.ts'
import { opsConsoleOf } from '../support/pages/ops-console.ts'
import { copyBuilt } from '../support/site/built-site.ts'
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
  allowConsole(/status of 4(01|29)/)
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
  for (let guess = 0; guess < 10; guess += 1) {
    const refused = page.waitForResponse('**/ops/api/releases')
    await operations.enter(`guess-${guess}`)
    expect((await refused).status()).toBe(401)
    await expect(operations.refusal).toContainText('올바르지 않습니다')
  }
  await operations.enter(token)
  await expect(operations.refusal).toContainText('잠시 접속할 수 없습니다')
})
