/** Where a proof batch stands (RES-48 to RES-60). */
export const BATCH_STATUSES = [
  '제출',
  '제출완료',
  '심사대기중',
  '심사중',
  '심의중',
  '보완요청',
  '보완완료',
  '승인',
  '대상선정',
  '지급완료',
  '대상미선정',
  '사용자취소',
  '사용자삭제',
] as const

export type BatchStatus = (typeof BATCH_STATUSES)[number]

export function isBatchStatus(text: string): text is BatchStatus {
  return BATCH_STATUSES.some(status => status === text)
}

/** The status of a record, where none stands for 제출 (RES-61). */
export function batchStatusOf(recorded: BatchStatus | null | undefined): BatchStatus {
  return recorded ?? '제출'
}

/** The statuses that are shown as review (RES-50 to RES-54). */
export const REVIEW_STATUSES: readonly BatchStatus[] = [
  '심사대기중',
  '심사중',
  '심의중',
  '보완요청',
  '보완완료',
]
