import { expect, type Page } from '@playwright/test'
import { texts } from '../texts.ko.ts'
import { expectScreen } from './frame.ts'

export type Answer = '예' | '아니요'

const QUESTION_COUNT = 5

export function selfCheckOf(page: Page) {
  const questions = page.getByRole('radiogroup')
  const summaryOf = (reason: string) => page.getByRole('region', { name: reason })
  const answer = (question: number, choice: Answer) =>
    questions
      .nth(question - 1)
      .getByLabel(choice, { exact: true })
      .check()
  return {
    questions,
    answer,
    open: () => page.goto('/self-check'),
    isShown: () => expectScreen(page, texts.screens.selfCheck, '/self-check'),
    question: (number: number) => questions.nth(number - 1),
    confirm: () => page.getByRole('button', { name: '확인', exact: true }).click(),
    cancel: () => page.getByRole('main').getByRole('link', { name: '취소' }).click(),
    summaryOf,

    async answerAll(...choices: Answer[]) {
      for (const [index, choice] of choices.entries()) await answer(index + 1, choice)
    },
    async answerAllWithYes() {
      for (let question = 1; question <= QUESTION_COUNT; question++) await answer(question, '예')
    },
    async refuses(reason: string) {
      await expect(summaryOf(reason)).toBeVisible()
      await expect(summaryOf(reason)).toBeFocused()
      await expect(page).toHaveURL('/self-check')
    },
  }
}
