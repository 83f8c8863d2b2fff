import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { registryFor, releaseFor } from './canary.ts'
import { emptyRegistry, registeredFrom } from './registry.ts'
import { parseRelease } from './release.ts'

const now = new Date('2026-01-02T03:04:05Z')
const integrity = `sha384-${'A'.repeat(64)}`

function built(version: string) {
  return parseRelease({
    name: 'mfe-test',
    version,
    entry: 'remoteEntry.js',
    integrity,
    routes: [{ path: '/test-area', title: '시험', timer: false, needs: [] }],
    slot: 'main',
    requires: {},
    files: [{ path: 'remoteEntry.js', size: 10, integrity }],
  })
}

const [first, second] = [registeredFrom(built('1.0.0')), registeredFrom(built('2.0.0'))]

function remoteWith(share: { percent?: number; allow?: string[] }) {
  return { ...first, canary: { ...second, ...share } }
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
    const registry = { ...emptyRegistry(now), remotes: { 'mfe-test': remoteWith({ percent: 50 }) } }
    const [inside, outside] = [0, 99].map(bucket => registryFor(registry, { bucket }))
    expect(outside?.remotes).toEqual({ 'mfe-test': first })
    expect(inside?.remotes).toEqual({ 'mfe-test': second })
  })
})
