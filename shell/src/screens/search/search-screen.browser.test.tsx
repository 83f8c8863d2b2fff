import { useState } from 'react'
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom'
import { parseSiteConfig, provideSiteConfig } from 'site-config'
import { beforeEach, describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render, type RenderResult } from 'vitest-browser-react'
import { axeViolations } from 'ui-kit/testing'
import { RoutesOfSite } from '../../routing/live-routes.ts'
import { routeTable } from '../../routing/route-table.ts'
import { SearchScreen } from './search-screen.tsx'

const live = routeTable(
  { revision: 0, issuedAt: '2026-01-01T00:00:00Z', remotes: {}, retired: {}, history: {} },
  { devRoutes: false },
)

let screen: RenderResult

async function open(address: string): Promise<void> {
  screen = await render(
    <MemoryRouter initialEntries={[address]}>
      <RoutesOfSite value={live}>
        <SearchScreen />
      </RoutesOfSite>
      <Address />
      <Menu />
    </MemoryRouter>,
  )
}

function Address() {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  return (
    <>
      <output aria-label="address">{pathname + decodeURIComponent(search) + hash}</output>
      <button type="button" onClick={() => void navigate(-1)}>
        back
      </button>
    </>
  )
}

/** The menu of a phone: another visit closes it. */
function Menu() {
  const { key } = useLocation()
  const navigate = useNavigate()
  const [closedOn, setClosedOn] = useState<string | null>(null)
  return (
    <div style={{ display: closedOn !== null && closedOn !== key ? 'none' : 'block' }}>
      <button type="button" onFocus={() => setClosedOn(key)} onClick={() => void navigate('/search?q=휴업')}>
        in the menu
      </button>
    </div>
  )
}

const field = () => screen.getByRole('searchbox', { name: '찾을 내용' })
const address = () => screen.getByRole('status', { name: 'address' })
const results = () => screen.container.querySelectorAll('ol > li')

beforeEach(() => provideSiteConfig(parseSiteConfig({ contacts: { callCentre: '0000-0000' } })))

describe('the search of the site', () => {
  it('shows nothing but its field at first', async () => {
    await open('/search')
    await expect.element(field()).toHaveValue('')
    expect(results()).toHaveLength(0)
  })

  it('says how many it found, marks the words, names the kind, and leads to the very answer', async () => {
    await open('/search')
    await field().fill('착불')
    await userEvent.keyboard('{Enter}')
    await expect
      .element(screen.getByRole('status').filter({ hasText: /^‘착불’ 검색결과 \d건$/ }))
      .toBeVisible()
    const [best] = results()
    expect(best?.textContent).toContain('자주 묻는 질문')
    const marked = [...(best?.querySelectorAll('mark') ?? [])].map(mark => mark.textContent)
    expect(new Set(marked)).toEqual(new Set(['착불']))
    expect(await axeViolations(screen.container)).toEqual([])

    await screen.getByRole('link', { name: '착불 택배비도 인정되나요?' }).click()
    await expect.element(address()).toHaveTextContent('/board-faq#faq-18')
  })

  it('opens a document in the viewer, in a new window', async () => {
    await open('/search?q=배달대장')
    const link = screen.getByRole('link', { name: /^배달대장.*새 창 열림/ }).first()
    await expect.element(link).toHaveAttribute('target', '_blank')
    await expect.element(link).toHaveAttribute('href', expect.stringContaining('delivery-ledger.pdf'))
  })

  it('shows ten results at a time, and goes back to the search before', async () => {
    await open('/search?q=착불')
    await field().fill('배달')
    await userEvent.keyboard('{Enter}')
    await expect.element(screen.getByRole('navigation', { name: '검색결과 페이지 이동' })).toBeVisible()
    expect(results()).toHaveLength(10)
    await screen.getByRole('button', { name: 'back' }).click()
    await expect.element(field()).toHaveValue('착불')
  })

  it.each(['/search', '/search?q=착불'])(
    'takes the focus from a menu that closes over it: %s',
    async before => {
      await open(before)
      await screen.getByRole('button', { name: 'in the menu' }).click()
      await expect.element(screen.getByRole('heading', { name: '검색결과' })).toHaveFocus()
    },
  )

  it('leaves the focus in a field that stays', async () => {
    await open('/search?q=착불')
    await field().fill('휴업')
    await userEvent.keyboard('{Enter}')
    await expect.element(screen.getByText(/^‘휴업’ 검색결과/)).toBeVisible()
    await expect.element(field()).toHaveFocus()
  })

  it('says that it shows what is similar', async () => {
    await open('/search?q=배달비를 환불받기')
    await expect
      .element(screen.getByText('‘배달비를 환불받기’ 검색결과가 없어 비슷한 내용을 보여드립니다.'))
      .toBeVisible()
    expect(results().length).toBeGreaterThan(0)
  })

  it('offers other ways and the number to call if it finds nothing', async () => {
    await open('/search?q=漢字')
    await expect.element(screen.getByText('‘漢字’에 대한 검색결과가 없습니다.')).toBeVisible()
    await expect
      .element(screen.getByText('검색어의 철자를 확인하시거나 더 짧은 낱말로 다시 검색해주세요.'))
      .toBeVisible()
    const link = (name: string) => screen.getByRole('link', { name }).element().getAttribute('href')
    expect(link('자주 묻는 질문 보기')).toBe('/board-faq')
    expect(link('사이트맵 보기')).toBe('/sitemap')
    expect(link('콜센터 0000-0000')).toBe('tel:0000-0000')
    expect(await axeViolations(screen.container)).toEqual([])
  })

  it('offers no call where there is no number', async () => {
    provideSiteConfig(parseSiteConfig({}))
    await open('/search?q=漢字')
    const links = screen.getByRole('link').elements()
    expect(links.map(({ textContent }) => textContent)).toEqual(['자주 묻는 질문 보기', '사이트맵 보기'])
  })
})
