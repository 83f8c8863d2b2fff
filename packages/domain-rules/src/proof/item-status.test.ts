import { expect, it } from 'vitest'
import { BATCH_STATUSES } from './batch-status.ts'
import { isItemStatus, ITEM_STATUSES, itemStatusLabel } from './item-status.ts'

it('names no status that a batch does not have', () => {
  expect(ITEM_STATUSES.filter(status => !BATCH_STATUSES.includes(status))).toEqual([])
})

it('knows its own statuses and no others', () => {
  expect(ITEM_STATUSES.every(isItemStatus)).toBe(true)
  expect(['', '심사중', '신청'].some(isItemStatus)).toBe(false)
})

it.each(ITEM_STATUSES)('shows %s as itself, unless it is paid', status => {
  expect(itemStatusLabel(status)).toBe(status === '지급완료' ? '인증완료' : status)
})
