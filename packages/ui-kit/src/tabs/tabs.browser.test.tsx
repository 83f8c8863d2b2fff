import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { examples } from './examples.tsx'

const selected = () => document.querySelector('[role=tab][aria-selected=true]')?.textContent

it('shows the content of the open tab, under its name', async () => {
  await render(examples['the first open'])
  await expect.element(page.getByRole('tabpanel', { name: '일반 증빙' })).toMatchTextContent(/택배사/)
  expect(page.getByRole('tabpanel').elements()).toHaveLength(1)
  const panel = page.getByRole('tabpanel').element()
  await expect
    .element(page.getByRole('tab', { name: '일반 증빙' }))
    .toHaveAttribute('aria-controls', panel.id)

  await page.getByRole('tab', { name: '직접 배달' }).click()
  await expect.element(page.getByRole('tabpanel', { name: '직접 배달' })).toBeVisible()
})

it('is one stop for the Tab key, and is crossed with the arrow keys, around its ends', async () => {
  await render(examples['the first open'])

  await userEvent.keyboard('{Tab}{ArrowRight}')
  expect(selected()).toBe('직접 배달')
  await userEvent.keyboard('{End}')
  expect(selected()).toBe('택배 조회')
  await userEvent.keyboard('{ArrowRight}')
  expect(selected()).toBe('일반 증빙')
  await userEvent.keyboard('{ArrowLeft}{Home}{Tab}')
  await expect.element(page.getByRole('tabpanel')).toHaveFocus()
})

it('opens none before one is chosen, where that is asked for, and is still one stop', async () => {
  await render(examples['none open before one is chosen'])
  expect(page.getByRole('tabpanel').elements()).toHaveLength(0)
  await userEvent.keyboard('{Tab}{ArrowRight}')
  expect(selected()).toBe('직접 배달')
})
