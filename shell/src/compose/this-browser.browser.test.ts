import { beforeEach, expect, it, vi } from 'vitest'
import { thisBrowser } from './this-browser.ts'

beforeEach(() => localStorage.clear())

it('draws its number once, and keeps it from visit to visit', () => {
  vi.spyOn(Math, 'random').mockReturnValueOnce(0.25).mockReturnValue(0.9)
  expect([thisBrowser().number, thisBrowser().number]).toEqual([2 ** 30, 2 ** 30])
})

it.each(['-1', '4294967296', '1.5', 'x'])('draws anew if the stored number is %s', stored => {
  localStorage.setItem('sbiz_release_number', stored)
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  expect(thisBrowser().number).toBe(2 ** 31)
})

it('has the name that a tester has given to it', () => {
  expect(thisBrowser().id).toBeUndefined()
  localStorage.setItem('sbiz_release_id', 'tester-1')
  expect(thisBrowser().id).toBe('tester-1')
})
