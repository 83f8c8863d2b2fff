import { moveVerdict } from '../moves.ts'
import type { Verdict } from '../verdict.ts'
import { REVIEW_STATUSES, type BatchStatus } from './status.ts'

// The specification leaves this order open; any review may ask for a supplement or end in a refusal.
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

/** Returns the statuses that the back office may give a batch next; only the applicant withdraws it (`canCancelBatch`). */
export function allowedBatchMoves(from: BatchStatus): BatchStatus[] {
  const outOfReview = REVIEW_STATUSES.includes(from) ? OUT_OF_REVIEW.filter(status => status !== from) : []
  return [...ONWARD[from], ...outOfReview]
}

/** Refuses a move that the back office may not make; the reason names the allowed ones. */
export function batchMoveVerdict(from: BatchStatus, to: BatchStatus): Verdict {
  return moveVerdict(from, to, allowedBatchMoves(from))
}
