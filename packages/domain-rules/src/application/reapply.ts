import { proceed, refuse, type Verdict } from '../verdict.ts'
import type { Sent } from '../sent.ts'
import type { ApplicationStatus } from './status.ts'
import * as t from './texts.ko.ts'

/** The status after a cancellation by the applicant (AMB-21). */
export const STATUS_AFTER_CANCEL = '사용자삭제' satisfies ApplicationStatus

/** Decides if a new application may replace this one: only a deleted one (RES-90, AMB-22). */
export function canReapply(status: Sent<ApplicationStatus>): Verdict {
  return status === STATUS_AFTER_CANCEL ? proceed : refuse(t.notDeleted)
}
