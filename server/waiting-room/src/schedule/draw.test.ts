import { createHash, createHmac } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { commitmentTo, orderOf, type Entrant } from './draw.ts'

const SPACING = 25

const keys = fc.uint8Array({ minLength: 32, maxLength: 32 }).map(bytes => Buffer.from(bytes).toString('hex'))
const ids = fc.constantFrom('a', 'b')
const entrants = fc.uniqueArray(fc.integer({ min: 1, max: 100_000 }), { maxLength: 50 }).map(alone)
/** People in up to 12 networks of up to 40 people, and some more in networks of their own. */
const crowds = fc
  .tuple(fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 12 }), fc.nat(100))
  .map(([sizes, others]) => crowdOf(...sizes, ...Array.from({ length: others }, () => 1)))

function alone(numbers: readonly number[]): Entrant[] {
  return numbers.map(number => ({ number, group: 0 }))
}

/** Makes networks of these sizes, with a group for each. */
function crowdOf(...sizes: number[]): Entrant[] {
  const groups = sizes.flatMap((size, index) => Array.from({ length: size }, () => index + 1))
  return groups.map((group, index) => ({ number: index + 1, group }))
}

const keyOf = (draw: number) => createHash('sha256').update(String(draw)).digest('hex')

/** Returns how many lots of its network are before each lot of an order. */
function waves(order: readonly Entrant[]): number[] {
  const counts = new Map<number, number>()
  return order.map(({ group }) => {
    const before = counts.get(group) ?? 0
    counts.set(group, before + 1)
    return group === 0 ? 0 : before
  })
}

it('gives every number one place, however they are listed', async () => {
  await fc.assert(
    fc.asyncProperty(ids, keys, fc.oneof(entrants, crowds), async (id, key, all) => {
      const order = await orderOf({ id, key }, all)
      const ascending = (list: readonly Entrant[]) => list.toSorted((one, other) => one.number - other.number)
      expect(ascending(order)).toEqual(ascending(all))
      expect(await orderOf({ id, key }, all.toReversed())).toEqual(order)
    }),
  )
})

it('keeps the order of any two numbers of different networks, whichever others take part', async () => {
  await fc.assert(
    fc.asyncProperty(ids, keys, entrants, async (id, key, all) => {
      const some = all.filter((_, index) => index % 2 === 0).map(({ number }) => number)
      const order = await orderOf({ id, key }, all)
      const kept = order.filter(({ number }) => some.includes(number))
      expect(kept).toEqual(await orderOf({ id, key }, alone(some)))
    }),
  )
})

it('is the order of the lots of all numbers, which anyone can compute with the key', async () => {
  const numbers = Array.from({ length: 60 }, (_, index) => index + 1)
  const secret = Buffer.from(keyOf(0), 'hex')
  const lot = (number: number) => createHmac('sha256', secret).update(`a-${number}`).digest('hex')
  const order = await orderOf({ id: 'a', key: keyOf(0) }, alone(numbers))
  const byLot = numbers.toSorted((one, other) => (lot(one) < lot(other) ? -1 : 1))
  expect(order.map(({ number }) => number)).toEqual(byLot)
})

it('counts a number without a group as a network of its own, also among others', async () => {
  const crowd = crowdOf(40, ...Array.from({ length: 60 }, () => 1))
  const some = crowd.map(({ number, group }) => ({ number, group: group === 1 ? 1 : 0 }))
  const numbersOf = async (all: readonly Entrant[]) =>
    (await orderOf({ id: 'a', key: keyOf(0) }, all)).map(({ number }) => number)
  expect(await numbersOf(some)).toEqual(await numbersOf(crowd))
})

it('yields to other work once for each thousand numbers, while it draws and while it places', async () => {
  let turns = 0
  let next: NodeJS.Immediate | undefined
  const work = () => {
    turns += 1
    next = setImmediate(work)
  }
  work()
  await orderOf({ id: 'a', key: keyOf(0) }, alone(Array.from({ length: 5_000 }, (_, index) => index + 1)))
  clearImmediate(next)
  expect(turns).toBeGreaterThanOrEqual(10)
  expect(turns).toBeLessThan(15)
})

