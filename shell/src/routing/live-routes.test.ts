import type { Registry } from 'release-format'
import { expect, it, vi } from 'vitest'
import { liveRoutes } from './live-routes.ts'

function registryWith(titles: Record<string, string>, revision = 1): Registry {
  const routes = Object.entries(titles).map(([path, title]) => ({ path, title, timer: false, needs: [] }))
  const integrity = `sha384-${'A'.repeat(64)}`
  const remote = { version: '1', entry: '/x.js', integrity, routes, slot: 'main' as const, requires: {} }
  return { revision, issuedAt: '2026-01-01T00:00:00Z', remotes: { 'mfe-new': remote } }
}

const site = { devRoutes: false }

it('follow a registry, and tell their listeners', () => {
  const routes = liveRoutes(registryWith({ '/a': 'A' }), site)
  const listener = vi.fn<() => void>()
  const end = routes.subscribe(listener)
  routes.follow(registryWith({ '/b': 'B' }, 2))
  expect([routes.has('/a'), routes.get('/b')?.title]).toEqual([false, 'B'])
  expect(listener).toHaveBeenCalledOnce()
  end()
  routes.follow(registryWith({ '/c': 'C' }, 3))
  expect(listener).toHaveBeenCalledOnce()
})

it('stay the same objects where nothing has changed, so that no page begins again', () => {
  const routes = liveRoutes(registryWith({ '/a': 'A', '/b': 'B' }), site)
  const [all, a] = [routes.all(), routes.get('/a')]
  const listener = vi.fn<() => void>()
  routes.subscribe(listener)
  routes.follow(registryWith({ '/a': 'A', '/b': 'B' }, 2))
  expect(routes.all()).toBe(all)
  routes.follow(registryWith({ '/a': 'A', '/b': 'other' }, 3))
  expect(routes.get('/a')).toBe(a)
  expect(listener).toHaveBeenCalledOnce()
})

it('lose one that a registry no longer has, though all others are the same', () => {
  const routes = liveRoutes(registryWith({ '/a': 'A', '/b': 'B' }), site)
  routes.follow(registryWith({ '/a': 'A' }, 2))
  expect([routes.has('/a'), routes.has('/b')]).toEqual([true, false])
})

it('begin in a served page with those of most browsers, whatever this one gets', () => {
  const [ofCanary, forAll] = [registryWith({ '/a': 'new' }), registryWith({ '/a': 'A' })]
  const routes = liveRoutes(ofCanary, site, forAll)
  expect([routes.served().get('/a')?.title, routes.get('/a')?.title]).toEqual(['A', 'new'])
  routes.follow(registryWith({ '/a': 'newer' }, 2))
  expect([routes.served().get('/a')?.title, routes.get('/a')?.title]).toEqual(['A', 'newer'])
})
