import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { examples } from './examples.tsx'

const current = () => document.querySelector('[aria-current="page"]')?.textContent
const numbers = () =>
  page
    .getByRole('button')
    .elements()
    .map(({ textContent }) => textContent)
    .filter(text => /^\d+$/.test(text))

it('shows five numbers around the current one, and that there are more on both sides', async () => {
  await render(examples['in the middle'])

  expect(numbers()).toEqual(['3', '4', '5', '6', '7'])
  expect(current()).toBe('5')
  expect(page.getByText('…').elements()).toHaveLength(2)
})

it('goes to a number, one page on or back, and to both ends', async () => {
  await render(examples['in the middle'])
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()

  await press('7')
  expect(current()).toBe('7')
  await press('이전')
  expect(current()).toBe('6')
  await press('마지막')
  expect(current()).toBe('9')
  await press('처음')
  expect(current()).toBe('1')
  await press('다음')
  expect(current()).toBe('2')
})

it('leads nowhere beyond its ends, but keeps the focus there', async () => {
  await render(examples['with few pages'])
  const next = page.getByRole('button', { name: '다음' })

  await next.click()
  await expect.element(next).toHaveAttribute('aria-disabled', 'true')
  await userEvent.keyboard('{Enter}')
  await expect.element(next).toHaveFocus()
  expect(current()).toBe('3')
})

it('announces the page, without moving the focus', async () => {
  await render(examples['at the first page'])
  await page.getByRole('button', { name: '3', exact: true }).click()
  await expect.element(page.getByRole('status')).toHaveTextContent('전체 9페이지 중 3페이지')
})
