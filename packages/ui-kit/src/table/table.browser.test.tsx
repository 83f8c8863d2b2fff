import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { examples } from './examples.tsx'
import { Table } from './table.tsx'

afterEach(() => page.viewport(1280, 800))

it('is a table with a name, whose cells have headings', async () => {
  await render(examples['with rows'])

  await expect.element(page.getByRole('table', { name: '지역센터 목록' })).toBeVisible()
  expect(
    page
      .getByRole('columnheader')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['센터명', '전화번호', '주소', '상담 건수'])
  await expect.element(page.getByRole('rowheader', { name: '가나 지역센터' })).toHaveAttribute('scope', 'row')
})

it('puts numbers on the right, and a hyphen where there is none', async () => {
  await render(examples['with rows'])
  const number = page.getByRole('cell', { name: '1,240' })

  expect(getComputedStyle(number.element()).textAlign).toBe('end')
  await expect.element(page.getByRole('cell', { name: '-', exact: true })).toBeVisible()
})

it('is a list of cards on a phone, each value behind its label, and still a table to listen to', async () => {
  await page.viewport(360, 800)
  await render(examples['with rows'])

  await expect.element(page.getByText('전화번호').nth(1)).toBeVisible()
  await expect.element(page.getByRole('cell', { name: '전화번호 02-000-0001' })).toBeVisible()
  expect(page.getByRole('columnheader').elements()).toHaveLength(0)
  expect(page.getByRole('row').elements()).toHaveLength(3)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
})

it('leaves out of a card what only other rows have', async () => {
  await page.viewport(360, 800)
  const columns = [
    { header: '이름', cell: ({ name }: { name: string }) => name, namesRow: true },
    { header: '변경', cell: ({ note }: { note: string | null }) => note, optional: true },
  ]
  const rows = [
    { name: '가', note: '변경할 수 있음' },
    { name: '나', note: null },
  ]
  await render(<Table caption="증빙" columns={columns} rows={rows} keyOf={({ name }) => name} />)

  await expect.element(page.getByRole('cell', { name: '변경 변경할 수 있음' })).toBeVisible()
  expect(page.getByRole('cell').elements()).toHaveLength(1)
})

it('puts the buttons of a row side by side at the end of its card, without labels', async () => {
  await page.viewport(360, 800)
  const columns = [
    { header: 'No.', cell: () => 1, tableOnly: true },
    { header: '보기', cell: () => <button type="button">보기</button>, actions: true },
    { header: '삭제', cell: () => null, actions: true },
    { header: '변경', cell: () => <button type="button">변경</button>, actions: true },
    { header: '상태', cell: () => '심사중' },
    { header: '파일명', cell: ({ name }: { name: string }) => name, namesRow: true },
  ]
  await render(<Table caption="증빙" columns={columns} rows={[{ name: '가' }]} keyOf={({ name }) => name} />)
  expect(
    page
      .getByRole('cell')
      .elements()
      .map(cell => (cell as HTMLElement).innerText),
  ).toEqual(['보기', '변경', '상태\n심사중'])
  const [view, change] = page
    .getByRole('button')
    .elements()
    .map(button => button.getBoundingClientRect())
  expect(change?.top).toBe(view?.top)
  expect(view?.top).toBeGreaterThan(page.getByText('심사중').element().getBoundingClientRect().bottom)
})

it('says so when there is nothing in it', async () => {
  await render(examples['without any'])
  await expect.element(page.getByRole('cell', { name: '찾는 센터가 없습니다.' })).toBeVisible()
})
