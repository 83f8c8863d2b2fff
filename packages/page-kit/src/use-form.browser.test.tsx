import { TextField, Checkbox } from 'ui-kit'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { digitsIn, Form, optionsOf, Press, useForm } from './index.ts'

function Order() {
  const { values, set, field, digits, box } = useForm({ name: '', count: '', code: '', isUrgent: false })
  return (
    <Form label="주문" onSubmit={() => set({ name: '', count: '', code: '', isUrgent: false })}>
      <TextField label="이름" {...field('name')} />
      <TextField label="수량" {...digits('count', 3)} />
      <TextField label="번호" {...digits('code')} />
      <Checkbox label="긴급" {...box('isUrgent')} />
      <code>{JSON.stringify(values)}</code>
      <Press type="submit" label="비우기" of="주문" />
    </Form>
  )
}

const values = () => JSON.parse(page.getByRole('code').element().textContent) as unknown

it('keeps each value under its name, only digits where those are asked for, at most so many', async () => {
  await render(<Order />)
  await page.getByLabelText('이름').fill('김 1')
  await page.getByLabelText('수량').fill('1,2345')
  await page.getByLabelText('번호').fill('123-45-67890')
  await page.getByLabelText('긴급').click()
  expect(values()).toEqual({ name: '김 1', count: '123', code: '1234567890', isUrgent: true })
  await expect.element(page.getByLabelText('수량')).toHaveAttribute('inputmode', 'numeric')
})

it('is submitted by its button and by Enter, and set as a whole', async () => {
  await render(<Order />)
  await expect.element(page.getByRole('form', { name: '주문' })).toBeVisible()
  await page.getByLabelText('이름').fill('가')
  await page.getByRole('button', { name: '주문 비우기' }).click()
  expect(values()).toMatchObject({ name: '' })
  await page.getByLabelText('이름').fill('나')
  await userEvent.keyboard('{Enter}')
  await expect.poll(values).toMatchObject({ name: '' })
})

it('takes signs out of a pasted number, and lists choices by their names', () => {
  expect(digitsIn(' 1,234 원')).toBe('1234')
  expect(optionsOf({ on: '켬', off: '끔' })).toEqual([
    { value: 'on', label: '켬' },
    { value: 'off', label: '끔' },
  ])
})

it.each([
  [true, 'flex'],
  [false, 'grid'],
])('has its fields in a row (%s), or one below the other: %s', async (inRow, display) => {
  await render(
    <Form label="주문" inRow={inRow} onSubmit={() => undefined}>
      <TextField label="이름" value="" onChange={() => undefined} />
    </Form>,
  )
  await expect.element(page.getByRole('form')).toHaveStyle({ display })
})
