import { expect, it } from 'vitest'
import { checkSettlementMonth } from './settlement-month.ts'

it.each(['3', '6', '9', '12'])('offers %s', month => {
  expect(checkSettlementMonth(month)).toBeNull()
})

it.each(['', '0', '1', '03', '11', '13', ' 3', '3월'])('does not offer "%s"', month => {
  expect(checkSettlementMonth(month)).toBe('결산월을 선택해주세요.')
})
