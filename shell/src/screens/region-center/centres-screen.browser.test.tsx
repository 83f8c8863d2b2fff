import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom'
import { beforeEach, describe, expect, it } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { render, type RenderResult } from 'vitest-browser-react'
import { CentresScreen } from './centres-screen.tsx'

let screen: RenderResult

async function open(address: string): Promise<void> {
  await browser.viewport(1280, 900)
  screen = await render(
    <MemoryRouter initialEntries={[address]}>
      <CentresScreen />
      <Address />
    </MemoryRouter>,
  )
}

function Address() {
  const { search } = useLocation()
  const navigate = useNavigate()
  return (
    <>
      <output aria-label="address">{decodeURIComponent(search)}</output>
      <button type="button" onClick={() => void navigate(-1)}>
        back
      </button>
    </>
  )
}

const rows = () => screen.getByRole('row').elements().slice(1)
const field = () => screen.getByRole('searchbox', { name: '센터 검색' })
const page = (number: number) => screen.getByRole('button', { name: String(number), exact: true })
const address = () => screen.getByRole('status', { name: 'address' })

describe('the directory of regional centres', () => {
  beforeEach(() => open('/region-center'))

  it('lists ten of ninety centres with name, numbers, address and districts', async () => {
    const headers = screen.getByRole('columnheader').elements()
    expect(headers.map(({ textContent }) => textContent)).toEqual(['센터명', '전화/팩스', '주소', '관할지역'])
    expect(rows()).toHaveLength(10)
    await expect.element(screen.getByText('전체 90건')).toBeVisible()
    expect(screen.getByRole('button', { name: '전체 보기' }).elements()).toEqual([])
  })

  it('makes a call of a telephone number, and none of a fax number', () => {
    const links = screen.getByRole('link').elements()
    expect(links).toHaveLength(10)
    expect(links[0]?.getAttribute('href')).toBe('tel:02-000-0001')
  })

  it('shows another page from its top, and keeps it in the address', async () => {
    await page(3).click()
    await expect
      .element(screen.getByRole('rowheader', { name: '판교IT소상공인지원센터' }))
      .not.toBeInTheDocument()
    await expect.element(page(3)).toHaveAttribute('aria-current', 'page')
    await expect.element(screen.getByRole('heading', { name: '지역센터 목록' })).toHaveFocus()
    await expect.element(address()).toHaveTextContent('?page=3')
  })

  it('finds whatever the case, says how many, and begins at the first page', async () => {
    await page(3).click()
    await field().fill('IT')
    await userEvent.keyboard('{Enter}')

    await expect.element(screen.getByRole('status').filter({ hasText: '검색결과 1건' })).toBeVisible()
    await expect.element(screen.getByRole('rowheader', { name: '판교IT소상공인지원센터' })).toBeVisible()
    await expect.element(address()).toHaveTextContent('?q=IT')
    expect(screen.getByRole('navigation').elements()).toEqual([])
  })

  it('pages through what it found', async () => {
    await field().fill('경기도')
    await screen.getByRole('button', { name: '검색' }).click()
    await expect.element(screen.getByText('검색결과 14건')).toBeVisible()

    await page(2).click()
    await expect.element(address()).toHaveTextContent('?q=경기도&page=2')
    expect(rows()).toHaveLength(4)
  })

  it('says that it found nothing, and shows everything again', async () => {
    await field().fill('없는 곳')
    await userEvent.keyboard('{Enter}')
    await expect.element(screen.getByText('‘없는 곳’에 대한 검색결과가 없습니다.')).toBeVisible()
    await expect.element(screen.getByText('검색결과 0건')).toBeVisible()

    await screen.getByRole('button', { name: '전체 보기' }).click()
    await expect.element(screen.getByText('전체 90건')).toBeVisible()
    await expect.element(field()).toHaveValue('')
  })

  it('goes back to the search before, with its words in the field', async () => {
    await field().fill('부산')
    await userEvent.keyboard('{Enter}')
    await field().fill('대구광역시')
    await userEvent.keyboard('{Enter}')
    await expect.element(screen.getByText('검색결과 4건')).toBeVisible()

    await screen.getByRole('button', { name: 'back' }).click()
    await expect.element(field()).toHaveValue('부산')
    await expect.element(screen.getByText('검색결과 6건')).toBeVisible()
  })
})

it('opens where the address says', async () => {
  await open('/region-center?q=강원&page=1')
  await expect.element(screen.getByText('검색결과 8건')).toBeVisible()
  await expect.element(field()).toHaveValue('강원')
})

it.each(['page=0', 'page=-1', 'page=x', 'page=1.5'])('opens the first page for %s', async wrong => {
  await open(`/region-center?${wrong}`)
  await expect.element(page(1)).toHaveAttribute('aria-current', 'page')
})

it('opens the last page for one beyond it', async () => {
  await open('/region-center?page=99')
  await expect.element(page(9)).toHaveAttribute('aria-current', 'page')
  expect(rows()).toHaveLength(10)
})
