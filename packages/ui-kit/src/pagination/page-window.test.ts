import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pageWindow } from './page-window.ts'

describe('the page numbers in sight', () => {
  it.each([
    { page: 1, pages: 9, expected: [1, 2, 3, 4, 5] },
    { page: 3, pages: 9, expected: [1, 2, 3, 4, 5] },
    { page: 4, pages: 9, expected: [2, 3, 4, 5, 6] },
    { page: 9, pages: 9, expected: [5, 6, 7, 8, 9] },
    { page: 2, pages: 3, expected: [1, 2, 3] },
    { page: 1, pages: 1, expected: [1] },
    { page: 1, pages: 0, expected: [] },
    { page: 99, pages: 9, expected: [5, 6, 7, 8, 9] },
    { page: 0, pages: 9, expected: [1, 2, 3, 4, 5] },
  ])('of page $page of $pages are $expected', ({ page, pages, expected }) => {
    expect(pageWindow(page, pages)).toEqual(expected)
  })

  it('are always five in a row or all there are, hold the page, and keep it in the middle where they can', () => {
    const anyPage = fc.integer({ min: 1, max: 500 }).chain(pages => {
      return fc.record({ pages: fc.constant(pages), page: fc.integer({ min: 1, max: pages }) })
    })
    fc.assert(
      fc.property(anyPage, ({ page, pages }) => {
        const [first = 0, ...rest] = pageWindow(page, pages)
        const last = rest.at(-1) ?? first

        expect(rest.length + 1).toBe(Math.min(5, pages))
        expect(rest).toEqual(rest.map((_, at) => first + at + 1))
        expect(first >= 1 && first <= page && page <= last && last <= pages).toBe(true)
        expect(first === 1 || last === pages || page - first === last - page).toBe(true)
      }),
    )
  })
})
