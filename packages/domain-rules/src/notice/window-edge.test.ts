import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isWithin } from '../korea-time.ts'
import { announced, hoursOf, untilNextEdge } from './window-edge.ts'
import { APPLY_TILE_LOCKOUT, MAINTENANCE } from './windows.ts'

const HOUR = 3_600_000
const at = (time: string) => new Date(`${time}+09:00`)

describe('the next edge of a window from 18:00 to 20:00', () => {
  it.each([
    ['2025-06-26T17:00:00', HOUR],
    ['2025-06-26T17:59:59', 1_000],
    ['2025-06-26T18:00:00', 2 * HOUR],
    ['2025-06-26T19:59:59', 1_000],
    ['2025-06-26T20:00:00', null],
    ['2025-06-27T00:00:00', null],
  ])('at %s is %s ms away', (now, wait) => {
    expect(untilNextEdge(at(now), APPLY_TILE_LOCKOUT)).toBe(wait)
  })

  it('is exactly where being within changes', () => {
    const { from, until } = APPLY_TILE_LOCKOUT
    const around = fc.date({ min: at('2025-06-26T00:00:00'), max: at('2025-06-26T23:59:59') })
    fc.assert(
      fc.property(around, now => {
        const wait = untilNextEdge(now, { from, until })
        fc.pre(wait !== null)
        const isInAfter = (ms: number) => isWithin(new Date(now.getTime() + ms), { from, until })
        expect(isInAfter(wait - 1)).toBe(isInAfter(0))
        expect(isInAfter(wait)).not.toBe(isInAfter(0))
      }),
    )
  })
})

it('both maintenance windows last two hours, also across midnight', () => {
  expect(MAINTENANCE.map(hoursOf)).toEqual([2, 2])
})

it('a notice shows three days before its window begins, until the window ends', () => {
  const { from, until } = announced({ from: '2025-06-26T18:00:00+09:00', until: '2025-06-26T20:00:00+09:00' })
  expect([from, until]).toEqual(['2025-06-23T09:00:00.000Z', '2025-06-26T20:00:00+09:00'])
})

it('throws for what is no date-time', () => {
  expect(() => untilNextEdge(new Date(0), { from: 'soon', until: '2025-06-26T20:00:00' })).toThrow(RangeError)
})
