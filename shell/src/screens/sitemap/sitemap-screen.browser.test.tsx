import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { axeViolations } from 'ui-kit/testing'
import { RoutesOfSite } from '../../routing/live-routes.ts'
import { routeTable } from '../../routing/route-table.ts'
import { SitemapScreen } from './sitemap-screen.tsx'

const route = (path: string, title: string, needs: string[]) => ({
  path,
  title,
  needs,
  timer: false,
  ...(!needs.includes('devRoutes') && !needs.includes('adminAddress') && { menu: 'apply' }),
})
const released = {
  version: '1',
  entry: '/remotes/mfe-x/1/remoteEntry.js',
  integrity: `sha384-${'A'.repeat(64)}`,
  slot: 'main' as const,
  requires: {},
  routes: [
    route('/self-check', '자가진단', []),
    route('/info-agree', '약관동의', ['authCookie']),
    route('/info-agree-test', '약관동의 (시험)', ['devRoutes']),
    route('/bzmn-result-admin', '관리자', ['adminAddress']),
  ],
}
const registry = { revision: 1, issuedAt: '2026-01-01T00:00:00Z', remotes: { 'mfe-x': released } }

it('lists the pages of shell and areas by their menu entries, each with a line', async () => {
  const live = routeTable({ ...registry, retired: {}, history: {} }, { devRoutes: true })
  const screen = await render(
    <MemoryRouter>
      <RoutesOfSite value={live}>
        <SitemapScreen />
      </RoutesOfSite>
    </MemoryRouter>,
  )
  const headings = screen.getByRole('heading', { level: 2 }).elements()
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    '신청하기',
    '신청결과 확인 및 증빙등록',
    '자주 묻는 질문',
    '안내와 도움',
  ])
  await expect.element(screen.getByRole('link', { name: '자가진단' })).toHaveAttribute('href', '/self-check')
  await expect.element(screen.getByText(/다섯 가지 질문에 답해/)).toBeVisible()
  await expect.element(screen.getByText('차례로 이어지는 화면: 약관동의')).toBeVisible()
  expect(screen.getByText(/이어지는 화면/).elements()).toHaveLength(1)
  expect(screen.getByText(/시험|관리자|미리보기/).elements()).toEqual([])
  expect(await axeViolations(screen.container)).toEqual([])
})
