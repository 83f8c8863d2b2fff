import { expect, it } from 'vitest'
import { expectedSupportAmount } from './expected-amount.ts'

it.each([
  [0, 0],
  [1, 5_000],
  [59, 295_000],
  [60, 300_000],
  [61, 300_000],
  [100, 300_000],
])('%d deliveries may bring %d won', (cases, won) => {
  expect(expectedSupportAmount(cases)).toBe(won)
})
