import { expect, it } from 'vitest'
import { BATCH_STATUSES, batchStatusOf, ITEM_STATUSES, itemStatusLabel, REVIEW_STATUSES } from './status.ts'

it('gives a batch the thirteen statuses of the specification', () => {
  expect(BATCH_STATUSES.toSorted().join(' ')).toBe(
    '대상미선정 대상선정 보완완료 보완요청 사용자삭제 사용자취소 승인 심사대기중 심사중 심의중 제출 제출완료 지급완료',
  )
})

it('shows five of them as review', () => {
  expect(REVIEW_STATUSES).toEqual(['심사대기중', '심사중', '심의중', '보완요청', '보완완료'])
})

it('reads a status that is not there as 제출, and every other one as itself', () => {
  expect(batchStatusOf(null)).toBe('제출')
  expect(batchStatusOf(undefined)).toBe('제출')
  expect(BATCH_STATUSES.map(batchStatusOf)).toEqual(BATCH_STATUSES)
})

it('gives an item no status that a batch does not have, and none of the examination', () => {
  expect(BATCH_STATUSES.filter(status => !(ITEM_STATUSES as readonly string[]).includes(status))).toEqual([
    '심사대기중',
    '심사중',
    '심의중',
  ])
  expect(ITEM_STATUSES.filter(status => !BATCH_STATUSES.includes(status))).toEqual([])
})

it.each(ITEM_STATUSES)('shows %s as itself, unless it is paid', status => {
  expect(itemStatusLabel(status)).toBe(status === '지급완료' ? '인증완료' : status)
})
