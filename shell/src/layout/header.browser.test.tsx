import { allRoutes, paths, type Path } from 'domain-rules/journey'
import { MemoryRouter } from 'react-router-dom'
import { session } from 'shared-session'
import { parseSiteConfig, provideSiteConfig } from 'site-config'
import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Header } from './header.tsx'

const menu = page.getByRole('navigation', { name: '주요 메뉴' })
const location = page.getByRole('navigation', { name: '현재 위치' })

beforeEach(() => {
  session.reset()
  localStorage.clear()
  provideSiteConfig(parseSiteConfig({}))
})

async function showAt(path: Path) {
  const route = allRoutes.find(known => known.path === path)
  return render(
    <MemoryRouter initialEntries={[path]}>
      <Header route={route && { ...route, owner: 'shell' }} />
    </MemoryRouter>,
  )
}

describe('the header', () => {
  it('leads home, to the questions, the policies and everywhere the menu leads', async () => {
    await showAt(paths.home)
    const links = page.getByRole('link').elements() as HTMLAnchorElement[]
    expect(links.map(link => [link.textContent, link.getAttribute('href')])).toEqual([
      ['소상공인 배달·택배비 지원', '/'],
      ['자격확인', '/elig-check'],
      ['신청하기', '/self-check'],
      ['신청결과 확인 및 증빙등록', '/bzmn-result'],
      ['자주 묻는 질문', '/board-faq'],
      ['개인정보처리방침', '/info-privacy'],
      ['이용약관', '/info-terms'],
    ])
  })

  it('shows three institutions by name, from the configured CDN', async () => {
    provideSiteConfig(parseSiteConfig({ cdnBaseUrl: 'https://cdn.example.org/site' }))
    await showAt(paths.home)
    const logos = page.getByRole('img').elements() as HTMLImageElement[]
    expect(logos.map(({ alt }) => alt)).toEqual(['주관기관', '운영기관', '협력기관'])
    expect(logos[0]?.src).toBe('https://cdn.example.org/site/images/institution-1.svg')
  })

  it.each([
    [paths.eligibilityCheck, '자격확인', 'page'],
    [paths.cautions, '자격확인', 'true'],
    [paths.selfCheck, '신청하기', 'page'],
    [paths.businessNumber, '신청하기', 'true'],
    [paths.completion, '신청하기', 'true'],
    [paths.result, '신청결과 확인 및 증빙등록', 'true'],
    [paths.proofDetail, '신청결과 확인 및 증빙등록', 'true'],
    [paths.faq, '자주 묻는 질문', 'page'],
  ])('at %s marks %s, and nothing else', async (path, label, mark) => {
    await showAt(path)
    await expect
      .element(menu.getByRole('link', { name: label, exact: true }))
      .toHaveAttribute('aria-current', mark)
    expect(document.querySelectorAll('.site-nav [aria-current]')).toHaveLength(1)
  })

  it('marks nothing at home, nor where a page belongs to no entry', async () => {
    await showAt(paths.privacy)
    expect(document.querySelectorAll('.site-nav [aria-current]')).toHaveLength(0)
  })
})

describe('the way to a page', () => {
  it.each(allRoutes.filter(({ path }) => path !== paths.home))('ends with its title: $path', async route => {
    session.update({ managementType: '0' })
    await showAt(route.path)
    const title = route.path === paths.applicationForm ? '신청정보 입력 (법인)' : route.title
    await expect.element(location.getByText(title, { exact: true })).toHaveAttribute('aria-current', 'page')
  })

  it('names the kind of business that applies', async () => {
    session.update({ managementType: '1' })
    await showAt(paths.applicationForm)
    await expect.element(location.getByText('신청정보 입력 (개인)')).toBeVisible()
  })

  it('leads back to where the way began', async () => {
    await showAt(paths.businessNumber)
    await expect
      .element(location.getByRole('link', { name: '신청하기' }))
      .toHaveAttribute('href', paths.selfCheck)
  })

  it('is not shown at home', async () => {
    await showAt(paths.home)
    await expect.element(location).not.toBeInTheDocument()
  })
})

describe('the banner of official sites', () => {
  const banner = page.getByText('이 누리집은 대한민국 공식 전자정부 누리집입니다.')

  it('is not shown unless the configuration says that this is one', async () => {
    await showAt(paths.home)
    await expect.element(banner).not.toBeInTheDocument()
  })

  it('is shown where it does', async () => {
    provideSiteConfig(parseSiteConfig({ features: { officialSite: true } }))
    await showAt(paths.home)
    await expect.element(banner).toBeVisible()
  })
})

describe('the menu button', () => {
  const button = page.getByRole('button', { name: '메뉴', exact: true })

  it('says whether the menus are open, and closes them by Escape', async () => {
    await showAt(paths.home)
    await button.click()
    await expect.element(button).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{Escape}')
    await expect.element(button).toHaveAttribute('aria-expanded', 'false')
  })

  it('closes them when somebody goes to another page', async () => {
    await showAt(paths.home)
    await button.click()
    await menu.getByRole('link', { name: '자주 묻는 질문' }).click()
    await expect.element(button).toHaveAttribute('aria-expanded', 'false')
  })
})