it('is another order with another key or in another draw', async () => {
  const all = alone(Array.from({ length: 20 }, (_, index) => index + 1))
  await fc.assert(
    fc.asyncProperty(keys, keys, async (one, other) => {
      fc.pre(one !== other)
      const order = await orderOf({ id: 'a', key: one }, all)
      expect(await orderOf({ id: 'a', key: other }, all)).not.toEqual(order)
      expect(await orderOf({ id: 'b', key: one }, all)).not.toEqual(order)
    }),
  )
})

it.each([
  ['in networks of their own', crowdOf(1, 1, 1, 1)],
  ['in one network', crowdOf(4)],
  ['without networks', alone([1, 2, 3, 4])],
])('gives every number each place about as often, %s', async (_, all) => {
  const first = new Map(all.map(({ number }) => [number, 0]))
  for (let draw = 0; draw < 2_000; draw += 1) {
    const [winner] = await orderOf({ id: 'a', key: keyOf(draw) }, all)
    first.set(winner?.number ?? 0, (first.get(winner?.number ?? 0) ?? 0) + 1)
  }
  for (const times of first.values()) expect(Math.abs(times - 500)).toBeLessThan(80)
})

it('is bound to its key by the commitment', () => {
  const key = '00'.repeat(32)
  expect(commitmentTo({ id: 'a', key })).toBe(
    '66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925',
  )
})

describe('a network with many numbers', () => {
  it('gets no place before its earliest one, as long as networks with fewer places are left', async () => {
    await fc.assert(
      fc.asyncProperty(ids, keys, crowds, async (id, key, all) => {
        const taken = waves(await orderOf({ id, key }, all))
        const isEarly = (wave: number, place: number) =>
          place < SPACING * wave ** 2 && taken.slice(place).some(later => later < wave)
        expect(taken.filter(isEarly)).toEqual([])
      }),
    )
  })

  it.each([25, 1_000])('gets at most 2 of the first 100 places with %d numbers', async lots => {
    const all = crowdOf(lots, ...Array.from({ length: 100 }, () => 1))
    for (let draw = 0; draw < 4; draw += 1) {
      const order = await orderOf({ id: 'a', key: keyOf(draw) }, all)
      expect(order.slice(0, 100).filter(({ group }) => group === 1).length).toBeLessThanOrEqual(2)
    }
  })

  it('gets its second place as the 26th of all, as soon as it may', async () => {
    const all = crowdOf(1_000, ...Array.from({ length: 100 }, () => 1))
    const order = await orderOf({ id: 'a', key: keyOf(0) }, all)
    expect(order[25]?.group).toBe(1)
  })

  it('shares the places with other such networks by turns', async () => {
    const order = await orderOf({ id: 'a', key: keyOf(0) }, crowdOf(40, 40, 40))
    const ofEach = [1, 2, 3].map(group => order.slice(0, 60).filter(each => each.group === group).length)
    expect(ofEach).toEqual([20, 20, 20])
  })

  // 0.5 is the mean of a draw in which all numbers are alike.
  it.each([
    [4, 1_000, 0.51],
    [30, 6_000, 0.63],
  ])('of %d people among %d others is hardly worse off than they', async (size, others, mean) => {
    const draws = 4
    let sum = 0
    for (let draw = 0; draw < draws; draw += 1) {
      const all = crowdOf(
        ...Array.from({ length: 5 }, () => size),
        ...Array.from({ length: others }, () => 1),
      )
      const order = await orderOf({ id: 'a', key: keyOf(draw) }, all)
      for (const [place, { group }] of order.entries()) if (group <= 5) sum += place / order.length
    }
    expect(sum / (5 * size * draws)).toBeLessThan(mean + 0.04)
  })
})
