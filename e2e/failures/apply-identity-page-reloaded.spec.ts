import { expect, test } from '../support/test.ts'

test('a window whose page was reloaded says how to begin again, and the page lets the person do so', async ({
  page,
  identityCheck,
  consents,
  bringToIdentityCheck,
}) => {
  await bringToIdentityCheck()
  const popup = await identityCheck.openWindow('간편인증')
  await page.reload()
  await identityCheck.isShown()
  await popup.getByRole('button', { name: '인증 성공' }).click()
  await expect(popup.getByRole('alert')).toHaveText(
    '인증을 시작한 페이지가 다시 열려 인증 결과를 전달하지 못했습니다. 이 창을 닫고 인증을 다시 시작해주세요.',
  )
  await popup.close()

  await identityCheck.verify('간편인증')
  await consents.isShown()
})
