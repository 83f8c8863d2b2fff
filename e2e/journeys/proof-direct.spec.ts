import type { Page } from '@playwright/test'
import type { Site } from '../support/site/site.ts'
import { storedSession } from '../support/session.ts'
import { expect, test } from '../support/test.ts'

const document = (name: string) => {
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(`%PDF-1.7\n% ${name}`) }
}

test('direct delivery: business proof is registered in turn and paid, then its cases are counted', async ({
  page,
  site,
  seeded,
  dialog,
}) => {
  const main = page.getByRole('main')
  const files = main.locator('input[type=file]').first()
  await seeded('대상선정')
  await page.goto('/proof-intro')
  await main.getByRole('link', { name: '직접배달 증빙 등록하기' }).click()
  await files.setInputFiles([document('차량등록증.pdf'), document('간판.pdf')])
  await main.getByRole('button', { name: '영업증빙 보완등록' }).click()
  await dialog.isReadAndClosed('등록하시겠습니까?')
  await dialog.isReadAndClosed('영업증빙자료가 성공적으로 등록되었습니다.')
  await expect(page).toHaveURL('/detail-page')
  await expect(main.getByRole('row').filter({ hasText: '간판.pdf' })).toContainText('제출완료')

  await pay(site, page)
  await page.goto('/proof-reg')
  await expect(main.getByRole('row').filter({ hasText: '간판.pdf' })).toContainText('승인')
  await main.getByRole('button', { name: '위 내용을 확인했으며 동의합니다' }).click()
  await main.getByRole('checkbox', { name: '2025년' }).check()
  await main.getByRole('textbox', { name: '총 증빙건수' }).fill('20')
  await files.setInputFiles(document('배달대장.pdf'))
  await main.getByRole('button', { name: '증빙 등록' }).click()
  await dialog.isReadAndClosed('등록하시겠습니까?')
  await dialog.isReadAndClosed('모든 증빙자료가 성공적으로 등록되었습니다.')
  await expect(page).toHaveURL('/aply-result')
  await expect(main.getByRole('table', { name: '증빙 내역' })).toContainText('20건')
})

test('a parcel request is sent once, and no other proof is possible while it is looked up', async ({
  page,
  seeded,
  dialog,
}) => {
  const main = page.getByRole('main')
  await seeded('대상선정')
  await page.goto('/proof-reg-parcel')
  await main.getByRole('button', { name: '위 내용을 확인했으며 동의합니다' }).click()
  await main.getByRole('checkbox', { name: '우체국' }).check()
  await main.getByRole('button', { name: '이용내역 조회신청' }).click()
  await dialog.isReadAndClosed('조회에 최대 1개월이 소요될 수 있으며, 이 기간에는 직접 증빙이 불가합니다.')
  await dialog.isReadAndClosed('택배사 이용내역 조회신청이 완료되었습니다.')
  await expect(page).toHaveURL('/aply-result')
  await expect(main.getByRole('button', { name: '새 증빙 등록' })).toHaveAccessibleDescription(
    '택배 증빙을 조회 중입니다.',
  )
  await page.goto('/proof-reg-parcel')
  await dialog.isReadAndClosed('택배조회 신청이 가능한 상태가 아닙니다.')
  await expect(page).toHaveURL('/aply-result')
})

/** Pays the batch that this tab shows, as the office would. */
async function pay(site: Site, page: Page): Promise<void> {
  const { proofMstrId } = await storedSession(page)
  const paid = { progressStatus: '지급완료', force: true }
  await site.sandbox.post(`back-office/proof-mstr/${String(proofMstrId)}`, paid)
}
