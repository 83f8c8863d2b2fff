import { beforeEach, expect, it, vi } from 'vitest'
import { thisBrowser } from './this-browser.ts'

beforeEach(() => localStorage.clear())

it('draws its bucket once, and keeps it from visit to visit', () => {
  vi.spyOn(Math, 'random').mockReturnValueOnce(0.305).mockReturnValue(0.9)
  expect([thisBrowser().bucket, thisBrowser().bucket]).toEqual([30, 30])
})

it.each(['-1', '100', '1.5', 'x'])('draws anew if the stored bucket is %s', stored => {
  localStorage.setItem('sbiz_release_bucket', stored)
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  expect(thisBrowser().bucket).toBe(50)
})

it('has the name that a tester has given to it', () => {
  expect(thisBrowser().id).toBeUndefined()
  localStorage.setItem('sbiz_release_id', 'tester-1')
  expect(thisBrowser().id).toBe('tester-1')
})
