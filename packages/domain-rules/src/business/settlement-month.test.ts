import { expect, it } from 'vitest'
import { checkSettlementMonth, settlementMonthOf } from './settlement-month.ts'

it.each(['3', '6', '9', '12'])('offers %s', month => {
  expect(checkSettlementMonth(month)).toBeNull()
})

it.each(['', '0', '1', '03', '11', '13', ' 3', '3월'])('does not offer "%s"', month => {
  expect(checkSettlementMonth(month)).toBe('결산월을 선택해주세요.')
})

it('sends the choice of a corporation, and 12 for an individual', () => {
  expect(settlementMonthOf('0', '3')).toBe('3')
  expect(settlementMonthOf('1', '3')).toBe('12')
  expect(settlementMonthOf('', '')).toBe('12')
})
