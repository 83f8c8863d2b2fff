import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { examples } from './examples.tsx'

const example = examples['on a button of one word']
const tooltip = page.getByRole('tooltip')
const button = page.getByRole('button')

it.each([
  { how: 'by hovering', show: () => button.hover() },
  { how: 'by the focus', show: () => userEvent.keyboard('{Tab}') },
  { how: 'by a press', show: () => button.click() },
])('comes $how, inside the window, and goes with Escape', async ({ show }) => {
  await render(example)
  await show()

  await expect.element(tooltip).toHaveTextContent('신청 결과는 처음 화면에서도 확인할 수 있습니다.')
  const { left, right, top } = tooltip.element().getBoundingClientRect()
  expect(left >= 0 && top >= 0 && right <= innerWidth).toBe(true)

  await userEvent.keyboard('{Escape}')
  await expect.element(tooltip).not.toBeInTheDocument()
})

it('that has gone leaves Escape to others', async () => {
  await render(example)
  await button.click()
  await userEvent.keyboard('{Escape}')
  await expect.element(tooltip).not.toBeInTheDocument()
  const pressed = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })
  button.element().dispatchEvent(pressed)
  expect(pressed.defaultPrevented).toBe(false)
})

it('stays while the pointer is on it, and goes when the pointer leaves it', async () => {
  await render(
    <>
      {example}
      <p>다른 곳</p>
    </>,
  )
  await button.hover()
  await tooltip.hover()
  await expect.element(tooltip).toBeVisible()

  await page.getByText('다른 곳').hover()
  await expect.element(tooltip).not.toBeInTheDocument()
})

it('goes with a press elsewhere', async () => {
  await render(
    <>
      {example}
      <p>다른 곳</p>
    </>,
  )
  await button.click()
  await expect.element(tooltip).toBeVisible()
  await page.getByText('다른 곳').click()
  await expect.element(tooltip).not.toBeInTheDocument()
})
