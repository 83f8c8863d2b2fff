import type { Sent } from '../sent.ts'
import * as t from './texts.ko.ts'

const FILED = ['제출', '제출완료'] as const
const EXAMINED = ['심사대기중', '심사중', '심의중'] as const
const SUPPLEMENT = ['보완요청', '보완완료'] as const
const ENDED = ['승인', '대상선정', '지급완료', '대상미선정', '사용자취소', '사용자삭제'] as const

/** The statuses of a proof batch (RES-48 to RES-60). */
export const BATCH_STATUSES = [...FILED, ...EXAMINED, ...SUPPLEMENT, ...ENDED] as const

/** The statuses of a proof item: the specification names three, those of its batch add the others (PDET-11 to PDET-13). */
export const ITEM_STATUSES = [...FILED, ...SUPPLEMENT, ...ENDED] as const

/** The statuses that are shown as review (RES-50 to RES-54). */
export const REVIEW_STATUSES: readonly BatchStatus[] = [...EXAMINED, ...SUPPLEMENT]

export type BatchStatus = (typeof BATCH_STATUSES)[number]
export type ItemStatus = (typeof ITEM_STATUSES)[number]

/** Returns the recorded status of a batch, 제출 if there is none (RES-61). */
export function batchStatusOf<Status extends string>(
  recorded: Status | null | undefined,
): Status | BatchStatus {
  return recorded ?? '제출'
}

/** Returns the text that is shown for an item's status; a paid item is shown as certified (PDET-13). */
export function itemStatusLabel(status: Sent<ItemStatus>): string {
  return status === '지급완료' ? t.certified : status
}
