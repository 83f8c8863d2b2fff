import { expect, it } from 'vitest'
import { checkBank, padBankCode } from './bank.ts'

it('asks for a bank when none is chosen', () => {
  expect(checkBank('')).toBe('은행을 선택해주세요.')
  expect(checkBank(' ')).toBe('은행을 선택해주세요.')
  expect(checkBank('4')).toBeNull()
})

it.each([
  ['4', '004'],
  ['20', '020'],
  ['088', '088'],
  ['1234', '1234'],
  ['', '000'],
])('pads "%s" to "%s"', (code, padded) => {
  expect(padBankCode(code)).toBe(padded)
})
