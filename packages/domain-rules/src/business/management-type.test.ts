import { expect, it } from 'vitest'
import { isCorporation } from './management-type.ts'

it.each([
  ['0', true],
  ['1', false],
  ['', false],
  ['00', false],
  ['N', false],
])('takes "%s" for a corporation: %s', (managementType, expected) => {
  expect(isCorporation(managementType)).toBe(expected)
})
