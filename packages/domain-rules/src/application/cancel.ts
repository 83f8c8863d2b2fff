import type { BatchStatus } from '../proof/status.ts'
import { proceed, refuse, type Verdict } from '../verdict.ts'
import type { ApplicationStatus } from './status.ts'
import * as t from './texts.ko.ts'

// The rule names 승인 although no application has it (AMB-15).
type NamedStatus = ApplicationStatus | '승인'

export type CancelFacts = { status: NamedStatus; batches: readonly { status: BatchStatus }[] }

// New proof and the cancelling of a batch have other statuses.
const TOO_LATE: readonly NamedStatus[] = [
  '심의중',
  '승인',
  '지급완료',
  '이체결과오류',
  '요청검증완료',
  '사용자취소',
  '사용자삭제',
]
const BATCH_TOO_FAR: readonly BatchStatus[] = ['심의중', '승인', '지급완료']

/** Decides if the applicant may cancel the application (RES-72 to RES-82, AMB-26). */
export function canCancel({ status, batches }: CancelFacts): Verdict {
  const isProcessed = TOO_LATE.includes(status) || batches.some(batch => BATCH_TOO_FAR.includes(batch.status))
  return isProcessed ? refuse(t.processedAlready) : proceed
}
