import { expect, it } from 'vitest'
import { BATCH_STATUSES, REVIEW_STATUSES, type BatchStatus } from './status.ts'
import { displayGroup, displayGroupLabel, isRecognised } from './display-group.ts'

const labels: Record<BatchStatus, string> = {
  제출: '접수',
  제출완료: '접수',
  심사대기중: '심사',
  심사중: '심사',
  심의중: '심사',
  보완요청: '심사',
  보완완료: '심사',
  승인: '승인',
  대상선정: '승인',
  지급완료: '지급완료',
  대상미선정: '미인정',
  사용자취소: '취소',
  사용자삭제: '취소',
}

it.each(BATCH_STATUSES)('shows %s under the label of its group', status => {
  expect(displayGroupLabel(status)).toBe(labels[status])
})

it('counts as review exactly what is shown as review', () => {
  expect(BATCH_STATUSES.filter(status => displayGroup(status) === 'review')).toEqual(REVIEW_STATUSES)
})

it('shows a batch in another status as under review', () => {
  expect(displayGroup('현장확인')).toBe('review')
})

it('knows the recognised amount once a batch has left review, or has one', () => {
  const undecided = BATCH_STATUSES.filter(status => !isRecognised(status, 0))
  expect(undecided).toEqual(['제출', '제출완료', '심사대기중', '심사중', '심의중', '보완요청', '보완완료'])
  expect(BATCH_STATUSES.every(status => isRecognised(status, 1))).toBe(true)
})
