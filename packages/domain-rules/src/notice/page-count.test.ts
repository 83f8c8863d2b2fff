import { expect, it } from 'vitest'
import { pageCount } from './page-count.ts'

it.each([
  [0, 0],
  [1, 1],
  [10, 1],
  [11, 2],
  [90, 9],
])('%d rows fill %d pages of ten', (rows, pages) => {
  expect(pageCount(rows, 10)).toBe(pages)
})
