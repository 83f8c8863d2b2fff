import { expect, it } from 'vitest'
import { BATCH_STATUSES } from './status.ts'
import { paidTotal, reachesCap } from './paid-total.ts'

it('adds up the batches that are paid, and no others', () => {
  const batches = BATCH_STATUSES.map(status => ({ status, recognisedAmount: 100_000 }))
  expect(paidTotal(batches)).toBe(100_000)
  expect(paidTotal([...batches, { status: '지급완료', recognisedAmount: 50_000 }])).toBe(150_000)
  expect(paidTotal([])).toBe(0)
})

it.each([
  [0, false],
  [299_999, false],
  [300_000, true],
  [300_001, true],
])('a total of %d reaches the cap: %s', (total, expected) => {
  expect(reachesCap(total)).toBe(expected)
})
