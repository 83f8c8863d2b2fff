import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { commitmentTo, orderOf } from './draw.ts'

const keys = fc.uint8Array({ minLength: 32, maxLength: 32 }).map(bytes => Buffer.from(bytes).toString('hex'))
const ids = fc.constantFrom('a', 'b')
const entrants = fc.uniqueArray(fc.integer({ min: 1, max: 100_000 }), { maxLength: 50 })

it('puts everyone who takes part somewhere, once, however they are listed', () => {
  fc.assert(
    fc.property(ids, keys, entrants, (id, key, numbers) => {
      const order = orderOf({ id, key }, numbers)
      const ascending = (list: readonly number[]) => list.toSorted((one, other) => one - other)
      expect(ascending(order)).toEqual(ascending(numbers))
      expect(orderOf({ id, key }, numbers.toReversed())).toEqual(order)
    }),
  )
})

it('keeps the order of any two whoever else takes part, so that no one can move others by coming', () => {
  fc.assert(
    fc.property(ids, keys, entrants, (id, key, numbers) => {
      const some = numbers.filter((_, index) => index % 2 === 0)
      expect(orderOf({ id, key }, numbers).filter(number => some.includes(number))).toEqual(
        orderOf({ id, key }, some),
      )
    }),
  )
})

it('is another order with another key or in another draw', () => {
  const numbers = Array.from({ length: 20 }, (_, index) => index + 1)
  fc.assert(
    fc.property(keys, keys, (one, other) => {
      fc.pre(one !== other)
      const order = orderOf({ id: 'a', key: one }, numbers)
      expect(orderOf({ id: 'a', key: other }, numbers)).not.toEqual(order)
      expect(orderOf({ id: 'b', key: one }, numbers)).not.toEqual(order)
    }),
  )
})

it('gives everyone each place about as often, whenever they came', () => {
  const numbers = [1, 2, 3, 4]
  const first = new Map(numbers.map(number => [number, 0]))
  for (let draw = 0; draw < 2_000; draw += 1) {
    const key = createHash('sha256').update(String(draw)).digest('hex')
    const [winner = 0] = orderOf({ id: 'a', key }, numbers)
    first.set(winner, (first.get(winner) ?? 0) + 1)
  }
  for (const times of first.values()) expect(Math.abs(times - 500)).toBeLessThan(80)
})

it('is held to a key by what was published before', () => {
  const key = '00'.repeat(32)
  expect(commitmentTo({ id: 'a', key })).toBe(
    '66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925',
  )
})
