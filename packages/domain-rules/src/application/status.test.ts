import { expect, it } from 'vitest'
import { APPLICATION_STATUSES, isApplicationStatus, isWithdrawn } from './status.ts'

it('has the sixteen statuses of the specification', () => {
  expect(APPLICATION_STATUSES.toSorted().join(' ')).toBe(
    '검증중 대상미선정 대상선정 보류 보완완료 보완요청 사용자삭제 사용자취소 신청 신청완료 심사중 심의중 요청검증완료 이체결과오류 정보조회 지급완료',
  )
})

it('knows its own statuses and no others', () => {
  expect(APPLICATION_STATUSES.every(isApplicationStatus)).toBe(true)
  expect(['', '승인', '제출완료', '신청 ', '보完요청', 'length'].some(isApplicationStatus)).toBe(false)
})

it('counts cancelled and deleted as withdrawn', () => {
  expect(APPLICATION_STATUSES.filter(isWithdrawn)).toEqual(['사용자취소', '사용자삭제'])
})
