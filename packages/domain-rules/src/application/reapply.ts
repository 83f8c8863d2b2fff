import { proceed, refuse, type Verdict } from '../verdict.ts'
import type { ApplicationStatus } from './status.ts'
import * as t from './texts.ko.ts'

/** What an application becomes when its applicant cancels it (AMB-21). */
export const STATUS_AFTER_CANCEL = '사용자삭제' satisfies ApplicationStatus

/** Whether a new application may take the place of this one: only of a deleted one (RES-90, AMB-22). */
export function canReapply(status: ApplicationStatus): Verdict {
  return status === STATUS_AFTER_CANCEL ? proceed : refuse(t.notDeleted)
}
