import { expect, it } from 'vitest'
import { supportAmountOf } from './support-amount.ts'

it.each([
  [[], 0],
  [[120_000, 30_000], 150_000],
  [[200_000, 200_000], 300_000],
])('the quick support for costs of %j won is %i won', (amounts, support) => {
  const months = amounts.map(amount => ({ platform: 'A', month: '2025-01', amount }))
  expect(supportAmountOf(months)).toBe(support)
})
