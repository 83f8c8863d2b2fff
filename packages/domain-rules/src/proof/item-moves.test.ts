import { describe, expect, it } from 'vitest'
import { allowedItemMoves, itemMoveVerdict } from './item-moves.ts'
import { ITEM_STATUSES, type ItemStatus } from './status.ts'

const allowed: Record<ItemStatus, ItemStatus[]> = {
  제출: ['제출완료', '보완요청', '승인', '지급완료', '대상미선정'],
  제출완료: ['보완요청', '승인', '지급완료', '대상미선정'],
  보완요청: ['보완완료', '대상미선정'],
  보완완료: ['보완요청', '승인', '지급완료', '대상미선정'],
  승인: ['지급완료'],
  대상선정: [],
  지급완료: [],
  대상미선정: [],
  사용자취소: [],
  사용자삭제: [],
}
const everyMove = ITEM_STATUSES.flatMap(from => ITEM_STATUSES.map(to => [from, to] as const))

describe('the moves of a proof item', () => {
  it.each(everyMove)('from %s to %s go by the table', (from, to) => {
    const verdict = itemMoveVerdict(from, to)
    expect(verdict.ok).toBe(allowed[from].includes(to))
    expect(verdict.ok ? [] : [from, to].filter(named => !verdict.reason.includes(`'${named}'`))).toEqual([])
  })

  it.each(ITEM_STATUSES)('out of %s are listed in full', from => {
    expect(allowedItemMoves(from)).toEqual(allowed[from])
  })
})
