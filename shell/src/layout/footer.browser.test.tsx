import { MemoryRouter } from 'react-router-dom'
import { parseSiteConfig, provideSiteConfig } from 'site-config'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Footer } from './footer.tsx'

const portal = { privacy: 'https://portal.example.org/privacy', terms: 'https://portal.example.org/terms' }

async function show(config: object) {
  provideSiteConfig(parseSiteConfig(config))
  return render(
    <MemoryRouter>
      <Footer />
    </MemoryRouter>,
  )
}

it('leads to the questions, the announcement, the centres, the licences, all pages and English', async () => {
  await show({})
  const address = (name: string) => page.getByRole('link', { name }).element().getAttribute('href')
  expect(address('자주 묻는 질문')).toBe('/board-faq')
  expect(address('지역센터 안내')).toBe('/region-center')
  expect(address('저작권 및 오픈소스 안내')).toBe('/licenses')
  expect(address('English')).toBe('/english')
  expect(address('사이트맵')).toBe('/sitemap')
  expect(address('이용 매뉴얼 화면으로 보기')).toBe('/user-guide')
  expect(address('지원사업 공고문 (새 창 열림)')).toContain('announcement.pdf')
})

it.each([
  ['소상공인 누리집 개인정보처리방침', portal.privacy],
  ['소상공인 누리집 이용약관', portal.terms],
])('opens %s in a new window, and says so', async (name, address) => {
  await show({ links: portal })
  const link = page.getByRole('link', { name: `${name} (새 창 열림)` })
  await expect.element(link).toHaveAttribute('href', address)
  await expect.element(link).toHaveAttribute('target', '_blank')
})

it('leads to the pages of the site itself where no portal is configured', async () => {
  await show({})
  const link = page.getByRole('link', { name: '개인정보처리방침', exact: true })
  await expect.element(link).toHaveAttribute('href', '/info-privacy')
})

it('offers the pledge to be downloaded', async () => {
  await show({})
  await expect.element(page.getByRole('button', { name: '직접배달 지급 확약서 내려받기' })).toBeVisible()
})

it('has the chatbot beside the call centre on every page; over some pages it floats', async () => {
  const links = { chatbot: 'https://chat.example.org/' }
  await show({ links })
  await expect
    .element(page.getByRole('link', { name: '챗봇 상담 (새 창 열림)' }))
    .not.toHaveAttribute('data-floating')
})

it('says nothing of a call centre where none is configured', async () => {
  await show({})
  await expect.element(page.getByRole('link', { name: '자주 묻는 질문' })).toBeVisible()
  expect(page.getByText('콜센터').elements()).toEqual([])
})

it('names the call centre and its hours, ready to be dialled', async () => {
  await show({ contacts: { callCentre: '1234-5678' } })
  await expect
    .element(page.getByRole('link', { name: '콜센터 1234-5678' }))
    .toHaveAttribute('href', 'tel:1234-5678')
  await expect.element(page.getByText('(평일 9:00~18:00)')).toBeVisible()
})

it('names the operator on an official site only', async () => {
  const operator = '누리집 시험기관'
  const identifier = page.getByText(`이 누리집은 ${operator} 누리집입니다.`)
  const { rerender } = await show({ contacts: { operator } })
  await expect.element(identifier).not.toBeInTheDocument()

  provideSiteConfig(parseSiteConfig({ contacts: { operator }, features: { officialSite: true } }))
  await rerender(
    <MemoryRouter key="official">
      <Footer />
    </MemoryRouter>,
  )
  await expect.element(identifier).toBeVisible()
})
