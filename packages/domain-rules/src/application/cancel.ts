import type { BatchStatus } from '../proof/status.ts'
import { proceed, refuse, type Verdict } from '../verdict.ts'
import type { Sent } from '../sent.ts'
import type { ApplicationStatus } from './status.ts'
import * as t from './texts.ko.ts'

export type CancelFacts = {
  status: Sent<ApplicationStatus>
  batches: readonly { status: Sent<BatchStatus> }[]
}

// New proof and the cancelling of a batch have other statuses.
// The rule names 승인 although no application of ours has it (AMB-15).
const TOO_LATE: readonly string[] = [
  '심의중',
  '승인',
  '지급완료',
  '이체결과오류',
  '요청검증완료',
  '사용자취소',
  '사용자삭제',
] satisfies (ApplicationStatus | '승인')[]
const BATCH_TOO_FAR: readonly string[] = ['심의중', '승인', '지급완료'] satisfies BatchStatus[]

/** Decides if the applicant may cancel the application (RES-72 to RES-82, AMB-26). */
export function canCancel({ status, batches }: CancelFacts): Verdict {
  const isProcessed = TOO_LATE.includes(status) || batches.some(batch => BATCH_TOO_FAR.includes(batch.status))
  return isProcessed ? refuse(t.processedAlready) : proceed
}
