import type { Sent } from '../sent.ts'
import type { BatchStatus } from './status.ts'
import * as t from './texts.ko.ts'

export type DisplayGroup = keyof typeof t.displayGroups

/** Returns the group under which the result screen shows a batch (RES-48 to RES-60); one of any other status is in review. */
export function displayGroup(status: Sent<BatchStatus>): DisplayGroup {
  switch (status) {
    case '제출':
    case '제출완료':
      return 'submitted'
    case '승인':
    case '대상선정':
      return 'approved'
    case '지급완료':
      return 'paid'
    case '대상미선정':
      return 'notRecognised'
    case '사용자취소':
    case '사용자삭제':
      return 'cancelled'
    default:
      return 'review'
  }
}

/** Returns true if the recognised amount of a batch is decided; until then a 0 is no amount. */
export function isRecognised(status: Sent<BatchStatus>, recognisedAmount: number): boolean {
  const group = displayGroup(status)
  return recognisedAmount > 0 || (group !== 'submitted' && group !== 'review')
}

/** Returns the name of that group as the applicant reads it. */
export function displayGroupLabel(status: Sent<BatchStatus>): string {
  return t.displayGroups[displayGroup(status)]
}
