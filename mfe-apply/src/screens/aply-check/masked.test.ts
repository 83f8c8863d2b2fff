import fc from 'fast-check'
import { expect, it } from 'vitest'
import { lastFour, withHyphens, withoutRear, maskedName } from './masked.ts'

it('shows of a residence number the front digits only', () => {
  expect(withoutRear('8001011234567')).toBe('800101-*******')
})

it('shows of an account number the last four digits, and how long it is', () => {
  expect(lastFour('10000000000001')).toBe('**********0001')
})

it('writes a phone number as it is read', () => {
  expect(withHyphens('01012345678')).toBe('010-1234-5678')
})

it('never shows more than four digits of an account, however long', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9]{1,16}$/), number => {
      const shown = lastFour(number)
      expect(shown).toHaveLength(number.length)
      expect(shown.replaceAll('*', '')).toBe(number.slice(-4))
    }),
  )
})

it.each([
  ['홍길동', '홍*동'],
  ['홍길', '홍*'],
  [' SHOP ', 'S**P'],
  ['', ''],
])('of the name "%s" shows "%s"', (name, shown) => {
  expect(maskedName(name)).toBe(shown)
})
