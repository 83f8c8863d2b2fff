import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { examples } from './examples.tsx'

const field = page.getByRole('textbox', { name: '의견' })

it('counts, in sight and to listen to', async () => {
  await render(examples.empty)
  await field.fill('배달 건수')

  await expect.element(page.getByText('5/200자')).toBeVisible()
  await expect.element(field).toHaveAccessibleDescription(/200자 중 5자 입력$/)
})

it('shows how much of a pasted text was cut, until the next change', async () => {
  await render(examples.empty)
  await field.fill('가'.repeat(212))

  await expect.element(page.getByRole('status')).toHaveTextContent('글자 수를 넘어 뒤의 12자가 잘렸습니다.')
  await expect.element(page.getByText('200/200자')).toBeVisible()

  await field.click()
  await userEvent.keyboard('{Control>}{End}{/Control}{Backspace}')
  await expect.element(page.getByRole('status')).toBeEmptyDOMElement()
})

it('can be read, but not changed, when it is locked', async () => {
  await render(examples.locked)
  await field.click()
  await userEvent.keyboard('더')
  await expect.element(field).toHaveValue('이미 제출한 의견입니다.')
})
