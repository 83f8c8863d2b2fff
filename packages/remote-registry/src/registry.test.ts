import { describe, expect, it } from 'vitest'
import {
  emptyRegistry,
  InvalidRegistry,
  InvalidRelease,
  InvalidRoutes,
  parseRegistry,
  parseRelease,
  parseRoutes,
  PathTaken,
  withRelease,
} from './index.ts'

const now = new Date('2026-01-02T03:04:05Z')
const integrity = `sha384-${'A'.repeat(64)}`
const release = {
  name: 'mfe-result',
  version: '0.1.0-abc',
  entry: 'remoteEntry.js',
  integrity,
  routes: [{ path: '/bzmn-result', title: '사업자등록번호 확인', timer: false, needs: [] }],
  slot: 'main',
  requires: { react: '^19.0.0' },
  files: [{ path: 'remoteEntry.js', size: 10, integrity }],
} as const

describe('parseRelease', () => {
  it('reads back what a build says about itself', () => {
    expect(parseRelease(structuredClone(release))).toEqual(release)
  })

  it.each([
    ['a missing entry', { ...release, entry: '' }, 'entry'],
    [
      'a route without a leading slash',
      { ...release, routes: [{ ...release.routes[0], path: 'x' }] },
      'routes.0.path',
    ],
    [
      'a file outside the release',
      { ...release, files: [{ ...release.files[0], path: '../x' }] },
      'files.0.path',
    ],
    ['an integrity of another kind', { ...release, integrity: 'md5-x' }, 'integrity'],
    ['a version that would change the address', { ...release, version: '1/../2' }, 'version'],
  ])('refuses %s and names the place', (_, broken, place) => {
    expect(() => parseRelease(broken)).toThrow(InvalidRelease)
    expect(() => parseRelease(broken)).toThrow(place)
  })
})

describe('parseRoutes', () => {
  const [route] = release.routes

  it('reads back what a build says of its pages, with or without what is optional', () => {
    const routes = [route, { ...route, path: '/x', menu: 'result', corporationTitle: '법인' }]
    expect(parseRoutes(structuredClone(routes))).toEqual(routes)
  })

  it.each([
    ['a need that no guard knows', [{ ...route, needs: ['luck'] }], '0.needs.0'],
    ['a page without a title', [route, { ...route, title: '' }], '1.title'],
    ['something else', { routes: [route] }, 'the whole'],
  ])('refuses %s and names the place', (_, broken, place) => {
    expect(() => parseRoutes(broken)).toThrow(InvalidRoutes)
    expect(() => parseRoutes(broken)).toThrow(place)
  })
})

describe('the registry', () => {
  it('counts its revision up and addresses the release by its version', () => {
    const registry = withRelease(emptyRegistry(now), parseRelease(release), now)
    expect(registry.revision).toBe(1)
    expect(registry.remotes['mfe-result']?.entry).toBe('/remotes/mfe-result/0.1.0-abc/remoteEntry.js')
  })

  it('remembers what a release replaced, and leaves the other remotes alone', () => {
    const first = withRelease(emptyRegistry(now), parseRelease(release), now)
    const routes = [{ ...release.routes[0], path: '/bzmn-reg' }]
    const both = withRelease(first, parseRelease({ ...release, name: 'mfe-apply', routes }), now)
    const next = withRelease(both, parseRelease({ ...release, version: '0.2.0' }), now)
    expect(next.remotes['mfe-result']?.previous?.version).toBe('0.1.0-abc')
    expect(next.remotes['mfe-apply']).toEqual(both.remotes['mfe-apply'])
  })

  it('refuses a path that belongs to another remote, and says whose it is', () => {
    const live = withRelease(emptyRegistry(now), parseRelease(release), now)
    const rival = parseRelease({ ...release, name: 'mfe-rival', version: '9.0.0' })
    expect(() => withRelease(live, rival, now)).toThrow(PathTaken)
    expect(() => withRelease(live, rival, now)).toThrow(
      'mfe-rival 9.0.0 declares /bzmn-result, which is a path of mfe-result 0.1.0-abc.',
    )
    expect(withRelease(live, parseRelease({ ...release, version: '0.2.0' }), now).revision).toBe(2)
  })

  it('survives the way through JSON', () => {
    const registry = withRelease(emptyRegistry(now), parseRelease(release), now)
    expect(parseRegistry(JSON.parse(JSON.stringify(registry)))).toEqual(registry)
  })

  it.each([[null], [{}], [{ revision: -1, issuedAt: now.toISOString(), remotes: {} }], ['<html>']])(
    'refuses %j',
    broken => {
      expect(() => parseRegistry(broken)).toThrow(InvalidRegistry)
    },
  )
})
