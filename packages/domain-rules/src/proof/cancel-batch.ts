import { isWithdrawn, type ApplicationStatus } from '../application/status.ts'
import type { Sent } from '../sent.ts'
import { proceed, refuse, type Verdict } from '../verdict.ts'
import type { BatchStatus } from './status.ts'
import type { AmountKind, ProofType } from './proof-kinds.ts'
import * as t from './texts.ko.ts'

export type CancelBatchFacts = {
  type: Sent<ProofType>
  amountKind: AmountKind | null
  status: Sent<BatchStatus>
  applicationStatus: Sent<ApplicationStatus>
}

// A table of its own: cancelling an application and new proof depend on other statuses.
const TOO_LATE: readonly string[] = [
  '심의중',
  '지급완료',
  '승인',
  '사용자취소',
  '사용자삭제',
] satisfies BatchStatus[]

/** Refuses to cancel a proof batch whose status does not allow it (RES-109 to RES-117). */
export function canCancelBatch({ type, amountKind, status, applicationStatus }: CancelBatchFacts): Verdict {
  const isFetchedForApplicant = type === '신속' || amountKind === '택배'
  const isTooLate = TOO_LATE.includes(status) || isWithdrawn(applicationStatus)
  return isFetchedForApplicant || isTooLate ? refuse(t.cannotCancel) : proceed
}
