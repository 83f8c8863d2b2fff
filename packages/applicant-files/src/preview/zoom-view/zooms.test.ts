import fc from 'fast-check'
import { expect, it } from 'vitest'
import { LARGEST, nextZoom, SMALLEST, withinZooms } from './zooms.ts'

it.each([
  [1, 1, 1.5],
  [1.2, 1, 1.5],
  [1.2, -1, 1],
  [2, -1, 1.5],
  [4, 1, 4],
  [1, -1, 1],
] as const)('from %d by %d goes to %d', (zoom, by, next) => {
  expect(nextZoom(zoom, by)).toBe(next)
})

it('never leaves its bounds', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true }), fc.constantFrom(1 as const, -1 as const), (zoom, by) => {
      const next = nextZoom(withinZooms(zoom), by)
      expect(next).toBeGreaterThanOrEqual(SMALLEST)
      expect(next).toBeLessThanOrEqual(LARGEST)
    }),
  )
})
