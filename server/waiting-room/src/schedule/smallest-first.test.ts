import fc from 'fast-check'
import { expect, it } from 'vitest'
import { SmallestFirst } from './smallest-first.ts'

it('returns the smallest number of those added so far, and each once', () => {
  const steps = fc.array(fc.option(fc.nat(20), { nil: 'take' as const }), { maxLength: 200 })
  fc.assert(
    fc.property(steps, all => {
      const heap = new SmallestFirst()
      let model: number[] = []
      const [taken, expected]: number[][] = [[], []]
      for (const step of all) {
        if (step === 'take') {
          taken?.push(heap.take())
          expected?.push(model.shift() ?? Infinity)
        } else {
          heap.add(step)
          model = [...model, step].toSorted((one, other) => one - other)
        }
      }
      expect(taken).toEqual(expected)
      expect(heap.size).toBe(model.length)
    }),
    // The smaller one of two below is the second one.
    { examples: [[[1, 3, 2, 4, 'take', 'take', 'take', 'take']]] },
  )
})
