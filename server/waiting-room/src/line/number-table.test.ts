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
