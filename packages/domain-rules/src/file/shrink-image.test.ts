import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { needsShrinking, shrunkMeasures } from './shrink-image.ts'

const LIMIT = 10_485_760

describe('an image', () => {
  it('is shrunk when it is too large, as proof and with an opinion only', () => {
    const large = { name: 'a.jpg', size: LIMIT + 1, kind: 'jpg' } as const
    expect(needsShrinking(large, 'proof')).toBe(true)
    expect(needsShrinking(large, 'opinion')).toBe(true)
    expect(needsShrinking(large, 'application')).toBe(false)
    expect(needsShrinking({ ...large, size: LIMIT }, 'proof')).toBe(false)
    expect(needsShrinking({ ...large, kind: 'pdf' }, 'proof')).toBe(false)
    expect(needsShrinking({ ...large, kind: null }, 'proof')).toBe(false)
  })

  it.each([
    [3840, 2160, 3840, 2160],
    [7680, 4320, 3840, 2160],
    [4000, 3000, 2880, 2160],
    [3000, 4000, 1620, 2160],
    [10_000, 100, 3840, 38],
    [100, 50, 100, 50],
    [100_000, 1, 3840, 1],
  ])('of %d x %d is made %d x %d', (width, height, toWidth, toHeight) => {
    expect(shrunkMeasures({ width, height })).toEqual({ width: toWidth, height: toHeight })
  })

  it('always fits afterwards, and never grows', () => {
    const side = fc.integer({ min: 1, max: 60_000 })
    fc.assert(
      fc.property(side, side, (width, height) => {
        const shrunk = shrunkMeasures({ width, height })
        expect(shrunk.width >= 1 && shrunk.width <= Math.min(width, 3840)).toBe(true)
        expect(shrunk.height >= 1 && shrunk.height <= Math.min(height, 2160)).toBe(true)
      }),
    )
  })
})
