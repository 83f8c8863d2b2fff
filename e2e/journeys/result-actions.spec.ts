import { callsOf } from '../support/calls.ts'
import { expectNoSession } from '../support/session.ts'
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
  await dialog.isReadAndClosed('기존 신청은 삭제되고 새로 신청됩니다.')
  await businessNumber.isShown()

  await page.goto('/aply-result')
  await dialog.isReadAndClosed('신청결과가 없습니다.')
  await expect(page).toHaveURL('/')
  await expectNoSession(page)
})

test('an account that could not be paid is corrected, and checked in its own line', async ({
  page,
  seeded,
  dialog,
  applicationForm,
}) => {
  const calls = callsOf(page)
  const main = page.getByRole('main')
  await seeded('이체결과오류')
  await page.goto('/aply-result')
  await main.getByRole('link', { name: '계좌정보 수정' }).click()
  await expect(page).toHaveURL('/result-modify')

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
