import { moveVerdict, refuseMove } from '../moves.ts'
import { paidTotal, reachesCap, type PaidBatch } from '../proof/paid-total.ts'
import type { Verdict } from '../verdict.ts'
import { canCancel } from './cancel.ts'
import type { ApplicationStatus } from './status.ts'
import * as t from './texts.ko.ts'

/** The facts that decide about the moves of an application. */
export type ApplicationFacts = { status: ApplicationStatus; batches: readonly PaidBatch[] }

// The specification shows only the first and last statuses of an application; the ones between are ours.
const MOVES: Readonly<Record<ApplicationStatus, readonly ApplicationStatus[]>> = {
  신청: ['신청완료'],
  신청완료: ['정보조회'],
  정보조회: ['보완요청', '검증중'],
  보완요청: ['보완완료'],
  보완완료: ['검증중'],
  검증중: ['심사중', '보류'],
  심사중: ['심의중', '보류'],
  심의중: ['대상선정', '대상미선정', '보류'],
  보류: ['검증중', '심사중', '심의중'],
  대상선정: ['이체결과오류', '지급완료'],
  대상미선정: [],
  이체결과오류: ['요청검증완료'],
  요청검증완료: ['지급완료'],
  // The top-up: new proof needs 대상선정 again while something is left to pay.
  지급완료: ['대상선정'],
  사용자취소: [],
  사용자삭제: [],
}

/** Returns the next statuses that the back office may set; 사용자취소 wherever the applicant could cancel (AMB-21). */
export function allowedApplicationMoves(facts: ApplicationFacts): ApplicationStatus[] {
  const onward = isPaidInFull(facts) ? [] : MOVES[facts.status]
  return canCancel(facts).ok ? [...onward, '사용자취소'] : [...onward]
}

/** Decides if the back office may move an application. A refusal names the allowed statuses. */
export function applicationMoveVerdict(facts: ApplicationFacts, to: ApplicationStatus): Verdict {
  if (to === '대상선정' && isPaidInFull(facts)) return refuseMove(facts.status, to, t.paidInFull)
  return moveVerdict(facts.status, to, allowedApplicationMoves(facts))
}

function isPaidInFull({ status, batches }: ApplicationFacts): boolean {
  return status === '지급완료' && reachesCap(paidTotal(batches))
}
