import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { FactTable } from './fact-table.tsx'

it('is a table with a row for each fact, on a phone too, where a long fact is below its name', async () => {
  const long = '서울특별시 강남구의 매우 긴 상호를 가진 시험상회 주식회사 본점'
  await render(
    <FactTable
      caption="사업체"
      rows={[
        ['사업자등록번호', '123-45-67890'],
        ['상호', long],
      ]}
    />,
  )
  for (const width of [1280, 320]) {
    await page.viewport(width, 800)
    await expect.element(page.getByRole('table', { name: '사업체' })).toBeVisible()
    expect(page.getByRole('row').elements()).toHaveLength(2)
    expect(topOf('123-45-67890')).toBeLessThan(bottomOf('사업자등록번호'))
    expect(topOf(long) >= bottomOf('상호')).toBe(width === 320)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  }
  await page.viewport(1280, 800)
})

const topOf = (fact: string) => page.getByRole('cell', { name: fact }).element().getBoundingClientRect().top
const bottomOf = (name: string) =>
  page.getByRole('rowheader', { name }).element().getBoundingClientRect().bottom
