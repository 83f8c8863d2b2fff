import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { setTime } from './time.ts'

const NOON = Date.parse('2026-03-02T12:00:00Z')
const DAY_MS = 86_400_000

beforeEach(() => void vi.useFakeTimers({ now: NOON, toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

it('the time of the page is ahead in every way of asking for it, and runs on', () => {
  setTime(DAY_MS)
  expect([Date.now(), new Date().getTime()]).toEqual([NOON + DAY_MS, NOON + DAY_MS])
  // oxlint-disable-next-line unicorn/new-for-builtins -- Called as a function it returns a text.
  expect(Date()).toContain('Mar 03 2026')
})

it('a date that is named stays as it is, and is a date like any other', () => {
  setTime(-DAY_MS)
  const named = new Date(2026, 0, 31)
  expect([named.getMonth(), named.getDate()]).toEqual([0, 31])
  expect(named).toBeInstanceOf(Date)
  expect(Date.UTC(2026, 2, 2, 12)).toBe(NOON)
})

it('a page without a time of its own keeps the clock of the browser', () => {
  const before = Date
  setTime(0)
  expect(Date).toBe(before)
})
