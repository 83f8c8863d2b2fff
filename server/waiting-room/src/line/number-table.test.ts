import fc from 'fast-check'
import { expect, it } from 'vitest'
import { NumberTable } from './number-table.ts'

const numbers = fc.oneof(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 20_000 }))
const steps = fc.array(
  fc.record({
    number: numbers,
    state: fc.nat(5),
    seconds: fc.integer({ min: 1, max: 1_800 }),
    after: fc.nat(90),
  }),
  { minLength: 20, maxLength: 200 },
)

it('knows states and deadlines as a plain map would', () => {
  fc.assert(
    fc.property(steps, all => {
      let time = 5_000
      const table = new NumberTable(time)
      const plain = new Map<number, { state: number; due: number }>()
      for (const { number, state, seconds, after } of all) {
        time += after * 1_000
        const due = [...plain].filter(([, each]) => each.due <= time).map(([each]) => each)
        expect([...table.takeDue(time)].toSorted()).toEqual(due.toSorted())
        for (const each of due) table.setState(each, 0)
        for (const each of due) plain.delete(each)

        table.setState(number, state)
        if (state === 0) plain.delete(number)
        else plain.set(number, { state, due: time + seconds * 1_000 })
        if (state !== 0) table.setDeadline(number, time + seconds * 1_000)
      }
      for (const { number } of all) expect(table.stateOf(number)).toBe(plain.get(number)?.state ?? 0)
      expect([...table.known()]).toEqual([...plain.keys()].toSorted((one, other) => one - other))
    }),
  )
})

it('takes what is due, the earliest first, also after a long silence', () => {
  const table = new NumberTable(0)
  for (const number of [1, 2, 3]) table.setState(number, 1)
  table.setDeadline(1, 3_500)
  table.setDeadline(2, 1_001)
  table.setDeadline(3, 9_000)
  table.setDeadline(3, 2_500)
  expect(table.takeDue(1_999)).toEqual([])
  expect(table.takeDue(86_400_000)).toEqual([2, 3, 1])
  expect(table.takeDue(86_500_000)).toEqual([])
})

/** A table at a second of the clock, with these numbers in it. */
function tableAt(second: number, ...known: number[]) {
  const table = new NumberTable(second * 1_000)
  for (const number of known) table.setState(number, 1)
  return {
    setDeadline: (number: number, at: number) => table.setDeadline(number, at * 1_000),
    takeDue: (at: number) => table.takeDue(at * 1_000),
  }
}

it('a deadline that was put off is due at the later moment, however late the clock is', () => {
  const { setDeadline, takeDue } = tableAt(5_000, 1)
  setDeadline(1, 5_003)
  setDeadline(1, 5_010)
  expect([takeDue(5_009), takeDue(5_010)]).toEqual([[], [1]])
})

it('a deadline that was brought forward is due at the earlier moment, also where the seconds begin again', () => {
  const { setDeadline, takeDue } = tableAt(4_090, 1)
  setDeadline(1, 4_100)
  setDeadline(1, 4_094)
  expect(takeDue(4_094)).toEqual([1])
})

it('everything is due after an hour without a question, also a deadline that was put off', () => {
  const { setDeadline, takeDue } = tableAt(0, 1)
  setDeadline(1, 5)
  setDeadline(1, 10)
  expect(takeDue(4_103)).toEqual([1])
})

it('a new deadline of a number that was due leaves others at the second of the old one', () => {
  const { setDeadline, takeDue } = tableAt(0, 1, 2)
  setDeadline(1, 3)
  expect([takeDue(3), takeDue(1_000)]).toEqual([[1], []])
  // The same place in the table, an hour later.
  setDeadline(2, 4_099)
  setDeadline(1, 1_500)
  expect([takeDue(1_500), takeDue(4_099)]).toEqual([[1], [2]])
})

it('a deadline of an unknown number changes nothing', () => {
  const { setDeadline, takeDue } = tableAt(0)
  setDeadline(9_999, 1)
  expect(takeDue(2)).toEqual([])
})
