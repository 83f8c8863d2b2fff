import type { Sent } from '../sent.ts'
import { proceed, refuse, type Verdict } from '../verdict.ts'
import type { BatchStatus } from './status.ts'
import { canSubmitProof, type ProofFacts } from './new-proof.ts'
import type { ProofType } from './proof-kinds.ts'
import * as t from './texts.ko.ts'

type TypedBatch = { type: Sent<ProofType>; status: Sent<BatchStatus> }

/** The stage of business proof: `none` that counts, `submitted` and open for files, `askedFor` again, and so on. */
export type BusinessStage = 'none' | 'submitted' | 'askedFor' | 'review' | 'approved' | 'paid'

const STAGES: ReadonlyMap<string, BusinessStage> = new Map(
  Object.entries({
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
  } satisfies Record<BatchStatus, BusinessStage>),
)

/** Returns the business proof that counts, and its stage; a paid one is preferred (PDIR-02, PDIR-03, PDIR-17, AMB-79). */
export function businessProofOf<Batch extends TypedBatch>(
  batches: readonly Batch[],
): { stage: BusinessStage; batch: Batch | null } {
  const counting = batches.filter(({ type, status }) => type === '영업' && stageOf(status) !== 'none')
  const batch = counting.find(({ status }) => stageOf(status) === 'paid') ?? counting[0] ?? null
  return { stage: batch ? stageOf(batch.status) : 'none', batch }
}

/** Allows one business proof of direct delivery at a time, and performance once it is paid (AMB-78). */
export function canSubmitBusinessProof(batches: readonly TypedBatch[]): Verdict {
  const { stage } = businessProofOf(batches)
  return stage === 'none' || stage === 'paid' ? proceed : refuse(t.businessProofExists)
}

/** Refuses entry to the page of direct delivery unless proof can be submitted or its supplement is asked for (PDET-17). */
export function canEnterBusinessPage(facts: ProofFacts & { batches: readonly TypedBatch[] }): Verdict {
  const isAskedFor = businessProofOf(facts.batches).stage === 'askedFor'
  return isAskedFor ? proceed : canSubmitProof(facts)
}

/** Another backend's status counts as review, so that nothing is sent a second time. */
function stageOf(status: Sent<BatchStatus>): BusinessStage {
  return STAGES.get(status) ?? 'review'
}
