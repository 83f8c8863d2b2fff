import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { expect, test } from '../support/test.ts'

const QUESTIONS = 24

const questions = (page: Page) => page.getByRole('main').locator('summary')
const openAnswers = (page: Page) => page.getByRole('main').locator('details[open]')

async function openFaq(page: Page): Promise<void> {
  await page.goto('/board-faq')
  await expect(page.getByRole('heading', { level: 1, name: '자주 묻는 질문' })).toBeVisible()
}

test('24 questions, of which one answer is open at a time', async ({ page }) => {
  await openFaq(page)
  await expect(questions(page)).toHaveCount(QUESTIONS)
  await expect(openAnswers(page)).toHaveCount(0)

  for (const place of [0, 14, 23]) {
    await questions(page).nth(place).click()
    await expect(openAnswers(page)).toHaveCount(1)
    await expect(openAnswers(page).locator('summary')).toHaveText(
      await questions(page).nth(place).innerText(),
    )
  }
})

test('an answer opens by keyboard alone', async ({ page }) => {
  await openFaq(page)
  await questions(page).first().focus()
  await page.keyboard.press('Enter')
  await expect(openAnswers(page)).toContainText('2024년 12월 31일 이전')
})

test('axe finds nothing, whichever answer is open', async ({ page }) => {
  await openFaq(page)
  for (const place of [4, 14, 19, 23]) {
    await questions(page).nth(place).click()
    await expect(openAnswers(page)).toHaveCount(1)
    await expectAccessible(page)
  }
})

test('two answers open a document, in the viewer and in a new window', async ({ page, context }) => {
  await openFaq(page)
  const buttons = page.getByRole('main').getByRole('link', { name: /PDF.*새 창 열림/ })
  const files: (string | null)[] = []
  for (const place of Array.from({ length: QUESTIONS }).keys()) {
    await questions(page).nth(place).click()
    for (const button of await buttons.filter({ visible: true }).all()) {
      const opened = context.waitForEvent('page')
      await button.click()
      const viewer = await opened
      await viewer.waitForLoadState()
      files.push(new URL(viewer.url()).searchParams.get('file'))
      await viewer.close()
    }
  }
  expect(files).toEqual(['documents/excluded-industries.pdf', 'documents/accepted-proof.pdf'])
})

test('an answer leads on without loading a document', async ({ page }) => {
  await openFaq(page)
  await questions(page).last().click()
  await page.getByRole('main').getByRole('link', { name: '지역센터 찾기' }).click()
  await expect(page).toHaveURL('/region-center')
  await expect(page.getByRole('heading', { level: 1, name: '지역센터 안내' })).toBeFocused()
})
