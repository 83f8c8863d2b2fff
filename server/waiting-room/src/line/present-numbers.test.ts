import fc from 'fast-check'
import { expect, it } from 'vitest'
import { PresentNumbers } from './present-numbers.ts'

const changes = fc.array(fc.record({ number: fc.integer({ min: 1, max: 2_000 }), isPresent: fc.boolean() }), {
  size: 'large',
})

it('counts as a plain set would, on every page and across their edges', () => {
  fc.assert(
    fc.property(changes, fc.array(fc.nat(2_100)), (steps, asked) => {
      const numbers = new PresentNumbers()
      const plain = new Set<number>()
      for (const { number, isPresent } of steps) {
        if (isPresent) numbers.add(number)
        else numbers.remove(number)
        if (isPresent) plain.add(number)
        else plain.delete(number)
      }
      expect(numbers.size()).toBe(plain.size)
      for (const number of [...asked, 511, 512, 513, 1_024]) {
        expect(numbers.has(number)).toBe(plain.has(number))
        expect(numbers.countBelow(number)).toBe([...plain].filter(each => each < number).length)
      }
    }),
  )
})

it('counts on while the first numbers enter and new ones join', () => {
  const numbers = new PresentNumbers()
  const wrong: number[] = []
  for (let last = 1; last <= 10_000; last += 1) {
    numbers.add(last)
    numbers.remove(last - 100)
    const size = Math.min(last, 100)
    const counted = [numbers.size(), numbers.countBelow(last) + 1, numbers.countBelow(last + 1)]
    if (counted.some(count => count !== size)) wrong.push(last)
  }
  expect(wrong).toEqual([])
  expect([9_900, 9_901, 10_000, 10_001].map(number => numbers.has(number))).toEqual([
    false,
    true,
    true,
    false,
  ])
})
