import { expect, it } from 'vitest'
import { firstBatchStatus, STATUS_AFTER_SUPPLEMENT } from './first-status.ts'

it.each([
  ['금액', '제출완료'],
  ['건', '제출완료'],
  [null, '제출완료'],
  ['택배', '제출'],
] as const)('a batch that counts %s begins as %s', (amountKind, status) => {
  expect(firstBatchStatus(amountKind)).toBe(status)
})

it('a supplemented batch is 보완완료', () => {
  expect(STATUS_AFTER_SUPPLEMENT).toBe('보완완료')
})
