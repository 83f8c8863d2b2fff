import type { ApplicationStatus } from '../application/status.ts'
import type { Sent } from '../sent.ts'
import { proceed, refuse, type Verdict } from '../verdict.ts'
import { paidTotal, reachesCap, type PaidBatch } from './paid-total.ts'
import type { AmountKind } from './proof-kinds.ts'
import * as t from './texts.ko.ts'

export type ProofFacts = {
  applicationStatus: Sent<ApplicationStatus>
  batches: readonly (PaidBatch & { amountKind: AmountKind | null })[]
}

/** The refusals in statuses that no longer lead to 대상선정. */
const reasons: Partial<Record<string, string>> = {
  요청검증완료: t.alreadyPaying,
  이체결과오류: t.alreadyPaying,
  지급완료: t.alreadyPaying,
  대상미선정: t.notSelected,
  사용자취소: t.withdrawn,
  사용자삭제: t.withdrawn,
} satisfies Partial<Record<ApplicationStatus, string>>

/**
 * Lets the applicant add proof, or refuses with the message of the new-proof button (RES-63 to RES-69). A paid batch
 * alone does not block; the cap and the status of the application do (AMB-66).
 */
export function canAddProof({ applicationStatus, batches }: ProofFacts): Verdict {
  if (reachesCap(paidTotal(batches))) return refuse(t.capReached)

  const isUnderLookup = batches.some(batch => batch.amountKind === '택배' && batch.status === '제출')
  if (isUnderLookup) return refuse(t.parcelUnderLookup)
  if (applicationStatus === '대상선정') return proceed
  return refuse(reasons[applicationStatus] ?? t.notSelectedYet)
}

/** Returns the same verdict in the words of the proof pages and the creation of proof (PINT-25). */
export function canSubmitProof(facts: ProofFacts): Verdict {
  return canAddProof(facts).ok ? proceed : refuse(t.cannotSubmit)
}
