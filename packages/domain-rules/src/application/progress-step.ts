import type { ApplicationStatus } from './status.ts'

export type ProgressStep = 1 | 2 | 3 | 4 | 5

/** Returns the active one of the five steps, or null for a withdrawn application (RES-03 to RES-23, AMB-16). */
export function progressStep(status: ApplicationStatus): ProgressStep | null {
  switch (status) {
    case '신청':
    case '신청완료':
      return 1
    case '정보조회':
    case '보완요청':
    case '보완완료':
      return 2
    case '검증중':
    case '심사중':
    case '심의중':
    case '보류':
      return 3
    case '대상선정':
    case '대상미선정':
    case '이체결과오류':
    case '요청검증완료':
      return 4
    case '지급완료':
      return 5
    case '사용자취소':
    case '사용자삭제':
      return null
  }
}
