import fc from 'fast-check'
import { expect, it } from 'vitest'
import { RecentValues } from './recent-values.ts'

it('keeps a value until its time after the last change has passed', () => {
  let time = 0
  const values = new RecentValues<number>({ now: () => time, keptMs: 1_000, most: 10 })
  values.set('one', 1)
  time = 900
  values.set('one', 2)
  time = 1_899
  expect(values.get('one')).toBe(2)
  time = 1_900
  expect(values.get('one')).toBeUndefined()
})

it('drops the value that was set first when there are too many', () => {
  const values = new RecentValues<number>({ now: () => 0, keptMs: 1_000, most: 2 })
  for (const name of ['one', 'two', 'one', 'three']) values.set(name, 1)
  expect(['one', 'two', 'three'].map(name => values.get(name))).toEqual([1, undefined, 1])
})

it('returns what a plain list of all changes says, for any names and times', () => {
  const changes = fc.array(fc.tuple(fc.nat(8), fc.nat(700)), { maxLength: 60 })
  fc.assert(
    fc.property(changes, fc.integer({ min: 1, max: 5 }), (steps, most) => {
      let time = 0
      const values = new RecentValues<number>({ now: () => time, keptMs: 1_000, most })
      const last = new Map<string, number>()
      for (const [name, pause] of steps) {
        time += pause
        last.delete(String(name))
        last.set(String(name), time)
        values.set(String(name), time)
      }
      const expected = [...last].slice(-most).filter(([, setAt]) => time - setAt < 1_000)
      const found = [...last.keys()].flatMap(name => values.get(name) ?? [])
      expect(found).toEqual(expected.map(([, setAt]) => setAt))
    }),
  )
})
