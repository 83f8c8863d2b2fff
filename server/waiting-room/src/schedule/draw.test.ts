import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { commitmentTo, orderOf } from './draw.ts'

const keys = fc.uint8Array({ minLength: 32, maxLength: 32 }).map(bytes => Buffer.from(bytes).toString('hex'))
const ids = fc.constantFrom('a', 'b')
const entrants = fc.uniqueArray(fc.integer({ min: 1, max: 100_000 }), { maxLength: 50 })

it('gives every number one place, however they are listed', async () => {
  await fc.assert(
    fc.asyncProperty(ids, keys, entrants, async (id, key, numbers) => {
      const order = await orderOf({ id, key }, numbers)
      const ascending = (list: readonly number[]) => list.toSorted((one, other) => one - other)
      expect(ascending(order)).toEqual(ascending(numbers))
      expect(await orderOf({ id, key }, numbers.toReversed())).toEqual(order)
    }),
  )
})

it('keeps the order of any two numbers, whichever others take part', async () => {
  await fc.assert(
    fc.asyncProperty(ids, keys, entrants, async (id, key, numbers) => {
      const some = numbers.filter((_, index) => index % 2 === 0)
      const order = await orderOf({ id, key }, numbers)
      expect(order.filter(number => some.includes(number))).toEqual(await orderOf({ id, key }, some))
    }),
  )
})

it('is another order with another key or in another draw', async () => {
  const numbers = Array.from({ length: 20 }, (_, index) => index + 1)
  await fc.assert(
    fc.asyncProperty(keys, keys, async (one, other) => {
      fc.pre(one !== other)
      const order = await orderOf({ id: 'a', key: one }, numbers)
      expect(await orderOf({ id: 'a', key: other }, numbers)).not.toEqual(order)
      expect(await orderOf({ id: 'b', key: one }, numbers)).not.toEqual(order)
    }),
  )
})

it('gives every number each place about as often', async () => {
  const numbers = [1, 2, 3, 4]
  const first = new Map(numbers.map(number => [number, 0]))
  for (let draw = 0; draw < 2_000; draw += 1) {
    const key = createHash('sha256').update(String(draw)).digest('hex')
    const [winner = 0] = await orderOf({ id: 'a', key }, numbers)
    first.set(winner, (first.get(winner) ?? 0) + 1)
  }
  for (const times of first.values()) expect(Math.abs(times - 500)).toBeLessThan(80)
})

it('is bound to its key by the commitment', () => {
  const key = '00'.repeat(32)
  expect(commitmentTo({ id: 'a', key })).toBe(
    '66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925',
  )
})
