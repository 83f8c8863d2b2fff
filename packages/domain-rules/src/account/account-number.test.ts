import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { checkAccountNumber, formatAccountNumber } from './account-number.ts'

const NOT_DIGITS = '계좌번호는 숫자만 입력해주세요.'

it.each([
  ['', '계좌번호를 입력해주세요.'],
  [' ', NOT_DIGITS],
  ['123-456', NOT_DIGITS],
  ['12345a', NOT_DIGITS],
  ['１２３', NOT_DIGITS],
  ['123\n', NOT_DIGITS],
  ['1', null],
  ['0'.repeat(16), null],
  ['1'.repeat(17), '계좌번호는 최대 16자리까지만 입력 가능합니다.'],
])('returns for "%s": %s', (number, message) => {
  expect(checkAccountNumber(number)).toBe(message)
})

it.each([
  ['110-123-456789', '110123456789'],
  ['110 123 456789', '110123456789'],
  ['１１０－１２３', '110123'],
  ['12a3', '12a3'],
  ['1'.repeat(17), '1'.repeat(16)],
])('makes "%s" "%s"', (typed, formatted) => {
  expect(formatAccountNumber(typed)).toBe(formatted)
})

it('takes every account number as people write it', () => {
  const group = fc.stringMatching(/^[0-9]{1,5}$/)
  fc.assert(
    fc.property(
      fc.array(group, { minLength: 1, maxLength: 3 }),
      fc.constantFrom('-', ' ', ' - '),
      (groups, sign) => {
        expect(checkAccountNumber(formatAccountNumber(groups.join(sign)))).toBeNull()
      },
    ),
  )
})
