import { expect, it } from 'vitest'
import { BUSINESS_DETAILS, GENERAL_DETAILS } from './detail-types.ts'

it('has six general and eight business details, numbered from 1 and named differently', () => {
  expect(GENERAL_DETAILS.map(({ code }) => code)).toEqual(['1', '2', '3', '4', '5', '6'])
  expect(BUSINESS_DETAILS.map(({ code }) => code)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8'])
  expect(new Set([...GENERAL_DETAILS, ...BUSINESS_DETAILS].map(({ name }) => name)).size).toBe(14)
})
