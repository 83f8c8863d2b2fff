import * as t from './texts.ko.ts'

/** Where a proof item stands; the specification names three of these, its batch gives the others (PDET-11 to PDET-13). */
export const ITEM_STATUSES = [
  '제출',
  '제출완료',
  '보완요청',
  '보완완료',
  '승인',
  '대상선정',
  '지급완료',
  '대상미선정',
  '사용자취소',
  '사용자삭제',
] as const

export type ItemStatus = (typeof ITEM_STATUSES)[number]

export function isItemStatus(text: string): text is ItemStatus {
  return ITEM_STATUSES.some(status => status === text)
}

/** How the status of an item is shown: a paid one as certified (PDET-13). */
export function itemStatusLabel(status: ItemStatus): string {
  return status === '지급완료' ? t.certified : status
}
