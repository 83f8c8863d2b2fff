import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { examples } from './examples.tsx'

const field = page.getByRole('combobox', { name: '은행 (필수)' })

it('has nothing chosen at first, and shows its hint', async () => {
  await render(examples['nothing chosen'])
  await expect.element(field).toHaveValue('')
  await expect.element(field).toHaveDisplayValue('은행을 선택해주세요.')
})

it('holds what was chosen', async () => {
  await render(examples['nothing chosen'])
  await field.selectOptions('다라은행')
  await expect.element(field).toHaveValue('b')
})

it('shows its problem as its own', async () => {
  await render(examples['with a problem'])
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  await expect.element(field).toHaveAccessibleDescription('은행을 선택해주세요.')
})
