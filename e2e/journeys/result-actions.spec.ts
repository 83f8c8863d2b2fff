import { expectAccessible } from '../support/accessible.ts'
import { callsOf } from '../support/calls.ts'
import { expectNoSession } from '../support/session.ts'
import type { Site } from '../support/site/site.ts'
import { expect, test } from '../support/test.ts'

test('an application is cancelled and applied for again; from then on there is no result to look at', async ({
  page,
  seeded,
  dialog,
  businessNumber,
  allowConsole,
}) => {
  allowConsole(/status of 404/)
  const main = page.getByRole('main')
  await seeded('신청')
  await page.goto('/aply-result')
  await main.getByRole('button', { name: '신청취소' }).click()
  await dialog.says('취소 후 재신청 시 지급이 지연될 수 있습니다.')
  await dialog.press('신청취소')
  await dialog.isReadAndClosed('신청이 취소되었습니다.')

  await main.getByRole('button', { name: '재신청' }).click()
  await dialog.says('기존 신청은 삭제되고 새로 신청됩니다.')
  await dialog.press('재신청')
  await businessNumber.isShown()

  await page.goto('/aply-result')
  await dialog.isReadAndClosed('신청결과가 없습니다.')
  await expect(page).toHaveURL('/')
  await expectNoSession(page)
})

test('an account that could not be paid is corrected: another holder and a bank that fails are told first', async ({
  page,
  seeded,
  dialog,
  applicationForm,
  allowConsole,
}) => {
  allowConsole(/status of 502/)
  const calls = callsOf(page)
  const main = page.getByRole('main')
  await seeded('이체결과오류')
  await page.goto('/aply-result')
  await main.getByRole('link', { name: '계좌정보 수정' }).click()
  await expect(page).toHaveURL('/result-modify')

  const person = { accountHolder: '시험신규' }
  await applicationForm.fillAccount({ bank: '우리은행', accountNumber: '10000000000004', ...person })
  await applicationForm.button('계좌인증').click()
  const mismatch = main.getByText('예금주 조회에 실패하였습니다. 계좌정보를 다시 확인해 주세요.')
  await expect(mismatch.first()).toBeVisible()
  await applicationForm.fillAccount({ bank: 'IBK기업은행', accountNumber: '10000000000006', ...person })
  const failed = page.waitForResponse(response => response.status() === 502)
  await applicationForm.button('계좌인증').click()
  const code = (await failed).headers()['x-request-id']
  await dialog.isReadAndClosed(
    `계좌인증 중 오류가 발생했습니다. 30분 뒤에 재시도해주세요. (문의 코드: ${code})`,
  )

  await applicationForm.fillAccount()
  await applicationForm.checkAccount()
  expect(calls.actions()).toContain('act_7')
  await main.getByRole('button', { name: '수정완료' }).click()
  await dialog.press('수정')
  await dialog.isReadAndClosed('수정이 완료되었습니다.')

  await expect(page).toHaveURL('/result-modify-cmptn')
  await main.getByRole('link', { name: '확인' }).click()
  await expect(main.getByRole('heading', { name: /^진행 상태 요청검증완료/ })).toBeVisible()
})

test('proof is taken back: one of its files, and then all of it', async ({ page, seeded, dialog }) => {
  const main = page.getByRole('main')
  const history = main.getByRole('table', { name: '증빙 내역' })
  await seeded('supplement-by-count')
  await page.goto('/aply-result')
  await main.getByRole('button', { name: /^파일 보기/ }).click()
  await dialog.box.getByRole('button', { name: '취소 시험증빙2.jpg' }).click()
  await dialog.says('해당 증빙을 취소하시겠습니까?')
  await dialog.press('증빙 취소')
  await dialog.isReadAndClosed('증빙이 취소되었습니다.')
  await main.getByRole('button', { name: /^파일 보기/ }).click()
  await expect(dialog.box.getByText('사용자취소')).toBeVisible()
  await expect(dialog.box.getByRole('button', { name: /^취소/ })).toHaveCount(1)
  await page.keyboard.press('Escape')

  await history.getByRole('button', { name: '취소 1번 증빙' }).click()
  await dialog.says('해당 증빙을 취소하시겠습니까?')
  await dialog.press('증빙 취소')
  await dialog.isReadAndClosed('취소가 완료되었습니다.')
  await expect(history.getByText('취소', { exact: true }).first()).toBeVisible()
  await expect(main.getByRole('heading', { name: '증빙 내역' })).toBeFocused()
})

test('an opinion on a hold is submitted with a file, waits for its answer, and is answered', async ({
  page,
  seeded,
  dialog,
  site,
}) => {
  const main = page.getByRole('main')
  const { businessNumber } = await seeded('held-other-reason')
  await page.goto('/aply-result')
  await main.getByRole('link', { name: '의견제출' }).click()
  await main.getByRole('textbox', { name: /^의견 내용/ }).fill('배달 내역을 다시 확인해주세요.')
  await page.locator('input[type=file]').first().setInputFiles(pdfNamed('내역.pdf'))
  await expectAccessible(page)
  await main.getByRole('button', { name: '의견제출' }).click()
  await dialog.isReadAndClosed('제출 후에는 내용을 수정할 수 없습니다.')
  await dialog.isReadAndClosed('의견이 제출되었습니다.', { timeout: 30_000 })
  await expect(main.getByText('답변 대기 중인 의견이 있습니다. 답변 후 제출해주세요.')).toBeVisible()
  const download = page.waitForEvent('download')
  await main.getByRole('button', { name: /^내역\.pdf/ }).click()
  expect((await download).suggestedFilename()).toBe('내역.pdf')

  await answerOpinion(site, businessNumber, '확인했습니다.')
  await page.reload()
  await main.getByRole('button', { name: /^보기 답변/ }).click()
  await expect(main.getByText('확인했습니다.')).toBeVisible()
  await expectAccessible(page)
})

function pdfNamed(name: string) {
  return { name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') }
}

async function answerOpinion({ sandbox }: Site, businessNumber: string, answerContent: string) {
  const cases = (await sandbox.get(`applications?brno=${businessNumber}`)) as Cases
  const [opinion] = cases.applications.flatMap(({ opinions }) => opinions)
  await sandbox.post(`back-office/opinions/${opinion?.sn}`, { answerContent })
}

type Cases = { applications: { opinions: { sn: number }[] }[] }
