import type { Sent } from '../sent.ts'

/** The statuses of an application (RES-08 to RES-23); a draft has none (AMB-22). */
export const APPLICATION_STATUSES = [
  '신청',
  '신청완료',
  '정보조회',
  '보완요청',
  '보완완료',
  '검증중',
  '심사중',
  '심의중',
  '보류',
  '대상선정',
  '대상미선정',
  '요청검증완료',
  '이체결과오류',
  '지급완료',
  '사용자취소',
  '사용자삭제',
] as const

export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number]

export function isApplicationStatus(text: string): text is ApplicationStatus {
  return APPLICATION_STATUSES.some(status => status === text)
}

/** Returns true if the applicant has withdrawn the application. */
export function isWithdrawn(status: Sent<ApplicationStatus>): boolean {
  return status === '사용자취소' || status === '사용자삭제'
}
