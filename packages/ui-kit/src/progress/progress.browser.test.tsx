import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { examples } from './examples.tsx'

it('has a name, and its progress in words too', async () => {
  await render(examples['on the way'])
  const bar = page.getByRole('progressbar', { name: '서류를 올리고 있습니다.' })

  expect((bar.element() as HTMLProgressElement).position).toBe(0.42)
  await expect.element(page.getByText('42%')).toBeVisible()
})

it('makes up no number', async () => {
  await render(examples['of unknown length'])
  expect((page.getByRole('progressbar').element() as HTMLProgressElement).position).toBe(-1)
  expect(page.getByText('%', { exact: false }).elements()).toHaveLength(0)
})
