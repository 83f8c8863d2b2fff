import { describe, expect, it } from 'vitest'
import {
  emptyRegistry,
  InvalidRegistry,
  InvalidRelease,
  InvalidRoutes,
  parseRegistry,
  parseRelease,
  parseRoutes,
  publicRegistry,
  registeredFrom,
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

  it('reads a release of several files, and an overlay, which has no page', () => {
    const files = [...release.files, { path: 'assets/page-1.a.js', size: 0, integrity }]
    expect(parseRelease({ ...release, files }).files).toEqual(files)
    expect(parseRelease({ ...release, slot: 'overlay', routes: [] }).slot).toBe('overlay')
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
      'a path that is declared twice',
      { ...release, routes: [release.routes[0], release.routes[0]] },
      'routes: must name each path once',
    ],
    ['an overlay with a page', { ...release, slot: 'overlay' }, 'routes: an overlay has none'],
    [
      'an entry that it does not list',
      { ...release, entry: 'main.js' },
      'entry: must be one of `files`, with its integrity',
    ],
    [
      'an entry of another hash than in the list',
      { ...release, integrity: `sha384-${'z'.repeat(64)}` },
      'entry: must be one of `files`, with its integrity',
    ],
  ])('refuses %s and names the place', (_, broken, place) => {
    expect(() => parseRelease(broken)).toThrow(InvalidRelease)
    expect(() => parseRelease(broken)).toThrow(place)
  })
})

describe('parseRelease refuses', () => {
  it('a key that no release has, and names it with the way out', () => {
    const sentence = 'nmae: release.json has no such key. Remove it, or correct its name.'
    expect(() => parseRelease({ ...release, nmae: 'x' })).toThrow(sentence)
    expect(() => parseRelease({ ...release, files: [{ ...release.files[0], hash: 'x' }] })).toThrow(
      'files.0.hash:',
    )
  })

  it.each(['constructor', '__proto__', 'location', 'Mfe-x', 'mfe_x', 'mfe-', '-mfe', ''])(
    'the name "%s"',
    name => expect(() => parseRelease({ ...release, name })).toThrow('name'),
  )

  it.each(['a/.b', '.b', '/a', 'a/', 'a//b', '', 'a\\b', 'a\0b'])('the file %j', path => {
    const files = [...release.files, { ...release.files[0], path }]
    expect(() => parseRelease({ ...release, files })).toThrow('files.1.path')
  })

  it.each(
    [
      '/api/v1/x /admin-api /assets /cdn/x /remotes/x /objects /ops /sandbox /docs /healthz /readyz /registry /beacons',
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
    ['a need that is no word', [{ ...route, needs: ['much luck'] }], '0.needs.0'],
    ['a page without a title', [route, { ...route, title: '' }], '1.title'],
    ['something else', { routes: [route] }, 'the whole'],
  ])('refuses %s and names the place', (_, broken, place) => {
    expect(() => parseRoutes(broken)).toThrow(InvalidRoutes)
    expect(() => parseRoutes(broken)).toThrow(place)
  })
})

describe('the registry', () => {
  const signatures = [{ key: `${'A'.repeat(43)}=`, value: `${'A'.repeat(86)}==` }]

  it.each([
    [
      'with all that is optional',
      { checksFiles: false, filesHash: integrity, publisher: signatures },
      { signatures },
    ],
    ['without', {}, {}],
  ])('survives the way through JSON to the key, %s', (_, ofRelease, ofRegistry) => {
    const live = registeredFrom({ ...parseRelease(release), ...ofRelease })
    const registry = publicRegistry({ ...emptyRegistry(now), remotes: { 'mfe-result': live }, ...ofRegistry })
    expect(registry).toMatchObject({ revision: 0, issuedAt: now.toISOString(), ...ofRegistry })
    expect(parseRegistry(JSON.parse(JSON.stringify(registry)))).toStrictEqual(registry)
  })

  it('has the hash, the signatures and the promise of a release', () => {
    const optional = { checksFiles: false, publisher: signatures }
    const live = registeredFrom({ ...parseRelease(release), ...optional, filesHash: integrity })
    expect(live).toMatchObject({ ...optional, files: integrity })
  })

  it.each([
    [null],
    [{}],
    [{ revision: -1, issuedAt: now.toISOString(), remotes: {} }],
    [{ ...emptyRegistry(now), remotes: { 'mfe-x': null } }],
    ['<html>'],
  ])('refuses %j', broken => {
    expect(() => parseRegistry(broken)).toThrow(InvalidRegistry)
  })
})
