import { beforeEach, expect, it } from 'vitest'
import { createNumberLimit, type NumberLimit } from './number-limit.ts'

let time = 1_000_000
let limit: NumberLimit
beforeEach(() => {
  limit = createNumberLimit({ now: () => time })
})

/** Asks for 5,000 numbers at once; returns the count of those given. */
function takenBy(address: string): number {
  return Array.from({ length: 5_000 }, () => limit.mayTake(address)).filter(Boolean).length
}

it('is two hundred numbers at once for an address, and twenty a second after that', () => {
  expect(takenBy('192.0.2.7')).toBe(200)
  time += 1_000
  expect(takenBy('192.0.2.7')).toBe(20)
  time += 60_000
  expect(takenBy('192.0.2.7')).toBe(200)
})

it('is owed until the last number is made up for', () => {
  takenBy('192.0.2.7')
  time += 9_920
  expect(takenBy('192.0.2.7')).toBe(198)
})

it('is wider for visitors who return their cookie, each with a limit of their own', () => {
  takenBy('192.0.2.7')
  const again = (visitor: number) => limit.mayTake('192.0.2.7', () => String(visitor))
  const takenAgain = (visitors: number) =>
    Array.from({ length: visitors }, (_, visitor) => again(visitor)).filter(Boolean).length
  expect(takenAgain(400)).toBe(400)
  expect(Array.from({ length: 20 }, () => again(0)).filter(Boolean)).toHaveLength(5)
  expect(takenAgain(5_000)).toBe(2_000 - 405)
  expect(limit.mayTake('192.0.2.7', () => null)).toBe(false)
  time += 1_000
  takenBy('192.0.2.7')
  expect(Array.from({ length: 5_000 }, (_, visitor) => again(visitor + 5_000)).filter(Boolean)).toHaveLength(
    200,
  )
})

it('gives a visitor another number every ten seconds', () => {
  takenBy('192.0.2.7')
  const again = () => limit.mayTake('192.0.2.7', () => 'a visitor')
  expect(Array.from({ length: 20 }, again).filter(Boolean)).toHaveLength(6)
  time += 10_000
  takenBy('192.0.2.7')
  expect([again(), again()]).toEqual([true, false])
})

it('is each address’s own', () => {
  takenBy('192.0.2.7')
  expect(takenBy('192.0.2.8')).toBe(200)
})

it.each([
  ['2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff', 0],
  ['2001:db8:1::1', '2001:db8:1:0:9::', 0],
  ['2001:db8:1:2::1', '2001:db8:1:3::1', 200],
  ['::1', '1::', 200],
])('is shared within a network of IPv6: after %s, %s gets %d', (first, second, numbers) => {
  takenBy(first)
  expect(takenBy(second)).toBe(numbers)
})
