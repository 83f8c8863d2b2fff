import { providePorts, resetSession, session } from 'shared-session'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { dialogs } from '../dialogs.ts'
import { routes } from '../routes.ts'
import { areaRoutes, registryWith } from './testing/registry.ts'
import { hydratePage, leavePage, servePage } from './testing/served-page.tsx'

const here = location.href

/** Two renderers in one realm, as there are only here. */
const TWO_RENDERERS = /multiple renderers/

beforeEach(() => {
  const { error } = console
  vi.spyOn(console, 'error').mockImplementation((...values: unknown[]) => {
    if (!TWO_RENDERERS.test(String(values[0]))) error(...values)
  })
  providePorts({
    dialogs,
    queueGate: { run: async () => 'passed', complete: async () => {} },
    navigation: { goTo: () => {} },
  })
})
afterEach(() => {
  leavePage()
  history.replaceState(null, '', here)
  localStorage.clear()
  resetSession()
  vi.restoreAllMocks()
})

/** Elements that hydration keeps. */
const parts = () => ['.site-header', '#main', '.site-footer', 'h1'].map(part => document.querySelector(part))

it.each(Object.values(routes))('$path is taken over as it was served', async ({ path }) => {
  await servePage(path)
  const served = parts()
  expect(await hydratePage()).toEqual([])
  expect(parts()).toEqual(served)
  expect(served).not.toContain(null)
})

it.each(areaRoutes)('$path is taken over without a view of its area', async ({ path, title, needs }) => {
  await servePage(path)
  await expect.element(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  expect(await hydratePage()).toEqual([])
  if (needs.length > 0) await page.getByRole('button', { name: '확인' }).click()
})

it('the view of an area stays where it is, and no wait is shown over it', async () => {
  await servePage(
    '/self-check',
    {},
    '<div id="area-mfe-apply" data-release="1" data-first-view="/self-check"><h1>질문</h1></div>',
  )
  const area = document.getElementById('area-mfe-apply')
  expect(await hydratePage()).toEqual([])
  expect(document.getElementById('area-mfe-apply')).toBe(area)
  expect(document.querySelectorAll('#main h1')).toHaveLength(1)
})

it('the view of an area that has failed by then is no difference', async () => {
  await servePage('/self-check', {}, '<div id="area-mfe-apply" data-release="1"><h1>질문</h1></div>')
  const areas = document.getElementById('areas')
  document.getElementById('area-mfe-apply')?.remove()
  expect(await hydratePage()).toEqual([])
  expect(document.getElementById('areas')).toBe(areas)
})

const always = { from: '2000-01-01T00:00:00.000Z', until: '2100-01-01T00:00:00.000Z' }

const person = { token: 'token', businessNumber: '1234567890', managementType: '0', applicationNumber: '1' }

it('a session, settings of the look and a popup that was put away follow the first render', async () => {
  await page.viewport(1280, 800)
  session.update({ ...person, timer: { time: 3600, isRunning: true, deadline: null } })
  localStorage.setItem('sbiz_display', '{"textSize":130,"highContrast":true}')
  await servePage('/')
  expect(document.querySelectorAll('[data-layer]')).toHaveLength(0)
  expect(await hydratePage()).toEqual([])
  expect(document.querySelector<HTMLInputElement>('.display-settings input[type=checkbox]')?.checked).toBe(
    true,
  )
  await expect.poll(() => document.querySelectorAll('[data-layer]').length).toBeGreaterThan(0)
})

it('a query is read once the page is hydrated', async () => {
  await servePage(`${routes.centres.path}?q=${encodeURIComponent('부산')}`)
  expect(await hydratePage()).toEqual([])
  await expect.element(page.getByRole('searchbox').last()).toHaveValue('부산')
})

it('a tile that is locked now is open in the served page', async () => {
  await servePage('/', { windows: { applyTileLockout: always } })
  expect(document.querySelector('.tiles__main [aria-disabled]')).toBeNull()
  expect(await hydratePage()).toEqual([])
  await expect.poll(() => document.querySelector('.tiles__main [aria-disabled]')).not.toBeNull()
})

it('a notice is in the served page, and stays', async () => {
  const notice = {
    id: 'n1',
    title: '접수 기간 연장',
    text: '늘어났습니다.',
    link: null,
    place: 'banner',
    order: 1,
    ...always,
  }
  await servePage('/', { notices: { tag: 't1', list: [notice] } })
  await expect.element(page.getByRole('link', { name: '접수 기간 연장' })).toBeVisible()
  expect(await hydratePage()).toEqual([])
})

it('routes that only this browser gets follow the first render', async () => {
  await servePage('/')
  const own = registryWith([
    { path: '/elig-check', title: '지원대상 확인', timer: false, needs: [], menu: 'eligibility' },
  ])
  expect(await hydratePage(own)).toEqual([])
  await expect
    .element(page.getByRole('navigation', { name: '주요 메뉴' }).getByText('지원대상 확인'))
    .toBeVisible()
})

it('a served page that differs is replaced, and that is reported', async () => {
  await servePage('/')
  document.querySelector('.site-footer')?.remove()
  expect(await hydratePage().catch(() => [])).not.toEqual([])
  await expect.poll(() => document.querySelector('.site-footer')).not.toBeNull()
})
