import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { signIn } from '../support/session.ts'
import { expect, test } from '../support/test.ts'

/** Three are uploaded at once: when the first have arrived, the others are on their way. */
const FILES = 6
/** The duration of each upload, so that the kill always happens in the middle of one. */
const SLOW_MS = 2_000

test('a backend that is killed in the middle of the uploads costs a second press, and no file', async ({
  ownSite,
  page,
  dialog,
  allowConsole,
}) => {
  allowConsole(/ERR_|Failed to load|failed: /)
  const main = page.getByRole('main')
  const submit = main.getByRole('button', { name: '증빙 등록' })
  const sent: string[] = []
  page.on('request', request => request.method() === 'PUT' && sent.push(request.url()))
  await signIn(page, ownSite, '대상선정')
  await page.goto(`${ownSite.url}/aply-result`)
  await main.getByRole('button', { name: '새 증빙 등록' }).click()
  await main.getByRole('link', { name: '배달·택배 서비스 이용 증빙 등록하기' }).click()
  await main.getByRole('button', { name: '위 내용을 확인했으며 동의합니다' }).click()
  await main.getByRole('tab', { name: '직접 증빙', exact: true }).click()
  await main.getByRole('checkbox', { name: '2025년' }).check()
  await main.getByRole('radio', { name: /^금액/ }).check()
  await main.getByRole('textbox', { name: /^총 증빙/ }).fill('150000')
  await main
    .locator('input[type=file]')
    .first()
    .setInputFiles(Array.from({ length: FILES }, document))

  await ownSite.sandbox.breaks({ target: '/objects/', kind: 'delay', value: SLOW_MS })
  await submit.click()
  await dialog.says('등록하시겠습니까?')
  await dialog.press('확인')
  await expect(main.getByText('완료', { exact: true })).not.toHaveCount(0)
  await ownSite.kill()
  const arrived = await main.getByText('완료', { exact: true }).count()
  await dialog.isReadAndClosed(/업로드 중 오류|서버에 연결할 수 없습니다/, { timeout: 30_000 })

  await ownSite.startAgain()
  const before = sent.length
  await submit.click()
  await dialog.isReadAndClosed('등록하시겠습니까?')
  await dialog.isReadAndClosed('모든 증빙자료가 성공적으로 등록되었습니다.', { timeout: 30_000 })
  expect(sent.length - before).toBeLessThanOrEqual(FILES - arrived)
  const batches = main
    .getByRole('table', { name: '증빙 내역' })
    .getByRole('row')
    .filter({ hasText: '150,000원' })
  await expect(batches).toHaveCount(1)
  await batches.getByRole('button', { name: /상세/ }).click()
  await expect(main.getByRole('row').filter({ hasText: '정산' })).toHaveCount(FILES)
  expect(readdirSync(join(ownSite.dataDir, 'objects/.unfinished'))).toEqual([])
})

function document(_: unknown, place: number) {
  return { name: `정산${place + 1}.pdf`, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') }
}
