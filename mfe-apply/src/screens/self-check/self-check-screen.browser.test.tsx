import { drawScreen, type DrawnScreen } from 'remote-kit/testing'
import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { SelfCheckScreen } from './self-check-screen.tsx'

const UNANSWERED = '모든 항목을 선택해주세요.'
const NOT_ELIGIBLE = '배달·택배비 지원 대상자가 아닙니다.'

let screen: DrawnScreen

beforeEach(async () => {
  screen = await drawScreen(<SelfCheckScreen />, {
    at: '/self-check',
    config: { contacts: { callCentre: '0000-0000' } },
  })
})

it('asks five questions, each to be answered with yes or no', async () => {
  expect(page.getByRole('radiogroup').elements()).toHaveLength(5)
  expect(page.getByRole('radio', { name: '예' }).elements()).toHaveLength(5)
  expect(page.getByRole('radio', { name: '아니요' }).elements()).toHaveLength(5)
})

it('asks for each condition of the programme, in its order', () => {
  const questions = page.getByRole('radiogroup').elements()
  const conditions = [
    /2024년 12월 31일 이전.*개업/,
    /현재 영업 중/,
    /2023년 또는 2024년 연 매출액이 0원 초과 3억원 이하.*연도 중에 개업하셨다면 연 매출액으로 환산/s,
    /대표자 본인/,
    /확인지급을 받으려면 증빙서류를 제출/,
  ]
  for (const [place, condition] of conditions.entries())
    expect(questions[place]?.textContent).toMatch(condition)
})

it('names the questions that were left out, and marks each', async () => {
  await answer([0, '예'], [1, '아니요'])
  await confirm()
  const summary = page.getByRole('region', { name: UNANSWERED })
  await expect.element(summary).toHaveFocus()
  expect(
    summary
      .getByRole('link')
      .elements()
      .map(link => link.textContent),
  ).toEqual(['3. 연 매출액', '4. 대표자 본인', '5. 증빙서류'])
  expect(described(UNANSWERED)).toEqual([2, 3, 4])
  await answer([3, '아니요'])
  expect(described(UNANSWERED)).toEqual([2, 4])
})

it('names what is still left out after a second press, and has the focus there again', async () => {
  await confirm()
  await answer([0, '예'])
  await confirm()
  const summary = page.getByRole('region', { name: UNANSWERED })
  await expect.element(summary).toHaveFocus()
  expect(summary.getByRole('link').elements()).toHaveLength(4)
})

it('shows an applicant with a no that the programme is not for them, the rule, and a contact', async () => {
  document.title = '자가진단 | 서비스'
  await answer([0, '예'], [1, '예'], [2, '아니요'], [3, '예'], [4, '예'])
  await confirm()
  await expect.element(page.getByRole('region', { name: NOT_ELIGIBLE })).toHaveFocus()
  await expect.element(page.getByRole('radio', { name: '아니요' }).nth(2)).toBeChecked()
  await expect
    .element(page.getByText(/^연 매출액: .* 0원 초과 3억원 이하인 사업체를 지원합니다\.$/))
    .toBeVisible()
  expect(page.getByText(/^영업 여부: /).elements()).toEqual([])
  await expect.element(page.getByRole('link', { name: '0000-0000' })).toHaveAttribute('href', 'tel:0000-0000')
  expect(document.title).toBe('오류: 자가진단 | 서비스')
})

it('leads on to the business number after five times yes', async () => {
  await answer([0, '예'], [1, '예'], [2, '예'], [3, '예'], [4, '예'])
  await confirm()
  await expect.poll(screen.goneTo).toBe('/bzmn-reg')
})

async function answer(...answers: [question: number, answer: '예' | '아니요'][]) {
  for (const [question, text] of answers) {
    await page.getByRole('radiogroup').nth(question).getByText(text, { exact: true }).click()
  }
}

/** The places of the questions that have this message beside them. */
function described(message: string): number[] {
  const questions = page.getByRole('radiogroup').elements()
  return questions.flatMap((question, place) => (question.textContent?.includes(message) ? [place] : []))
}

async function confirm() {
  await page.getByRole('button', { name: '확인' }).click()
}
