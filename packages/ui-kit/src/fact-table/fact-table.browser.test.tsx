import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { examples } from './examples.tsx'

const name = () => page.getByRole('rowheader', { name: '사업자등록번호' })
const fact = () => page.getByRole('cell', { name: '123-45-67890' })
const bottomOf = (part: ReturnType<typeof name>) => part.element().getBoundingClientRect().bottom

it('is a table with a row for each fact, also on a phone, where name and fact stand below each other', async () => {
  await render(examples.receipt)
  for (const [width, isBelow] of [
    [1280, false],
    [320, true],
  ] as const) {
    await page.viewport(width, 800)
    await expect.element(page.getByRole('table', { name: '접수 내역' })).toBeVisible()
    expect(page.getByRole('row').elements()).toHaveLength(3)
    expect(fact().element().getBoundingClientRect().top >= bottomOf(name())).toBe(isBelow)
  }
  await page.viewport(1280, 800)
})
