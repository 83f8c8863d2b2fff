import { describe, expect, it } from 'vitest'
import {
  emptyRegistry,
  formerVersions,
  InvalidRegistry,
  InvalidRelease,
  InvalidRoutes,
  parseRegistry,
  parseRelease,
  parseRoutes,
  PathTaken,
  publicRegistry,
  withoutRemote,
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
    ['a file that is listed twice', { ...release, files: [release.files[0], release.files[0]] }, 'files'],
    ['a size that is none', { ...release, files: [{ ...release.files[0], size: -1 }] }, 'files.0.size'],
    [
      'a file that would replace release.json',
      { ...release, files: [{ ...release.files[0], path: 'release.json' }] },
      'files.0.path',
    ],
    [
      'a hidden file, which is not served',
      { ...release, files: [{ ...release.files[0], path: 'a/.b' }] },
      'files.0.path',
    ],
    [
      'a path that is declared twice',
      { ...release, routes: [release.routes[0], release.routes[0]] },
      'routes: must name each path once',
    ],
    ['an overlay with a page', { ...release, slot: 'overlay' }, 'routes: an overlay has none'],
  ])('refuses %s and names the place', (_, broken, place) => {
    expect(() => parseRelease(broken)).toThrow(InvalidRelease)
    expect(() => parseRelease(broken)).toThrow(place)
  })
})

describe('parseRelease refuses', () => {
  it.each(['constructor', '__proto__', 'location', 'Mfe-x', 'mfe_x', 'mfe-', '-mfe', ''])(
    'the name "%s"',
    name => expect(() => parseRelease({ ...release, name })).toThrow('name'),
  )

  it.each(
    [
      '/api/v1/x /admin-api /cdn/x /remotes/x /sandbox /docs /healthz /kmc-result /integration-result/x',
      '/ x //x /x/ /x//y /x?y /x#y /x.html /../x /%2e /\\x /한글 /%ED%95%9C /café /x\u200b',
    ].flatMap(paths => paths.split(' ')),
  )('the path "%s"', path => {
    const routes = [{ ...release.routes[0], path }]
    expect(() => parseRelease({ ...release, routes })).toThrow('routes.0.path')
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
    expect(formerVersions(next, 'mfe-result')).toEqual(['0.1.0-abc'])
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

  it('remembers every version that was live, the newest first, and each once', () => {
    const live = (...versions: string[]) =>
      versions.reduce(
        (registry, version) => withRelease(registry, parseRelease({ ...release, version }), now),
        emptyRegistry(now),
      )
    expect(formerVersions(live('1', '2', '3'), 'mfe-result')).toEqual(['2', '1'])
    expect(formerVersions(live('1', '2', '3', '2'), 'mfe-result')).toEqual(['1'])
    expect(formerVersions(live('1', '2', '1'), 'mfe-result')).toEqual([])
    expect(formerVersions(live('1', '2', '2'), 'mfe-result')).toEqual(['1'])
    expect(formerVersions(live('1'), 'constructor')).toEqual([])
  })

  it('remembers the versions of a remote that is retired, and no page of it', () => {
    const first = withRelease(emptyRegistry(now), parseRelease(release), now)
    const second = withRelease(first, parseRelease({ ...release, version: '0.2.0' }), now)
    const retired = withoutRemote(second, 'mfe-result', now)
    expect(retired).toMatchObject({ revision: 3, remotes: {} })
    expect(formerVersions(retired, 'mfe-result')).toEqual(['0.2.0', '0.1.0-abc'])
    const rival = withRelease(retired, parseRelease({ ...release, name: 'mfe-rival' }), now)
    expect(Object.keys(rival.remotes)).toEqual(['mfe-rival'])
    expect(formerVersions(rival, 'mfe-result')).toEqual(['0.2.0', '0.1.0-abc'])
    const back = withRelease(retired, parseRelease({ ...release, version: '0.2.0' }), now)
    expect([back.retired, formerVersions(back, 'mfe-result')]).toEqual([undefined, ['0.1.0-abc']])
  })

  it('tells pages what is live, and nothing of what was', () => {
    const first = withRelease(emptyRegistry(now), parseRelease(release), now)
    const other = parseRelease({ ...release, name: 'mfe-other', routes: [] })
    const second = withRelease(
      withoutRemote(withRelease(first, other, now), 'mfe-other', now),
      parseRelease({ ...release, version: '0.2.0' }),
      now,
    )
    expect(JSON.stringify(second)).toContain('0.1.0-abc')
    expect(JSON.stringify(publicRegistry(second))).not.toMatch(/0\.1\.0-abc|mfe-other/)
    expect(parseRegistry(publicRegistry(second))).toEqual(publicRegistry(second))
  })

  it('is read with the one former release that it once remembered', () => {
    const { remotes, ...rest } = withRelease(emptyRegistry(now), parseRelease(release), now)
    const previous = { version: '0.0.9', entry: '/remotes/mfe-result/0.0.9/remoteEntry.js', integrity }
    const old = { ...rest, remotes: { 'mfe-result': { ...remotes['mfe-result'], previous } } }
    expect(formerVersions(parseRegistry(old), 'mfe-result')).toEqual(['0.0.9'])
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
