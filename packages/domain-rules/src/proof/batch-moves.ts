import { moveVerdict } from '../moves.ts'
import type { Verdict } from '../verdict.ts'
import { REVIEW_STATUSES, type BatchStatus } from './batch-status.ts'

// The specification does not show this way; any review may ask for a supplement or end in a refusal.
const ONWARD: Readonly<Record<BatchStatus, readonly BatchStatus[]>> = {
  제출: ['심사대기중'],
  제출완료: ['심사대기중'],
  심사대기중: ['심사중'],
  심사중: ['심의중'],
  심의중: ['승인'],
  보완요청: ['보완완료'],
  보완완료: ['심사중'],
  승인: ['지급완료'],
  대상선정: [],
  지급완료: [],
  대상미선정: [],
  사용자취소: [],
  사용자삭제: [],
}
const OUT_OF_REVIEW: readonly BatchStatus[] = ['보완요청', '대상미선정']

/** Where the back office may take a batch next; withdrawing it is for the applicant alone (`canCancelBatch`). */
export function allowedBatchMoves(from: BatchStatus): BatchStatus[] {
  const outOfReview = REVIEW_STATUSES.includes(from) ? OUT_OF_REVIEW.filter(status => status !== from) : []
  return [...ONWARD[from], ...outOfReview]
}

/** Whether the back office may move a batch; a refused jump is named with what is allowed instead. */
export function batchMoveVerdict(from: BatchStatus, to: BatchStatus): Verdict {
  return moveVerdict(from, to, allowedBatchMoves(from))
}
