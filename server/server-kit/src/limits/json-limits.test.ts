import fc from 'fast-check'
import { expect, it } from 'vitest'
import { exceedsJsonLimits } from './json-limits.ts'

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)

it.each([
  ['{"a":[1,2,{"b":null}]}', false],
  [nested(20), false],
  [nested(21), true],
  ['['.repeat(248_000), true],
  ['{"a":'.repeat(21), true],
  [JSON.stringify(Array.from({ length: 10_000 }, () => 1)), false],
  [JSON.stringify(Array.from({ length: 10_001 }, () => 1)), true],
  [JSON.stringify('[{,'.repeat(10_001)), false],
  [`["\\n",${nested(19)}]`, false],
  [`["\\n",${nested(20)}]`, true],
  [`[${'[],'.repeat(21)}{}]`, false],
  [`[${'{},'.repeat(21)}[]]`, false],
  ['[],'.repeat(21) + nested(21), true],
  ['"\\"[[[[[[[[[[[[[[[[[[[[[[[[["', false],
])('tells what nests too deep or holds too much: %.40s', (text, exceeds) => {
  expect(exceedsJsonLimits(text)).toBe(exceeds)
})

it('lets pass whatever is small, whatever its texts hold', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 5 }), value => {
      expect(exceedsJsonLimits(JSON.stringify(value))).toBe(false)
    }),
  )
})
