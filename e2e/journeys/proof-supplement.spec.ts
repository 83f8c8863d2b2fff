import type { Page, Response } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { lookOf, PLACE, takePhonePhoto } from '../support/phone-photo.ts'
import { expect, test } from '../support/test.ts'

test('proof that is asked for again is put in order: one file deleted, one replaced by a photo that shrinks, all sent at once', async ({
  page,
  seeded,
  dialog,
}, testInfo) => {
  const main = page.getByRole('main')
  const row = (name: string) => main.getByRole('row').filter({ hasText: name })
  const { token } = await seeded('supplement-by-amount')
  await page.goto('/aply-result')
  await main.getByRole('button', { name: /^보완하기/ }).click()
  await expect(page).toHaveURL('/detail-page')
  await expect(main.getByText('보완이 필요한 증빙이 2건 있습니다.')).toBeVisible()

  await main.getByRole('button', { name: '삭제 시험증빙2.jpg' }).click()
  await dialog.says('해당 증빙을 삭제하시겠습니까?')
  await dialog.press('확인')
  await dialog.isReadAndClosed('해당 증빙이 삭제 대기 상태로 변경되었습니다. 보완등록 시 최종 삭제됩니다.')
  await main.getByRole('button', { name: '변경 시험증빙3.png' }).click()
  const file = testInfo.outputPath('새 영수증.jpg')
  await takePhonePhoto(page, file)
  await page.getByRole('dialog').locator('input[type=file]').first().setInputFiles(file)
  await dialog.says('올리기 전')
  await dialog.press('변경')
  await expect(row('시험증빙3.png')).toContainText('변경 대기')
  await expectAccessible(page)

  await page.goBack()
  await dialog.says('등록하지 않은 변경사항이 있습니다.')
  await dialog.press('취소')
  await expect(page).toHaveURL('/detail-page')

  await main.getByRole('button', { name: '보완등록' }).click()
  await dialog.says('증빙기간과 총 증빙금액(건수)을 확인하셨습니까?')
  await dialog.press('확인')
  const loaded = page.waitForResponse(/proof-mstr\/get/)
  await dialog.isReadAndClosed('보완등록이 완료되었습니다.', { timeout: 30_000 })
  await expect(row('새_영수증.jpg')).toContainText('보완완료')
  await expect(row('시험증빙2.jpg')).toHaveCount(0)
  await expect(main.getByRole('button', { name: '보완등록' })).toHaveCount(0)

  const stored = await storedPhoto(page, await loaded, token)
  expect(stored.includes(PLACE) || stored.includes('Exif')).toBe(false)
  expect(await lookOf(page, stored)).toEqual({ width: 1620, height: 2160, top: 'red', bottom: 'blue' })
})

type Loaded = { result: { receiptProofResponses: { files: { fileId: number; originlFileNm: string }[] }[] } }

/** The photo as the server keeps it. */
async function storedPhoto(page: Page, response: Response, token: string): Promise<Buffer> {
  const { result } = (await response.json()) as Loaded
  const files = result.receiptProofResponses.flatMap(item => item.files)
  const photo = files.find(({ originlFileNm }) => originlFileNm.endsWith('영수증.jpg'))
  const headers = { authorization: `Bearer ${token}` }
  return (await page.request.get(`/api/v1/proof/file/download/${photo?.fileId}`, { headers })).body()
}
