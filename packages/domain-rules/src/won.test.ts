import { expect, it } from 'vitest'
import { showWon } from './won.ts'

it.each([
  [0, '0원'],
  [5_000, '5,000원'],
  [300_000, '300,000원'],
])('%i won are read as %s', (amount, shown) => {
  expect(showWon(amount)).toBe(shown)
})
