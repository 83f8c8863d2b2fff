import { proceed, refuse, type Verdict } from '../verdict.ts'
import type { Sent } from '../sent.ts'
import type { ApplicationStatus } from './status.ts'
import * as t from './texts.ko.ts'

/** Returns true if the edit-account button is shown (RES-94, AMB-17). */
export function isAccountEditOffered(status: Sent<ApplicationStatus>): boolean {
  return status === '이체결과오류'
}

/** Accepts an account edit in the status that offers it, and before any processing (AMB-17). */
export function canEditAccount(status: Sent<ApplicationStatus>): Verdict {
  const isEditable = isAccountEditOffered(status) || status === '신청'
  return isEditable ? proceed : refuse(t.accountNotEditable)
}

/** Returns the status after an accepted edit; that of the request is ignored (ACC-36, ACC-37, AMB-17). */
export function statusAfterAccountEdit(status: Sent<ApplicationStatus>): ApplicationStatus {
  return status === '신청' ? '신청' : '요청검증완료'
}
