import { expect, it } from 'vitest'
import { measureProcessorTime, type ListedProcess } from './processor-time.ts'

const SHELL = 1
const TESTS = 10
const BROWSER = 11
const PAGE = 12

const listed = (parent: number, own: number, ofEndedChildren = 0): ListedProcess => ({
  parent,
  own,
  ofEndedChildren,
})

/** Reads these lists of processes one after the other, with `TESTS` charged to an account. */
function secondsAfter(...looks: Record<number, ListedProcess>[]): number | null {
  let now: Record<number, ListedProcess> = {}
  const time = measureProcessorTime(
    () => new Map(Object.entries(now).map(([pid, found]) => [Number(pid), found])),
  )
  time.charge('tests', TESTS)
  for (const look of looks) {
    now = look
    time.look()
  }
  return time.secondsOf('tests')
}

it('counts a program and all that come from it, and nothing else', () => {
  const look = {
    [SHELL]: listed(0, 50),
    [TESTS]: listed(SHELL, 2),
    [BROWSER]: listed(TESTS, 3),
    [PAGE]: listed(BROWSER, 4),
  }
  expect(secondsAfter(look)).toBe(9)
})

it('counts an ended process once, on the bill of its parent', () => {
  const before = { [TESTS]: listed(SHELL, 2), [BROWSER]: listed(TESTS, 1), [PAGE]: listed(BROWSER, 4) }
  const after = { [TESTS]: listed(SHELL, 2), [BROWSER]: listed(TESTS, 1, 4.5) }
  expect(secondsAfter(before, after)).toBe(7.5)
})

it('keeps the bill of one whose parent has ended as well', () => {
  const before = { [SHELL]: listed(0, 1), [TESTS]: listed(SHELL, 2), [BROWSER]: listed(TESTS, 3) }
  expect(secondsAfter(before, { [SHELL]: listed(0, 1, 5) })).toBe(5)
})

it('goes on counting what another process has adopted', () => {
  const before = { [SHELL]: listed(0, 1), [TESTS]: listed(SHELL, 2), [BROWSER]: listed(TESTS, 3) }
  expect(secondsAfter(before, { [SHELL]: listed(0, 1), [BROWSER]: listed(SHELL, 8) })).toBe(10)
})

it('says nothing where the system lists nothing', () => {
  expect(secondsAfter({})).toBeNull()
})
