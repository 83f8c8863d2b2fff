import { describe, expect, it } from 'vitest'
import { centres } from '../../content/centres.ko.ts'
import { pageOf } from './page-of.ts'

describe('the pages of the directory', () => {
  it('are nine of ten for all centres', () => {
    const pages = Array.from({ length: 9 }, (_, index) => pageOf(centres, index + 1))
    expect(pages.every(({ pages: count, rows }) => count === 9 && rows.length === 10)).toBe(true)
    expect(pages.flatMap(({ rows }) => rows)).toEqual(centres)
  })

  it.each([
    [Number.NaN, 1],
    [0, 1],
    [-3, 1],
    [2.9, 2],
    [10, 9],
    [Number.POSITIVE_INFINITY, 9],
  ])('count %d as page %d', (wanted, page) => {
    expect(pageOf(centres, wanted).page).toBe(page)
  })

  it('are one without rows when nothing is found', () => {
    expect(pageOf([], 4)).toEqual({ rows: [], page: 1, pages: 1 })
  })
})
