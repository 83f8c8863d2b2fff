import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page, Response } from '@playwright/test'
import { generalProofOf, type SentFile } from '../support/pages/general-proof.ts'
import { repository } from '../support/site/repository.ts'
import { expect, test } from '../support/test.ts'

const PICTURE = 'server/backend/src/sandbox/seeds/pictures/waybill.jpg'
const PLACE = 'N37.5665 E126.9780'
const document = (name: string): SentFile => {
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(`%PDF-1.7\n% ${name}`) }
}

test('general proof by amount arrives whole over a line that breaks, without the place of its photo', async ({
  page,
  seeded,
  dialog,
  breakSite,
  allowConsole,
}) => {
  allowConsole(/ERR_|Failed to load/)
  const proof = generalProofOf(page)
  const { token } = await seeded('대상선정')
  const picture = await readFile(join(repository, PICTURE))
  const photo = { name: '운송장.jpg', mimeType: 'image/jpeg', buffer: withPlace(picture) }
  const settlement = document('정산.pdf')

  await proof.begin()
  await breakSite({ target: '/objects/', kind: 'cut', times: 1 })
  await proof.prove('금액', '150000', [photo, settlement])
  await dialog.isReadAndClosed('등록하시겠습니까?')
  const result = page.waitForResponse(/result\/detail\/brno/)
  await dialog.isReadAndClosed('모든 증빙자료가 성공적으로 등록되었습니다.')

  await expect(page).toHaveURL('/aply-result')
  await expect(proof.history).toContainText('150,000원')
  const [storedPhoto, storedSettlement] = await storedFiles(page, await result, token)
  expect(storedSettlement).toEqual(settlement.buffer)
  expect(storedPhoto?.includes(PLACE)).toBe(false)
  const pixels = picture.subarray(picture.indexOf(Buffer.from([0xff, 0xda])))
  expect(storedPhoto?.subarray(-pixels.byteLength)).toEqual(pixels)
})

test('general proof by count goes on without a file that arrived empty', async ({
  page,
  seeded,
  dialog,
  breakSite,
  allowConsole,
}) => {
  // The page asks for the first byte of a file that has none.
  allowConsole(/status of 416/)
  const proof = generalProofOf(page)
  await seeded('대상선정')
  await proof.begin()
  await breakSite({ target: '/objects/', kind: 'empty', times: 1 })
  await proof.prove('건수', '40', [document('가.pdf'), document('나.pdf')])
  await dialog.isReadAndClosed('등록하시겠습니까?')
  await expect(dialog.box.getByRole('listitem')).toHaveText(/^[가나]\.pdf$/)
  await dialog.press('확인')
  await dialog.isReadAndClosed('0바이트 파일을 제외하고 정상 파일만 등록합니다.')
  await dialog.isReadAndClosed('증빙자료 등록이 완료되었습니다.')
  await expect(page).toHaveURL('/aply-result')
  await expect(proof.history).toContainText('40건')
})

/** Adds a comment with the place of the photo, as phones write one. */
function withPlace(picture: Buffer): Buffer {
  const text = Buffer.from(PLACE)
  const comment = Buffer.from([0xff, 0xfe, 0, text.byteLength + 2])
  return Buffer.concat([picture.subarray(0, 2), comment, text, picture.subarray(2)])
}

type StoredFile = { fileId: number; originlFileNm: string }

/** The submitted photo and the submitted settlement, byte by byte. */
async function storedFiles(page: Page, response: Response, token: string): Promise<Buffer[]> {
  const { result } = (await response.json()) as { result: { receiptProofs: { files: StoredFile[] }[] } }
  const files = result.receiptProofs.flatMap(item => item.files)
  const headers = { authorization: `Bearer ${token}` }
  const download = async ({ fileId }: StoredFile) =>
    (await page.request.get(`/api/v1/proof/file/download/${fileId}`, { headers })).body()
  const named = ['운송장.jpg', '정산.pdf'].flatMap(name => files.filter(file => file.originlFileNm === name))
  return Promise.all(named.map(download))
}
