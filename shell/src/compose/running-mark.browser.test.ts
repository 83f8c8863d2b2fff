import { beforeEach, expect, it, vi } from 'vitest'
import { markOf, markRunning, takeLeftMark, unmarkRunning } from './running-mark.ts'

beforeEach(() => sessionStorage.clear())

it('the mark of a page that did not end by itself is there for the next page, once', () => {
  markRunning('mfe-apply', '1')
  expect(takeLeftMark()).toBe(markOf('mfe-apply', '1'))
  expect(takeLeftMark()).toBeNull()
})

it('a page that ends by itself leaves none', () => {
  markRunning('mfe-apply', '1')
  unmarkRunning()
  expect(takeLeftMark()).toBeNull()
})

it('a window that another page opened does not take the mark of that page for its own', () => {
  markRunning('mfe-apply', '1')
  vi.stubGlobal('opener', window)
  expect(takeLeftMark()).toBeNull()
  vi.unstubAllGlobals()
})
