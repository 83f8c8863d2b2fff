import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { checkMobileNumber, mobileDigits } from './mobile-number.ts'

const WRONG = '휴대폰번호를 정확히 입력해주세요.'

it.each([
  '',
  '0101234567',
  '010123456789',
  '010-1234-567',
  '0101234567 ',
  '０１０１２３４５６７８',
  '0101234567a',
])('refuses "%s"', digits => {
  expect(checkMobileNumber(digits)).toBe(WRONG)
})

it('takes exactly eleven digits', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9]{9,13}$/), digits => {
      expect(checkMobileNumber(digits)).toBe(digits.length === 11 ? null : WRONG)
    }),
  )
})

it.each([
  ['010-1234-5678', '01012345678'],
  ['+82 10-1234-5678', '01012345678'],
  ['+82 010 1234 5678', '01012345678'],
  [' + 82  010-1234-5678', '01012345678'],
  ['010-1+8234567', '01018234567'],
  ['０１０ab1234567890', '01012345678'],
  ['+', ''],
])('reads "%s" as %s', (typed, digits) => {
  expect(mobileDigits(typed)).toBe(digits)
})
