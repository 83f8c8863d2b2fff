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
