import { expect, test } from '../support/test.ts'

test('home leads to the conditions, the conditions to the cautions, and those to the self-check', async ({
  page,
  frame,
  selfCheck,
}) => {
  await page.goto('/coming-soon')
  await frame.menu.getByRole('link', { name: '지원대상 확인' }).click()
  await expect(page).toHaveURL('/elig-check')
  await expect(page.getByRole('heading', { level: 1, name: '지원대상 확인' })).toBeFocused()

  await page.getByRole('link', { name: '유의사항 보기' }).click()
  await expect(page).toHaveURL('/ctn-mttr')
  await expect(page.getByRole('heading', { level: 1, name: '유의사항' })).toBeFocused()

  await frame.content.getByRole('link', { name: '자가진단 하기' }).click()
  await selfCheck.isShown()
})
