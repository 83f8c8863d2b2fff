import { proceed, refuse, type Verdict } from '../verdict.ts'
import type { ApplicationStatus } from './status.ts'
import * as t from './texts.ko.ts'

/** Whether the edit-account button is shown (RES-94, AMB-17). */
export function isAccountEditOffered(status: ApplicationStatus): boolean {
  return status === '이체결과오류'
}

/** Whether an account edit is accepted: where it is offered, and before anything has happened (AMB-17). */
export function canEditAccount(status: ApplicationStatus): Verdict {
  const isEditable = isAccountEditOffered(status) || status === '신청'
  return isEditable ? proceed : refuse(t.accountNotEditable)
}

/** What an accepted edit makes of the application, whatever the request says (ACC-36, ACC-37, AMB-17). */
export function statusAfterAccountEdit(status: ApplicationStatus): ApplicationStatus {
  return status === '신청' ? '신청' : '요청검증완료'
}
