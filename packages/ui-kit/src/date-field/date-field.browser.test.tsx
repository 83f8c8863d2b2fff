import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { paste } from '../../testing/paste.ts'
import { examples } from './examples.tsx'

const field = page.getByRole('textbox')
const input = () => field.element() as HTMLInputElement

it('gives eight digits their hyphens while they are typed', async () => {
  await render(examples.empty)
  await field.click()

  await userEvent.keyboard('2024022')
  await expect.element(field).toHaveValue('2024022')
  await userEvent.keyboard('9')
  await expect.element(field).toHaveValue('2024-02-29')
  expect(input().selectionStart).toBe(10)
})

it('does so when they are pasted', async () => {
  await render(examples.empty)
  await field.click()
  await paste('2024. 02. 29.')
  await expect.element(field).toHaveValue('2024-02-29')
})

it('never does so while the user corrects in the middle', async () => {
  await render(examples.filled)
  await field.click()
  await userEvent.keyboard('{Home}{ArrowRight>4/}{Delete}{ArrowRight>2/}{Delete}')

  await expect.element(field).toHaveValue('20230501')
  expect(input().selectionStart).toBe(6)
})

it('keeps what was refused in sight', async () => {
  await render(examples['emptied after a refusal'])
  await expect.element(page.getByText('입력한 값: 2024-02-30')).toBeVisible()
  await expect.element(field).toHaveAccessibleDescription(/다시 확인해주세요\. 입력한 값: 2024-02-30$/)
})
