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

const versionFor = (share: object, number: number, id?: string) =>
  releaseFor('mfe-test', remoteWith(share), { number, id }).version

const numbers = Array.from({ length: 10_000 }, (_, number) => number)

/** A number whose share of `mfe-test 2.0.0` is the first in a hundred. */
const FIRST = 33

/** Numbers of browsers, and the lowest percentage at which each gets the release. */
const AGREED_SHARES = [
  [0, 'mfe-apply', '1.0.0', 43],
  [1, 'mfe-apply', '1.0.0', 85],
  [2, 'mfe-apply', '1.0.0', 34],
  [1, 'mfe-proof', '1.0.0', 8],
  [1, 'mfe-apply', '1.1.0', 52],
  [4294967295, 'mfe-queue', '0.1.0-c227d336ee', 55],
  [123456789, 'mfe-result', '2.4.1', 63],
] as const

describe('the release that a browser gets', () => {
  it.each([0, 1, 5, 50, 99, 100])('is the canary in %i of a hundred', percent => {
    const chosen = numbers.filter(number => versionFor({ percent }, number) === '2.0.0')
    // Four standard deviations of such a draw.
    const most = 4 * Math.sqrt(100 * percent * (1 - percent / 100))
    expect(Math.abs(chosen.length - percent * 100)).toBeLessThanOrEqual(most)
  })

  it('stays the canary when more get it', () => {
    const percents = fc.tuple(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 100 }))
    fc.assert(
      fc.property(percents, fc.nat(), (pair, number) => {
        const [fewer, more] = pair.toSorted((one, other) => one - other)
        const [before, after] = [fewer, more].map(percent => versionFor({ percent }, number))
        expect(before === '2.0.0' && after === '1.0.0').toBe(false)
      }),
    )
  })

  it.each([
    ['another remote', 'mfe-other', '2.0.0'],
    ['another version', 'mfe-test', '3.0.0'],
  ])('is drawn anew for %s', (_, remote, version) => {
    const other = { ...first, canary: { ...second, version, percent: 50 } }
    const both = numbers.filter(
      number =>
        versionFor({ percent: 50 }, number) === '2.0.0' &&
        releaseFor(remote, other, { number }).version === version,
    )
    expect(Math.abs(both.length - 2_500)).toBeLessThan(175)
  })

  it('is the canary for those who are listed, whatever their number', () => {
    const allow = ['tester-1']
    expect(versionFor({ allow }, 99, 'tester-1')).toBe('2.0.0')
    expect([versionFor({ allow }, 0, 'tester-2'), versionFor({ allow }, 0)]).toEqual(['1.0.0', '1.0.0'])
  })

  it('is the live one while there is no canary, or one for listed browsers only', () => {
    expect(releaseFor('mfe-test', first, { number: FIRST })).toEqual(first)
    expect(versionFor({ percent: 1 }, FIRST)).toBe('2.0.0')
    expect(versionFor({ allow: ['tester-1'] }, FIRST, 'tester-2')).toBe('1.0.0')
  })

  // A browser would change its release at once if the next version of the site drew otherwise.
  it.each(AGREED_SHARES)(
    'number %i gets %s %s from %i in a hundred, in every version of the site',
    (...agreed) => {
      const [number, remote, version, lowest] = agreed
      const live = { ...first, version: '0.9.0' }
      const drawn = (percent: number) =>
        releaseFor(remote, { ...live, canary: { ...second, version, percent } }, { number }).version
      expect([drawn(lowest - 1), drawn(lowest)]).toEqual([live.version, version])
    },
  )

  it('looks like any other, and so does the registry for this browser', () => {
    const remoteFor = (percent: number) => ({ 'mfe-test': remoteWith({ percent }) })
    const registry = emptyRegistry(now)
    const [inside, outside] = [100, 0].map(percent =>
      registryFor({ ...registry, remotes: remoteFor(percent) }, { number: 7 }),
    )
    expect(outside?.remotes).toEqual({ 'mfe-test': first })
    expect(inside?.remotes).toEqual({ 'mfe-test': second })
  })
})
