import type { Sent } from '../sent.ts'
import { proceed, refuse, type Verdict } from '../verdict.ts'
import { REVIEW_STATUSES, type BatchStatus } from './status.ts'
import { canAddProof, canSubmitProof, type ProofFacts } from './new-proof.ts'
import * as t from './texts.ko.ts'

// While the carriers' result is examined, the same costs are not proven a second way (AMB-74). Before, in 제출, the gate
// of new proof is closed.
const BLOCKS_GENERAL_PROOF: readonly string[] = ['제출완료', ...REVIEW_STATUSES]
const WITHDRAWN: readonly string[] = ['사용자취소', '사용자삭제']

/** Refuses entry to the parcel page by the gate of new proof, with a message of its own (PPAR-11). */
export function canEnterParcelPage(facts: ProofFacts): Verdict {
  return canAddProof(facts).ok ? proceed : refuse(t.cannotRequestParcel)
}

/** Accepts or refuses a parcel request; an existing request is the first reason (PPAR-10, PPAR-11). */
export function canRequestParcel(facts: ProofFacts): Verdict {
  const exists = parcelStatuses(facts).some(status => !WITHDRAWN.includes(status))
  return exists ? refuse(t.parcelExists) : canEnterParcelPage(facts)
}

/** Refuses general proof by the gate of new proof, and while a parcel request is under review (PGEN-36, AMB-74). */
export function canSubmitGeneralProof(facts: ProofFacts): Verdict {
  const gate = canSubmitProof(facts)
  if (!gate.ok) return gate
  const isUnderReview = parcelStatuses(facts).some(status => BLOCKS_GENERAL_PROOF.includes(status))
  return isUnderReview ? refuse(t.parcelUnderLookup) : proceed
}

function parcelStatuses({ batches }: ProofFacts): Sent<BatchStatus>[] {
  return batches.filter(({ amountKind }) => amountKind === '택배').map(({ status }) => status)
}
