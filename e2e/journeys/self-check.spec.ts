import { expect, test } from '../support/test.ts'
import { texts } from '../support/texts.ko.ts'

const { unanswered, notEligible } = texts.selfCheck

test.beforeEach(({ selfCheck }) => selfCheck.open())

test('asks five questions, each to be answered with yes or no', async ({ selfCheck }) => {
  await selfCheck.isShown()
  await expect(selfCheck.questions).toHaveCount(5)
  await expect(selfCheck.questions).toContainText([
    '2024년 12월 31일 이전',
    '현재 영업 중',
    '2023년 또는 2024년 연 매출액이 0원 초과 3억원 이하',
    '대표자 본인',
    '확인지급을 받으려면 증빙서류를 제출해야',
  ])
  await expect(selfCheck.question(3)).toContainText('연 매출액으로 환산')
})

test('names what is unanswered, and leads to it', async ({ page, selfCheck }) => {
  await selfCheck.answerAll('예', '예', '예', '예')
  await selfCheck.confirm()
  await selfCheck.refuses(unanswered)
  await expect(selfCheck.question(5)).toHaveAccessibleDescription(new RegExp(unanswered))

  await selfCheck.summaryOf(unanswered).getByRole('link').click()
  await expect(selfCheck.question(5).getByRole('radio').first()).toBeFocused()
  await page.keyboard.press('Space')
  await selfCheck.confirm()
  await expect(page).toHaveURL('/bzmn-reg')
})

test('turns away whoever answers no, and keeps every answer', async ({ selfCheck }) => {
  await selfCheck.answerAll('예', '예', '아니요', '예', '예')
  await selfCheck.confirm()
  await selfCheck.refuses(notEligible)
  await expect(selfCheck.question(3).getByLabel('아니요')).toBeChecked()
  await expect(selfCheck.question(5).getByLabel('예', { exact: true })).toBeChecked()
})

test('asks for the rest before it judges a no', async ({ selfCheck }) => {
  await selfCheck.answerAll('아니요')
  await selfCheck.confirm()
  await selfCheck.refuses(unanswered)
})

test('tells the reason anew with each press', async ({ selfCheck }) => {
  await selfCheck.confirm()
  await selfCheck.refuses(unanswered)
  await selfCheck.answerAll('예', '예', '예', '예')
  await selfCheck.confirm()
  await selfCheck.refuses(unanswered)
  await selfCheck.answer(5, '아니요')
  await selfCheck.confirm()
  await selfCheck.refuses(notEligible)
})

test('lets those on who answer yes five times', async ({ businessNumber, selfCheck }) => {
  await selfCheck.answerAllWithYes()
  await selfCheck.confirm()
  await businessNumber.isShown()
})
