import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { estimateWaitSeconds } from './wait-estimate.ts'

it.each([
  [600, 30, 20],
  [1, 0, 20],
  [1, 0.05, 20],
  [1, 0.01, 20],
  [1, -3, 20],
  [0, 30, 1],
  [29, 30, 1],
  [45, 30, 1.5],
  [1_000_000, 30, 1_000_000 / 30],
])('with %d ahead and %d let in a second, the wait is about %d seconds', (ahead, perSecond, seconds) => {
  expect(estimateWaitSeconds({ ahead, perSecond })).toBe(seconds)
})

const places = fc.record({ ahead: fc.nat(), perSecond: fc.double({ min: 0, max: 10_000, noNaN: true }) })

it('is never under a second, and never endless', () => {
  fc.assert(
    fc.property(places, place => {
      expect(estimateWaitSeconds(place)).toBeGreaterThanOrEqual(1)
      expect(estimateWaitSeconds(place)).toBeLessThan(Infinity)
    }),
  )
})

it('never gets longer when a visitor ahead leaves', () => {
  fc.assert(
    fc.property(places, ({ ahead, perSecond }) => {
      const withOneMore = estimateWaitSeconds({ ahead: ahead + 1, perSecond })
      expect(estimateWaitSeconds({ ahead, perSecond })).toBeLessThanOrEqual(withOneMore)
    }),
  )
})
