import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { pageCount, pageWindow } from './page-window.ts'

it.each([
  [0, 0],
  [1, 1],
  [10, 1],
  [11, 2],
  [90, 9],
])('%d rows fill %d pages of ten', (rows, pages) => {
  expect(pageCount(rows, 10)).toBe(pages)
})

it.each([
  [1, 9, [1, 2, 3, 4, 5], false, true],
  [3, 9, [1, 2, 3, 4, 5], false, true],
  [4, 9, [2, 3, 4, 5, 6], true, true],
  [6, 9, [4, 5, 6, 7, 8], true, true],
  [7, 9, [5, 6, 7, 8, 9], true, false],
  [9, 9, [5, 6, 7, 8, 9], true, false],
  [1, 1, [1], false, false],
  [3, 5, [1, 2, 3, 4, 5], false, false],
  [2, 3, [1, 2, 3], false, false],
  [1, 0, [], false, false],
  [12, 9, [5, 6, 7, 8, 9], true, false],
  [0, 9, [1, 2, 3, 4, 5], false, true],
])(
  'page %d of %d shows %j, hiding pages before: %s, after: %s',
  (current, count, pages, hidesBefore, hidesAfter) => {
    expect(pageWindow(current, count)).toEqual({ pages, hidesBefore, hidesAfter })
  },
)

it('shows at most five neighbours, the current page among them', () => {
  const places = fc
    .integer({ min: 1, max: 200 })
    .chain(count => fc.tuple(fc.integer({ min: 1, max: count }), fc.constant(count)))
  fc.assert(
    fc.property(places, ([current, count]) => {
      const { pages, hidesBefore, hidesAfter } = pageWindow(current, count)
      expect(pages).toContain(current)
      expect(pages).toHaveLength(Math.min(5, count))
      expect([hidesBefore, hidesAfter]).toEqual([!pages.includes(1), !pages.includes(count)])
    }),
  )
})
