import { expectNoSession } from '../support/session.ts'
import { expect, test } from '../support/test.ts'
import { texts } from '../support/texts.ko.ts'

test.beforeEach(({ allowConsole }) => allowConsole(/401/))

test('a session that has ended is told at the account check, and the account is kept nowhere', async ({
  page,
  seeded,
  dialog,
  applicationForm,
}) => {
  await seeded('이체결과오류')
  await page.goto('/result-modify')
  await applicationForm.fillAccount()
  await page.context().clearCookies({ name: 'sbiz_auth' })
  await applicationForm.button('계좌인증').click()
  await dialog.says(texts.session.noLongerValid)
  await expectNoSession(page)
  expect(await leftIn(page)).not.toContain('10000000000001')
  await dialog.press('본인인증 다시 하기')
  await expect(page).toHaveURL('/bzmn-result')
})

test('one that has ended is told when an opinion is submitted, which is there after another verification', async ({
  page,
  seeded,
  dialog,
}) => {
  await seeded('held-other-reason')
  await page.goto('/opinion-submit')
  const main = page.getByRole('main')
  await main.getByRole('textbox', { name: /^의견 내용/ }).fill('다시 확인해주세요.')
  await page.context().clearCookies({ name: 'sbiz_auth' })
  await main.getByRole('button', { name: '의견제출' }).click()
  await dialog.isReadAndClosed('제출 후에는 내용을 수정할 수 없습니다.')
  await dialog.says(texts.session.noLongerValid)
  await expectNoSession(page)
  expect(await leftIn(page)).toContain('다시 확인해주세요.')
})

function leftIn(page: Parameters<typeof expectNoSession>[0]): Promise<string> {
  return page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)))
}
