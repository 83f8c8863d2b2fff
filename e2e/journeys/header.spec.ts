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

test('on a phone the search of the menu leads to the very answer, and again from its own page', async ({
  page,
  frame,
  selfCheck,
}) => {
  const searchFor = async (words: string) => {
    await page.getByRole('button', { name: '메뉴', exact: true }).tap()
    await page.getByRole('searchbox', { name: '누리집에서 찾기' }).fill(words)
    await page.keyboard.press('Enter')
    await expect(frame.menu).toBeHidden()
  }
  await selfCheck.open()
  await selfCheck.isShown()
  await searchFor('공동대표 배달')
  await expect(page.getByText(/^‘공동대표 배달’ 검색결과/)).toBeVisible()
  await searchFor('착불 택배')
  await expect(page).toHaveTitle(/^통합검색/)
  await expect(page.getByText(/^‘착불 택배’ 검색결과 \d+건$/)).toBeVisible()
  await expect(page.getByRole('heading', { name: '검색결과' })).toBeFocused()

  await page.getByRole('link', { name: '착불 택배비도 인정되나요?' }).tap()
  await expect(page).toHaveURL('/board-faq#faq-18')
  await expect(page.getByText('착불 택배비는 인정되지 않습니다.', { exact: false })).toBeInViewport()
  await page.goBack()
  await expect(page.getByRole('searchbox', { name: '찾을 내용' })).toHaveValue('착불 택배')
})
