import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  emptyRegistry,
  InvalidRegistry,
  parseRegistry,
  parseRelease,
  PathTaken,
  registryFor,
  releaseFor,
  withCanary,
  withoutCanary,
  withRelease,
} from './index.ts'

const now = new Date('2026-01-02T03:04:05Z')
const integrity = `sha384-${'A'.repeat(64)}`

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

function remoteWith(share: { percent?: number; allow?: string[] }) {
  const remote = withCanary(live, built('2.0.0'), share, now).remotes['mfe-test']
  if (!remote) throw new Error('it is live')
  return remote
}

const versionFor = (share: object, bucket: number, id?: string) =>
  releaseFor(remoteWith(share), { bucket, id }).version

describe('the release that a browser gets', () => {
  const buckets = Array.from({ length: 100 }, (_, bucket) => bucket)

  it.each([0, 1, 5, 50, 99, 100])('is the canary in %i of a hundred', percent => {
    const versions = buckets.map(bucket => versionFor({ percent }, bucket))
    expect(versions.filter(version => version === '2.0.0')).toHaveLength(percent)
  })

  it('stays the canary when more get it', () => {
    const percents = fc.tuple(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 100 }))
    fc.assert(
      fc.property(percents, fc.integer({ min: 0, max: 99 }), (pair, bucket) => {
        const [fewer, more] = pair.toSorted((one, other) => one - other)
        const [before, after] = [fewer, more].map(percent => versionFor({ percent }, bucket))
        expect(before === '2.0.0' && after === '1.0.0').toBe(false)
      }),
    )
  })

  it('is the canary for those who are listed, whatever their bucket', () => {
    const allow = ['tester-1']
    expect(versionFor({ allow }, 99, 'tester-1')).toBe('2.0.0')
    expect([versionFor({ allow }, 0, 'tester-2'), versionFor({ allow }, 0)]).toEqual(['1.0.0', '1.0.0'])
  })

  it('looks like any other, and so does the registry for this browser', () => {
    const registry = withCanary(live, built('2.0.0'), { percent: 50 }, now)
    const [inside, outside] = [0, 99].map(bucket => registryFor(registry, { bucket }))
    expect(outside?.remotes).toEqual(live.remotes)
    expect(inside?.remotes).toEqual(withRelease(emptyRegistry(now), built('2.0.0'), now).remotes)
  })
})

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

  it('keeps its paths from other remotes, and takes none of theirs', () => {
    const other = withRelease(live, built('1.0.0', { name: 'mfe-other', path: '/other' }), now)
    const rival = built('2.0.0', { path: '/other' })
    expect(() => withCanary(other, rival, { percent: 1 }, now)).toThrow(PathTaken)
    const canary = withCanary(other, built('2.0.0', { path: '/new' }), { percent: 1 }, now)
    const late = built('2.0.0', { name: 'mfe-other', path: '/new' })
    expect(() => withRelease(canary, late, now)).toThrow('/new, which is a path of mfe-test 2.0.0')
  })
})
