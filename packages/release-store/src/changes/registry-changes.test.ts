import { emptyRegistry, InvalidRegistry, parseRegistry, parseRelease, publicRegistry } from 'release-format'
import { describe, expect, it } from 'vitest'
import {
  formerVersions,
  PathTaken,
  withCanary,
  withoutCanary,
  withoutFormer,
  withoutRemote,
  withRelease,
} from './registry-changes.ts'

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

  it('keeps history, notices and the steps of canaries through every change', () => {
    const step = {
      at: now.toISOString(),
      revision: 1,
      by: 'kim',
      action: 'promote',
      from: null,
      to: '1',
    } as const
    const kept = {
      history: { 'mfe-result': [step] },
      notices: { revision: 7, list: [] },
      rollouts: { 'mfe-other': { version: '1', step: 0, steps: [{ percent: 1, minutes: 1 }], nextAt: null } },
    }
    const first = withRelease({ ...emptyRegistry(now), ...kept }, parseRelease(release), now)
    const tried = withCanary(first, parseRelease({ ...release, version: '0.2.0' }), { percent: 5 }, now)
    const ended = withoutCanary(tried, 'mfe-result', now)
    for (const changed of [first, tried, ended, withoutRemote(ended, 'mfe-result', now)])
      expect(changed).toMatchObject(kept)
  })

  it('remembers twenty former versions', () => {
    const versions = Array.from({ length: 22 }, (_, index) => String(index))
    const live = versions.reduce(
      (registry, version) => withRelease(registry, parseRelease({ ...release, version }), now),
      emptyRegistry(now),
    )
    expect(formerVersions(live, 'mfe-result')).toEqual(versions.slice(1, 21).toReversed())
  })

  it('forgets former versions that were removed, and is the same one if it names none of them', () => {
    const versions = ['1', '2', '3'].map(version => parseRelease({ ...release, version }))
    const live = versions.reduce((registry, each) => withRelease(registry, each, now), emptyRegistry(now))
    const left = withoutFormer(live, [{ name: 'mfe-result', version: '1' }])
    expect(formerVersions(left, 'mfe-result')).toEqual(['2'])
    const retired = withoutRemote(live, 'mfe-result', now)
    const rest = withoutFormer(retired, [{ name: 'mfe-result', version: '3' }])
    expect(formerVersions(rest, 'mfe-result')).toEqual(['2', '1'])
    for (const other of [
      { name: 'mfe-other', version: '1' },
      { name: 'mfe-result', version: '9' },
    ])
      expect(withoutFormer(live, [other])).toBe(live)
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
})

function built(version: string, { name = 'mfe-test', path = '/test-area' } = {}) {
  return parseRelease({
    name,
    version,
    entry: 'remoteEntry.js',
    integrity,
    routes: [{ path, title: '시험', timer: false, needs: [] }],
    slot: 'main',
    requires: {},
    files: [{ path: 'remoteEntry.js', size: 10, integrity }],
  })
}

const live = withRelease(emptyRegistry(now), built('1.0.0'), now)

describe('a canary in the registry', () => {
  it('survives the way through JSON, and is refused with an entry elsewhere', () => {
    const registry = withCanary(live, built('2.0.0'), { percent: 5, allow: ['tester-1'] }, now)
    const json = JSON.stringify(registry)
    expect(parseRegistry(JSON.parse(json))).toEqual(registry)
    const elsewhere = json.replace('/remotes/mfe-test/2.0.0/', '//evil.example/')
    expect(() => parseRegistry(JSON.parse(elsewhere))).toThrow(InvalidRegistry)
  })

  it('takes the place of the one before, and ends when a release goes live', () => {
    const first = withCanary(live, built('2.0.0'), { percent: 5 }, now)
    const second = withCanary(first, built('3.0.0'), { percent: 5 }, now)
    expect(second.remotes['mfe-test']?.canary?.version).toBe('3.0.0')
    expect(withoutCanary(second, 'mfe-test', now)).toEqual({ ...live, revision: 4 })
    expect(withRelease(second, built('2.0.0'), now).remotes['mfe-test']?.canary).toBeUndefined()
  })

  it('changes nothing of a remote that is not live, nor does its retirement', () => {
    const other = built('1.0.0', { name: 'mfe-other', path: '/other' })
    expect(withCanary(live, other, { percent: 5 }, now)).toBe(live)
    expect(withoutRemote(live, 'mfe-other', now)).toBe(live)
  })

  it('keeps its paths from other remotes, and takes none of theirs', () => {
    const other = withRelease(live, built('1.0.0', { name: 'mfe-other', path: '/other' }), now)
    const rival = built('2.0.0', { path: '/other' })
    expect(() => withCanary(other, rival, { percent: 1 }, now)).toThrow(PathTaken)
    const canary = withCanary(other, built('2.0.0', { path: '/new' }), { percent: 1 }, now)
    const late = built('2.0.0', { name: 'mfe-other', path: '/new' })
    expect(() => withRelease(canary, late, now)).toThrow('/new, which is a path of mfe-test 2.0.0')
  })
})
