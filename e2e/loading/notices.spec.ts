import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expectAccessible } from '../support/accessible.ts'
import { noticesOf } from '../support/pages/notices.ts'
import { expect, test as onOneSite } from '../support/test.ts'

const test = onOneSite.extend({ baseURL: ({ ownSite }, use) => use(ownSite.url) })

const TITLE = '접수 마감 안내'
const SCRIPT = '<img src=x onerror=alert(1)><script>alert(1)</script>'

test('a notice is written in the console and is on the next home, where its script stays text', async ({
  page,
  context,
  ownSite: site,
}) => {
  const open = await context.newPage()
  const follows = open.waitForRequest('**/registry/events')
  await open.goto('/')
  await follows

  await page.goto('/ops/')
  await page.getByLabel('운영자 토큰').fill(await readFile(join(site.dataDir, 'ops-token'), 'utf8'))
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: '공지 쓰기' }).click()
  const dialog = page.getByRole('dialog', { name: '공지 쓰기' })
  await dialog.getByLabel('제목').fill(TITLE)
  await dialog.getByLabel('내용').fill(`6월 30일에 마감합니다.\n\n${SCRIPT}`)
  await dialog.getByRole('button', { name: '게시', exact: true }).click()
  await expect(dialog).toBeHidden()

  await page.goto('/')
  const notice = noticesOf(page).written(TITLE)
  await notice.isShown()
  await expect(notice.box).toContainText(SCRIPT)
  await expectAccessible(page)
  await notice.closeFor({ today: true })
  await page.getByRole('link', { name: '공지사항' }).click()
  await page.getByRole('link', { name: TITLE }).click()
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible()
  await expect(page.getByText(SCRIPT)).toBeVisible()
  await expectAccessible(page)

  // The page that was open before has it at its next visit of home. This browser has put it away for today.
  await open.evaluate(() => localStorage.clear())
  await expect(async () => {
    await open.getByRole('link', { name: '자주 묻는 질문' }).first().click()
    await open.getByRole('link', { name: '홈' }).click()
    await expect(noticesOf(open).written(TITLE).box).toBeVisible({ timeout: 5_000 })
  }).toPass()
})
