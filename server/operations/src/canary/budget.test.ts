import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Count } from '../beacons/count-store.ts'
import { upperEdge } from '../beacons/ranges.ts'
import { verdictOn, type Reports } from './budget.ts'

const of = (kinds: Record<string, number>): Count[] =>
  Object.entries(kinds).map(([kind, count]) => ({ remote: 'mfe-test', version: '1', kind, upTo: 0, count }))

const measuredAt = (kind: string, value: number, count: number): Count[] => [
  { remote: 'mfe-test', version: '1', kind, upTo: upperEdge(value), count },
]

const none = { networks: 0, failing: 0 }

function reports(given: {
  known?: [number, number]
  strange?: [number, number]
  lastGood?: Count[]
}): Reports {
  const votes = ([failing, networks]: [number, number]) => ({ failing, networks })
  return {
    votes: { known: votes(given.known ?? [0, 0]), strange: votes(given.strange ?? [0, 0]) },
    candidate: of({ mount: 7 }),
    lastGood: given.lastGood ?? of({ loaded: 1000 }),
  }
}

describe('the budget of a release on trial', () => {
  it.each<[string, [number, number], Record<string, number>, string | undefined]>([
    ['five failing networks and nothing else', [5, 5], { loaded: 100 }, 'rollBack'],
    ['less than five', [4.9, 4.9], { loaded: 100 }, undefined],
    ['one network in twenty', [5, 100], { loaded: 1000 }, undefined],
    ['more than one network in twenty', [5, 99], { loaded: 1000 }, 'rollBack'],
    ['as many as of the last good release today', [10, 100], { loaded: 900, load: 100 }, undefined],
    ['twice as many as of the last good release', [20, 100], { loaded: 900, load: 100 }, undefined],
    ['more than that', [20.1, 100], { loaded: 900, load: 100 }, 'rollBack'],
    [
      'one network in ten, where one start in a thousand failed',
      [10, 100],
      { loaded: 999, load: 1 },
      'rollBack',
    ],
    ['one network in twenty, without a last good release', [5, 100], {}, undefined],
    ['a fifth, and everything else failed too', [20, 100], { load: 100 }, undefined],
    ['more than a fifth, and everything else failed too', [21, 100], { load: 100 }, 'rollBack'],
  ])('%s', (_, known, lastGood, verdict) => {
    expect(verdictOn(reports({ known, lastGood: of(lastGood) }))?.do).toBe(verdict)
  })

  it('is not used up by networks that were never seen before: an operator is asked', () => {
    const verdict = verdictOn(reports({ known: [0, 300], strange: [100, 100] }))
    expect(verdict).toMatchObject({ do: 'ask', figures: { failing: 100, networks: 400 } })
    expect(verdict?.sentence).toContain('100 of 400 networks, most of them never seen before, failed')
  })

  it('is never decided by networks that were never seen before, in either direction', () => {
    const votes = fc
      .tuple(fc.nat(500), fc.nat(500))
      .map(([good, bad]) => [bad, good + bad] as [number, number])
    fc.assert(
      fc.property(votes, votes, (known, strange) => {
        const alone = verdictOn(reports({ known }))?.do === 'rollBack'
        expect(verdictOn(reports({ known, strange }))?.do === 'rollBack').toBe(alone)
      }),
    )
  })

  it('has its reason in figures', () => {
    expect(verdictOn(reports({ known: [7, 9], lastGood: of({ loaded: 40 }) }))).toEqual({
      do: 'rollBack',
      sentence: '7 of 9 networks failed (mount 7); of the last good release 0 of 40 starts',
      figures: { failing: 7, networks: 9, kinds: 'mount 7', otherFailures: 0, otherStarts: 40 },
    })
  })

  it('names each kind of failure', () => {
    const verdict = verdictOn({ ...reports({ known: [7, 9] }), candidate: of({ mount: 7, load: 2 }) })
    expect(verdict?.figures['kinds']).toBe('mount 7, load 2')
  })

  it.each([
    ['inp', 300, 200, 'ask'],
    ['render-time', 300, 200, 'ask'],
    ['cls', 300, 200, 'ask'],
    ['first-picture', 300, 200, undefined],
    ['inp', 299, 200, undefined],
    ['inp', 297, 198, undefined],
    ['inp', 1300, 1000, undefined],
  ])('is over by the measure %s of %d after %d: %s', (kind, ours, theirs, verdict) => {
    const measured = (upTo: number) => [{ remote: 'mfe-test', version: '1', kind, upTo, count: 50 }]
    const known = verdictOn({
      votes: { known: none, strange: none },
      candidate: measured(ours),
      lastGood: measured(theirs),
    })
    expect(known?.do).toBe(verdict)
    const sentence = `${kind} is ${ours} for three of four pages (50 measured), and was ${theirs}`
    const figures = { measure: kind, upTo: ours, measured: 50, otherUpTo: theirs }
    expect(known).toEqual(verdict ? { do: verdict, sentence, figures } : null)
  })

  it.each([
    ['twice as slow', 800, 50, 400, 50, true],
    ['a third slower', 520, 500, 400, 500, false],
    ['twice as slow, and no one notices', 80, 500, 40, 500, false],
    ['twice as slow, and hardly ever measured', 800, 49, 400, 500, false],
    ['twice as slow as was hardly ever measured', 800, 500, 400, 49, false],
  ])('speed only asks: %s', (_, ours, times, theirs, timesOfTheirs, isOver) => {
    const verdict = verdictOn({
      votes: { known: none, strange: none },
      candidate: measuredAt('inp', ours, times),
      lastGood: measuredAt('inp', theirs, timesOfTheirs),
    })
    expect(verdict?.do).toBe(isOver ? 'ask' : undefined)
    expect(verdict?.figures['measure']).toBe(isOver ? 'inp' : undefined)
  })
})

it('ranges are a fifth wide, and hold what lies in them', () => {
  for (const value of [0, 9, 10, 11, 99, 100, 2500, 600_000]) {
    expect(upperEdge(value)).toBeGreaterThanOrEqual(value)
    expect(upperEdge(value)).toBeLessThanOrEqual(Math.max(10, Math.ceil(value * 1.2)))
  }
})
