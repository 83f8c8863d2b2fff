import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { examples } from './examples.tsx'

const all = page.getByRole('checkbox', { name: /전체 동의/ })
const states = () =>
  page
    .getByRole('checkbox')
    .elements()
    .map(box => (box as HTMLInputElement).checked)

it('is ticked by a press on its words, and by the space bar', async () => {
  await render(examples.single)
  const box = page.getByRole('checkbox')

  await page.getByText(/이용약관에 동의합니다/).click()
  await expect.element(box).toBeChecked()
  await userEvent.keyboard(' ')
  await expect.element(box).not.toBeChecked()
})

it('says that it must be ticked, and what is wrong', async () => {
  await render(examples['with a problem'])
  const box = page.getByRole('checkbox', { name: /\(필수\)$/ })

  await expect.element(box).toHaveAttribute('aria-invalid', 'true')
  await expect.element(box).toHaveAccessibleDescription('약관에 동의해주세요.')
})

it('stands for several: partly, all, none', async () => {
  await render(examples['a group with one for all'])
  await expect.element(page.getByRole('group', { name: '약관 동의' })).toBeVisible()
  await expect.element(all).toBePartiallyChecked()

  await all.click()
  expect(states()).toEqual([true, true, true, true])
  await page.getByRole('checkbox', { name: /홍보/ }).click()
  await expect.element(all).toBePartiallyChecked()
  await all.click()
  expect(states()).toEqual([true, true, true, true])
  await all.click()
  expect(states()).toEqual([false, false, false, false])
})
