import { MemoryRouter, useLocation } from 'react-router-dom'
import { session } from 'shared-session'
import { parseSiteConfig, provideSiteConfig } from 'site-config'
import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { routes } from '../routes.ts'
import type { SiteRoute } from '../routing/route-table.ts'
import { Header } from './header.tsx'

const menu = page.getByRole('navigation', { name: '주요 메뉴' })
const location = page.getByRole('navigation', { name: '현재 위치' })

beforeEach(() => {
  session.reset()
  localStorage.clear()
  provideSiteConfig(parseSiteConfig({}))
})

function Address() {
  const { pathname, search } = useLocation()
  return <output>{pathname + decodeURIComponent(search)}</output>
}

/** The header over a page of an area, or of the shell. */
async function showAt(route: Partial<SiteRoute>) {
  const shown = { path: '/x', title: 'x', timer: false, needs: [], ...route }
  return render(
    <MemoryRouter initialEntries={[shown.path]}>
      <Header route={{ ...shown, owner: 'mfe-x' }} />
      <Address />
    </MemoryRouter>,
  )
}

describe('the header', () => {
  it('leads home, to the page in English, the questions, the policies and everywhere the menu leads', async () => {
    await showAt(routes.home)
    const links = page.getByRole('link').elements() as HTMLAnchorElement[]
    expect(links.map(link => [link.textContent, link.getAttribute('href')])).toEqual([
      ['소상공인 배달·택배비 지원', '/'],
      ['English', '/english'],
      ['English', '/english'],
      ['지원대상 확인', '/elig-check'],
      ['신청하기', '/self-check'],
      ['신청결과 확인 및 증빙등록', '/bzmn-result'],
      ['자주 묻는 질문', '/board-faq'],
      ['개인정보처리방침', '/info-privacy'],
      ['이용약관', '/info-terms'],
    ])
  })

  it('shows three institutions by name, from the configured CDN', async () => {
    provideSiteConfig(parseSiteConfig({ cdnBaseUrl: 'https://cdn.example.org/site' }))
    await showAt(routes.home)
    const logos = page.getByRole('img').elements() as HTMLImageElement[]
    expect(logos.map(({ alt }) => alt)).toEqual(['주관기관', '운영기관', '협력기관'])
    expect(logos.map(({ src }) => src)).toEqual(
      [1, 2, 3].map(each => `https://cdn.example.org/site/images/institutions.svg#institution-${each}`),
    )
  })

  it.each([
    ['/elig-check', 'eligibility', '지원대상 확인', 'page'],
    ['/ctn-mttr', 'eligibility', '지원대상 확인', 'true'],
    ['/self-check', 'apply', '신청하기', 'page'],
    ['/aply-cmptn', 'apply', '신청하기', 'true'],
    ['/detail-page', 'result', '신청결과 확인 및 증빙등록', 'true'],
    ['/board-faq', 'faq', '자주 묻는 질문', 'page'],
  ])('at %s, which belongs to %s, marks %s, and nothing else', async (path, entry, label, mark) => {
    await showAt({ path, menu: entry })
    await expect
      .element(menu.getByRole('link', { name: label, exact: true }))
      .toHaveAttribute('aria-current', mark)
    expect(document.querySelectorAll('.site-nav [aria-current]')).toHaveLength(1)
  })

  it.each([
    ['belongs to no entry', routes.privacy],
    ['belongs to an entry that this shell does not have', { path: '/new', menu: 'new' }],
  ])('marks nothing where a page %s', async (_what, route) => {
    await showAt(route)
    expect(document.querySelectorAll('.site-nav [aria-current]')).toHaveLength(0)
  })
})

it('the search field leads to what was looked for', async () => {
  await showAt(routes.home)
  const field = page.getByRole('searchbox', { name: '누리집에서 찾기' }).first()
  await field.fill('착불 & 택배')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('/search?q=착불+&+택배')).toBeInTheDocument()
})

describe('the way to a page', () => {
  it('ends with its title', async () => {
    await showAt({ path: '/proof-intro', title: '증빙등록', menu: 'result' })
    await expect
      .element(location.getByText('증빙등록', { exact: true }))
      .toHaveAttribute('aria-current', 'page')
  })

  it.each([
    ['0', '신청정보 입력 (법인)'],
    ['1', '신청정보 입력 (개인)'],
  ])('names the kind of business that applies: %s', async (managementType, title) => {
    session.update({ managementType })
    await showAt({ title: '신청정보 입력 (개인)', corporationTitle: '신청정보 입력 (법인)' })
    await expect.element(location.getByText(title)).toBeVisible()
  })

  it('leads back to where the way began', async () => {
    await showAt({ path: '/bzmn-reg', menu: 'apply' })
    await expect
      .element(location.getByRole('link', { name: '신청하기' }))
      .toHaveAttribute('href', '/self-check')
  })

  it.each([
    ['/self-check', '신청 자가진단', 'apply', ['홈', '신청하기', '신청 자가진단']],
    ['/elig-check', '지원대상 확인', 'eligibility', ['홈', '지원대상 확인']],
  ] as const)('to %s, on which a menu begins, links to home alone', async (path, title, entry, steps) => {
    await showAt({ path, title, menu: entry })
    const shown = location.getByRole('listitem').elements()
    expect(shown.map(({ textContent }) => textContent)).toEqual(steps)
    expect(location.getByRole('link').elements()).toHaveLength(1)
  })

  it.each([
    [routes.english, 'en'],
    [routes.faq, null],
  ])('is in Korean but for the title of the page in English: $path', async (route, language) => {
    await showAt(route)
    const title = document.querySelector('.site-location [aria-current]')
    expect(title?.getAttribute('lang')).toBe(language)
  })

  it('is not shown at home', async () => {
    await showAt(routes.home)
    await expect.element(location).not.toBeInTheDocument()
  })
})

describe('the banner of official sites', () => {
  const banner = page.getByText('이 누리집은 대한민국 공식 전자정부 누리집입니다.')

  it('is not shown unless the configuration says that this is one', async () => {
    await showAt(routes.home)
    await expect.element(banner).not.toBeInTheDocument()
  })

  it('is shown where it does', async () => {
    provideSiteConfig(parseSiteConfig({ features: { officialSite: true } }))
    await showAt(routes.home)
    await expect.element(banner).toBeVisible()
  })
})

describe('the menu button', () => {
  const button = page.getByRole('button', { name: '메뉴', exact: true })

  it('says whether the menus are open, and closes them by Escape', async () => {
    await showAt(routes.home)
    await button.click()
    await expect.element(button).toHaveAttribute('aria-expanded', 'true')
    await expect
      .element(button)
      .toHaveAttribute('aria-controls', document.querySelector('.site-menus__panel')?.id)
    await userEvent.keyboard('{Escape}')
    await expect.element(button).toHaveAttribute('aria-expanded', 'false')
  })

  it('closes them when the visitor goes to another page', async () => {
    await showAt(routes.home)
    await button.click()
    await menu.getByRole('link', { name: '자주 묻는 질문' }).click()
    await expect.element(button).toHaveAttribute('aria-expanded', 'false')
  })
})
