import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { fillExactly, splitSixSeven } from './number-parts.ts'

it.each([
  [['123456', '1234567'], true],
  [['000000', '0000000'], true],
  [['12345', '1234567'], false],
  [['123456', '12345678'], false],
  [['123456'], false],
  [['123456', '1234567', ''], false],
  [['12345a', '1234567'], false],
  [['12345 ', '1234567'], false],
  [['１２３４５６', '1234567'], false],
  [['', ''], false],
  [[], false],
])('%j fill six and seven boxes: %s', (parts, isFilled) => {
  expect(fillExactly(parts, [6, 7])).toBe(isFilled)
})

it('cuts thirteen digits into parts that fill their boxes, and loses none of more or fewer', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9]{0,16}$/), digits => {
      const parts = splitSixSeven(digits)
      expect(parts.join('')).toBe(digits)
      expect(fillExactly(parts, [6, 7])).toBe(digits.length === 13)
    }),
  )
})
