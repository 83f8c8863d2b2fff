import { expect, test } from '../support/test.ts'

test.use({ viewport: { width: 1280, height: 500 } })

// Playwright would scroll a pressed link into sight first, unlike a person's press.
test('a new page begins at its top, and going back finds a page where it was left', async ({
  page,
  frame,
  selfCheck,
  resultLookup,
}) => {
  const top = () => page.evaluate(() => scrollY)
  await selfCheck.open()
  await selfCheck.isShown()
  await page.evaluate(() => scrollTo(0, 300))

  await frame.footer.getByRole('link', { name: '자주 묻는 질문' }).dispatchEvent('click')
  await expect(page.getByRole('heading', { level: 1, name: '자주 묻는 질문' })).toBeFocused()
  expect(await top()).toBe(0)

  await page.goBack()
  await selfCheck.isShown()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect.poll(top).toBe(300)

  await frame.menu.getByRole('link', { name: '신청결과 확인 및 증빙등록' }).dispatchEvent('click')
  await resultLookup.isShown()
  expect(await top()).toBe(0)
  await page.goBack()
  await selfCheck.isShown()
  await expect.poll(top).toBe(300)
})

test('a page that is loaded anew is where it was', async ({ page, selfCheck }) => {
  await selfCheck.open()
  await selfCheck.isShown()
  await page.evaluate(() => scrollTo(0, 250))
  await page.reload()
  await selfCheck.isShown()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(250)
})
