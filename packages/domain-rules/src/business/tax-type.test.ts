import { expect, it } from 'vitest'
import { taxTypeOf } from './tax-type.ts'

it.each([
  ['01', 'standard'],
  ['02', 'simplified'],
  ['03', 'exempt'],
  ['04', 'unknown'],
  ['1', 'unknown'],
  ['', 'unknown'],
  ['toString', 'unknown'],
  [null, 'unknown'],
  [undefined, 'unknown'],
])('reads %j as %s', (code, taxType) => {
  expect(taxTypeOf(code)).toBe(taxType)
})
