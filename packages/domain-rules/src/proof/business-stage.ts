import { proceed, refuse, type Verdict } from '../verdict.ts'
import type { BatchStatus } from './batch-status.ts'
import { canSubmitProof, type ProofFacts } from './new-proof.ts'
import type { ProofType } from './proof-kinds.ts'
import * as t from './texts.ko.ts'

type TypedBatch = { type: ProofType; status: BatchStatus }

/** How far business proof has got: `none` that counts, one that still takes files, one that is asked for again, and so on. */
export type BusinessStage = 'none' | 'submitted' | 'askedFor' | 'review' | 'approved' | 'paid'

const STAGES: Readonly<Record<BatchStatus, BusinessStage>> = {
  제출: 'submitted',
  제출완료: 'submitted',
  심사대기중: 'review',
  심사중: 'review',
  심의중: 'review',
  보완요청: 'askedFor',
  보완완료: 'review',
  승인: 'approved',
  대상선정: 'approved',
  지급완료: 'paid',
  대상미선정: 'none',
  사용자취소: 'none',
  사용자삭제: 'none',
}

/** The business proof that counts, and how far it has got; once one is paid, that one (PDIR-02, PDIR-03, PDIR-17, AMB-79). */
export function businessProofOf<Batch extends TypedBatch>(
  batches: readonly Batch[],
): { stage: BusinessStage; batch: Batch | null } {
  const counting = batches.filter(({ type, status }) => type === '영업' && STAGES[status] !== 'none')
  const batch = counting.find(({ status }) => STAGES[status] === 'paid') ?? counting[0] ?? null
  return { stage: batch ? STAGES[batch.status] : 'none', batch }
}

/** Whether proof of direct delivery can be registered: one business proof at a time, and performance once it is paid (AMB-78). */
export function canSubmitBusinessProof(batches: readonly TypedBatch[]): Verdict {
  const { stage } = businessProofOf(batches)
  return stage === 'none' || stage === 'paid' ? proceed : refuse(t.businessProofExists)
}

/** Whether the page of direct delivery may be entered: what is asked for again is supplemented whatever else stands (PDET-17). */
export function canEnterBusinessPage(facts: ProofFacts & { batches: readonly TypedBatch[] }): Verdict {
  const isAskedFor = businessProofOf(facts.batches).stage === 'askedFor'
  return isAskedFor ? proceed : canSubmitProof(facts)
}
