import { describe, expect, it } from 'vitest'
import type { Count } from '../beacons/count-store.ts'
import { upperEdge } from '../beacons/ranges.ts'
import { overBudget } from './budget.ts'

const of = (kinds: Record<string, number>): Count[] =>
  Object.entries(kinds).map(([kind, count]) => ({ remote: 'mfe-test', version: '1', kind, upTo: 0, count }))

const measuredAt = (kind: string, value: number, count: number): Count[] => [
  { remote: 'mfe-test', version: '1', kind, upTo: upperEdge(value), count },
]

describe('the budget of a release on trial', () => {
  it.each([
    ['five failures and nothing else', { mount: 5 }, { loaded: 100 }, true],
    ['failures of every kind together', { load: 1, crash: 1, hang: 1, probe: 1, integrity: 1 }, {}, true],
    ['one failure in ten', { loaded: 90, crash: 10 }, { loaded: 1000 }, true],
    ['four failures', { mount: 4 }, { loaded: 100 }, false],
    ['one failure in twenty', { swapped: 95, crash: 5 }, { loaded: 1000 }, false],
    ['as many failures as everywhere today', { loaded: 90, load: 10 }, { loaded: 900, load: 100 }, false],
    ['twice as many as everywhere', { loaded: 79, load: 21 }, { loaded: 900, load: 100 }, true],
    ['that it serves again, and is open', { reverted: 50, open: 900 }, {}, false],
  ])('%s', (_, candidate, other, isOver) => {
    expect(overBudget({ candidate: of(candidate), other: of(other) }) !== null).toBe(isOver)
  })

  it('has its reason in figures', () => {
    expect(
      overBudget({ candidate: of({ loaded: 2, mount: 5, crash: 2 }), other: of({ loaded: 40 }) }),
    ).toEqual({
      sentence: '7 of 9 starts failed (mount 5, crash 2); of the other release 0 of 40',
      figures: { failures: 7, starts: 9, kinds: 'mount 5, crash 2', otherFailures: 0, otherStarts: 40 },
    })
  })

  it.each([
    ['twice as slow', 800, 50, 400, 50, true],
    ['a third slower', 520, 500, 400, 500, false],
    ['twice as slow, and no one notices', 80, 500, 40, 500, false],
    ['twice as slow, and hardly ever measured', 800, 49, 400, 500, false],
    ['twice as slow as was hardly ever measured', 800, 500, 400, 49, false],
  ])('%s', (_, ours, times, theirs, timesOfTheirs, isOver) => {
    const told = {
      candidate: measuredAt('inp', ours, times),
      other: measuredAt('inp', theirs, timesOfTheirs),
    }
    expect(overBudget(told)?.figures['measure']).toBe(isOver ? 'inp' : undefined)
  })
})

it('ranges are a fifth wide, and hold what lies in them', () => {
  for (const value of [0, 9, 10, 11, 99, 100, 2500, 600_000]) {
    expect(upperEdge(value)).toBeGreaterThanOrEqual(value)
    expect(upperEdge(value)).toBeLessThanOrEqual(Math.max(10, Math.ceil(value * 1.2)))
  }
})
