import { expect, it } from 'vitest'
import { progressStep, type ProgressStep } from './progress-step.ts'
import { APPLICATION_STATUSES, type ApplicationStatus } from './status.ts'

const steps: Record<ApplicationStatus, ProgressStep | null> = {
  신청: 1,
  신청완료: 1,
  정보조회: 2,
  보완요청: 2,
  보완완료: 2,
  검증중: 3,
  심사중: 3,
  심의중: 3,
  보류: 3,
  대상선정: 4,
  대상미선정: 4,
  이체결과오류: 4,
  요청검증완료: 4,
  지급완료: 5,
  사용자취소: null,
  사용자삭제: null,
}

it.each(APPLICATION_STATUSES)('has a step for %s', status => {
  expect(progressStep(status)).toBe(steps[status])
})

it.each(['승인', '재심의', 'toString'])('has no step for %s, which another backend may send', status => {
  expect(progressStep(status)).toBeNull()
})
