import { expect, it, vi } from 'vitest'
import { routes } from '../routes.ts'
import { SitemapScreen } from '../screens/sitemap/sitemap-screen.tsx'
import { renderFirstView } from './first-view.tsx'
import { areaRoutes, registryWith } from './testing/registry.ts'

vi.mock('../screens/sitemap/sitemap-screen.tsx', { spy: true })

const viewAt = (path: string, area?: string, siteConfig: object = {}) =>
  renderFirstView({ path, siteConfig, registry: registryWith(), ...(area && { area }) })

const headingOf = (view: string) => />([^<]*)<\/h1>/.exec(view.replace(/<\/?span[^>]*>/g, ''))?.[1]

const nothingToRun = /<script|<template|<style| on\w+=| style=|javascript:/

it.each(Object.values(routes))(
  '$path is rendered with its heading, menu and footer',
  async ({ path, title }) => {
    const view = await viewAt(path)
    expect(headingOf(view)).toBe(title)
    expect(view).toContain('<nav class="site-nav"')
    expect(view).toContain('<footer class="site-footer"')
    expect(view).not.toMatch(nothingToRun)
    expect(view).toMatch(/^<div class="skip-links"/)
  },
)

it.each(areaRoutes)(
  '$path without a view of its area is heading, skeleton and an empty place',
  async route => {
    const view = await viewAt(route.path)
    expect(headingOf(view)).toBe(route.title)
    expect(view).toContain('data-coming')
    expect(view).toContain('<div id="areas"></div>')
  },
)

it('a view of the area has its place, without a second heading', async () => {
  const area =
    '<div id="area-mfe-apply" data-release="1" data-first-view="/self-check"><h1>자가진단</h1></div>'
  const view = await viewAt('/self-check', area)
  expect(view).toContain(`<div id="areas">${area}</div>`)
  expect(view.match(/<h1/g)).toHaveLength(1)
})

it('the settings of each call are those of its page', async () => {
  const [one, other] = await Promise.all([
    viewAt('/', undefined, { contacts: { callCentre: '1357' } }),
    viewAt('/', undefined, { contacts: { callCentre: '1588' } }),
  ])
  expect([one.includes('tel:1357'), other.includes('tel:1357')]).toEqual([true, false])
})

it('the notices of its site are in a page, also in the first one', async () => {
  const period = { from: '2000-01-01T00:00:00.000Z', until: '2100-01-01T00:00:00.000Z' }
  const notice = {
    id: 'n1',
    title: '접수 기간 연장',
    text: '늘어났습니다.',
    link: null,
    place: 'banner',
    order: 1,
  }
  const views = ['t1', '', 't1'].map(tag =>
    viewAt('/', undefined, { notices: { tag, list: tag ? [{ ...notice, ...period }] : [] } }),
  )
  const isThere = (await Promise.all(views)).map(view => view.includes('접수 기간 연장'))
  expect(isThere).toEqual([true, false, true])
})

it('a page that fails leaves the next one as it is', async () => {
  const broken = { path: '/', siteConfig: {}, registry: null as never }
  const [failed, next] = await Promise.allSettled([renderFirstView(broken), viewAt('/')])
  expect(failed.status).toBe('rejected')
  expect(next).toMatchObject({ value: expect.stringContaining('<nav class="site-nav"') })
})

it('a page whose screen throws fails with that error, since React would serve a placeholder', async () => {
  vi.mocked(SitemapScreen).mockImplementationOnce(() => {
    throw new Error('no such list')
  })
  await expect(viewAt('/sitemap')).rejects.toThrow('no such list')
  expect(headingOf(await viewAt('/sitemap'))).toBe('사이트맵')
})
