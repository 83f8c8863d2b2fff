import { proceed, refuse, type Verdict } from '../verdict.ts'
import type { BatchStatus } from './batch-status.ts'
import { canAddProof, canSubmitProof, type ProofFacts } from './new-proof.ts'
import * as t from './texts.ko.ts'

// While the carriers' reply is examined, the same costs are not proven a second way (AMB-74).
const BLOCKS_GENERAL_PROOF: readonly BatchStatus[] = [
  '제출',
  '제출완료',
  '심사대기중',
  '심사중',
  '심의중',
  '보완요청',
  '보완완료',
]
const WITHDRAWN: readonly BatchStatus[] = ['사용자취소', '사용자삭제']

/** Whether the parcel page may be entered: the gate of new proof with a message of its own (PPAR-11). */
export function canEnterParcelPage(facts: ProofFacts): Verdict {
  return canAddProof(facts).ok ? proceed : refuse(t.cannotRequestParcel)
}

/** Whether a parcel request is accepted; that one exists already is named first (PPAR-10, PPAR-11). */
export function canRequestParcel(facts: ProofFacts): Verdict {
  const exists = parcelStatuses(facts).some(status => !WITHDRAWN.includes(status))
  return exists ? refuse(t.parcelExists) : canEnterParcelPage(facts)
}

/** Whether general proof may be submitted: the gate of new proof, and no parcel request under review (PGEN-36, AMB-74). */
export function canSubmitGeneralProof(facts: ProofFacts): Verdict {
  const gate = canSubmitProof(facts)
  if (!gate.ok) return gate
  const isUnderReview = parcelStatuses(facts).some(status => BLOCKS_GENERAL_PROOF.includes(status))
  return isUnderReview ? refuse(t.parcelUnderLookup) : proceed
}

function parcelStatuses({ batches }: ProofFacts): BatchStatus[] {
  return batches.filter(({ amountKind }) => amountKind === '택배').map(({ status }) => status)
}
