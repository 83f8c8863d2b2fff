import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { maskAccountNumber } from './mask.ts'

it.each([
  ['12345678901234', '**********1234'],
  ['12345678', '****5678'],
  ['1234567', '****567'],
  ['12', '*2'],
  ['1', '*'],
  ['', ''],
])('shows "%s" as "%s"', (number, shown) => {
  expect(maskAccountNumber(number)).toBe(shown)
})

it('keeps the length and hides at least half', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9]{1,16}$/), number => {
      const shown = maskAccountNumber(number)
      expect(shown).toHaveLength(number.length)
      expect(shown.replaceAll(/[0-9]/g, '').length).toBeGreaterThanOrEqual(number.length / 2)
      expect(number.endsWith(shown.replaceAll('*', ''))).toBe(true)
    }),
  )
})
