import type { Registry } from 'release-format'
import { expect, it } from 'vitest'
import { routeTable } from './route-table.ts'

const site = { devRoutes: false }
const integrity = `sha384-${'A'.repeat(64)}`

function registryWith(paths: string[], needs: string[] = []): Registry {
  const routes = paths.map(path => ({ path, title: path, timer: false, needs }))
  const remote = { version: '1', entry: '/x.js', integrity, routes, slot: 'main' as const, requires: {} }
  return { revision: 1, issuedAt: '2026-01-01T00:00:00Z', remotes: { 'mfe-new': remote } }
}

it('a screen that a release declares is a route of the site, without a release of the shell', () => {
  expect(routeTable(registryWith(['/brand-new']), site).get('/brand-new')?.owner).toBe('mfe-new')
})

it('no release can take a page away from the shell', () => {
  expect(routeTable(registryWith(['/']), site).get('/')?.owner).toBe('shell')
})

it('knows nothing of a path that no part declares', () => {
  expect(routeTable(registryWith([]), site).has('/nope')).toBe(false)
})

it('a page is unknown if the guard does not know one of its needs', () => {
  expect(routeTable(registryWith(['/lucky'], ['token', 'luck']), site).has('/lucky')).toBe(false)
})

it('a page for developers is one of the site only where the site has them', () => {
  const registry = registryWith(['/info-agree-test'], ['devRoutes'])
  expect(routeTable(registry, { devRoutes: false }).has('/info-agree-test')).toBe(false)
  expect(routeTable(registry, { devRoutes: true }).has('/info-agree-test')).toBe(true)
})
