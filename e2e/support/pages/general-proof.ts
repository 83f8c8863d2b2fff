import type { Page } from '@playwright/test'

export type SentFile = { name: string; mimeType: string; buffer: Buffer }

/** The pages of general proof, from the result on. */
export function generalProofOf(page: Page) {
  const main = page.getByRole('main')
  return {
    async begin() {
      await page.goto('/aply-result')
      await main.getByRole('button', { name: '새 증빙 등록' }).click()
      await main.getByRole('link', { name: '배달·택배 서비스 이용 증빙 등록하기' }).click()
      await main.getByRole('button', { name: '위 내용을 확인했으며 동의합니다' }).click()
      await main.getByRole('tab', { name: '직접 증빙', exact: true }).click()
      await main.getByRole('checkbox', { name: '2025년' }).check()
    },
    async prove(division: '금액' | '건수', total: string, files: readonly SentFile[]) {
      await main.getByRole('radio', { name: new RegExp(`^${division}`) }).check()
      await main.getByRole('textbox', { name: /^총 증빙/ }).fill(total)
      await main
        .locator('input[type=file]')
        .first()
        .setInputFiles([...files])
      await main.getByRole('button', { name: '증빙 등록' }).click()
    },
    history: main.getByRole('table', { name: '증빙 내역' }),
  }
}
