import { expect, type Page } from '@playwright/test'
import { texts } from '../texts.ko.ts'
import { expectScreen } from './frame.ts'

type Digits = readonly [string, string, string]

/** The screen that asks for a business number: `/bzmn-reg` to apply, `/bzmn-result` to look at a result. */
export function businessNumberOf(page: Page, path: '/bzmn-reg' | '/bzmn-result') {
  const group = page.getByRole('group', { name: '사업자등록번호' })
  const boxes = [/3자리/, /2자리/, /5자리/].map(name => group.getByRole('textbox', { name }))
  const [first, second, third] = boxes as [typeof group, typeof group, typeof group]
  const confirmButton = page.getByRole('main').getByRole('button', { name: '확인', exact: true })
  return {
    group,
    first,
    second,
    third,
    confirmButton,
    open: () => page.goto(path),
    isShown: () => expectScreen(page, texts.screens.businessNumber, path),
    confirm: () => confirmButton.click(),

    async clear() {
      for (const box of boxes) await box.clear()
    },
    /** Types as a person does: into the first box, and the focus moves on by itself. */
    async type(digits: string) {
      await first.click()
      await page.keyboard.type(digits)
    },
    async holds(digits: Digits) {
      for (const [index, box] of boxes.entries()) await expect(box).toHaveValue(digits[index] ?? '')
    },
    async says(problem: string) {
      await expect(group).toHaveAccessibleDescription(new RegExp(problem))
      await expect(page).toHaveURL(path)
    },
  }
}

/** A number as the three boxes hold it. */
export function inBoxes(businessNumber: string): Digits {
  return [businessNumber.slice(0, 3), businessNumber.slice(3, 5), businessNumber.slice(5)]
}
