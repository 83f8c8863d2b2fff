import { expect, it } from 'vitest'
import { BATCH_STATUSES, batchStatusOf, isBatchStatus, REVIEW_STATUSES } from './batch-status.ts'

it('has the thirteen statuses of the specification', () => {
  expect(BATCH_STATUSES.toSorted().join(' ')).toBe(
    '대상미선정 대상선정 보완완료 보완요청 사용자삭제 사용자취소 승인 심사대기중 심사중 심의중 제출 제출완료 지급완료',
  )
})

it('reviews in five of them', () => {
  expect(REVIEW_STATUSES).toEqual(['심사대기중', '심사중', '심의중', '보완요청', '보완완료'])
})

it('reads a status that is not there as 제출, and every other one as itself', () => {
  expect(batchStatusOf(null)).toBe('제출')
  expect(batchStatusOf(undefined)).toBe('제출')
  expect(BATCH_STATUSES.map(batchStatusOf)).toEqual(BATCH_STATUSES)
})

it('knows its own statuses and no others', () => {
  expect(BATCH_STATUSES.every(isBatchStatus)).toBe(true)
  expect(['', '신청', '보류', '승인 ', '보完요청'].some(isBatchStatus)).toBe(false)
})
