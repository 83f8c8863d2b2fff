import type { Sent } from '../sent.ts'
import type { ApplicationStatus } from './status.ts'

export type ProgressStep = 1 | 2 | 3 | 4 | 5

const STEPS = {
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
} as const satisfies Record<ApplicationStatus, ProgressStep | null>

/** Returns the active one of the five steps; null for a withdrawn application or another status (RES-03 to RES-23, AMB-16). */
export function progressStep(status: Sent<ApplicationStatus>): ProgressStep | null {
  return Object.hasOwn(STEPS, status) ? STEPS[status as ApplicationStatus] : null
}
