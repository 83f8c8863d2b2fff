import { expect, test } from '../support/test.ts'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

test('on a phone the menus wait behind a button, to which the skip link leads', async ({
  page,
  frame,
  selfCheck,
}) => {
  const button = page.getByRole('button', { name: '메뉴', exact: true })
  await selfCheck.open()
  await selfCheck.isShown()
  await page.getByRole('link', { name: '주요 메뉴 바로가기' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(button).toBeFocused()

  await expect(frame.menu).toBeHidden()
  await button.tap()
  await expect(frame.menu).toBeVisible()
  await frame.menu.getByRole('link', { name: '자주 묻는 질문' }).tap()
  await expect(page).toHaveURL('/board-faq')
  await expect(frame.menu).toBeHidden()
})
