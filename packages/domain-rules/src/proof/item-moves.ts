import { moveVerdict } from '../moves.ts'
import type { Verdict } from '../verdict.ts'
import type { ItemStatus } from './item-status.ts'

// The specification does not show this way. An item is examined as soon as it is there;
// it needs no approval of its own to be paid, since its batch had one.
const JUDGED: readonly ItemStatus[] = ['보완요청', '승인', '지급완료', '대상미선정']

const MOVES: Readonly<Record<ItemStatus, readonly ItemStatus[]>> = {
  제출: ['제출완료', ...JUDGED],
  제출완료: JUDGED,
  보완요청: ['보완완료', '대상미선정'],
  보완완료: JUDGED,
  승인: ['지급완료'],
  대상선정: [],
  지급완료: [],
  대상미선정: [],
  사용자취소: [],
  사용자삭제: [],
}

/** Where the back office may take a proof item next. */
export function allowedItemMoves(from: ItemStatus): readonly ItemStatus[] {
  return MOVES[from]
}

/** Whether the back office may move a proof item; a refused jump is named with what is allowed instead. */
export function itemMoveVerdict(from: ItemStatus, to: ItemStatus): Verdict {
  return moveVerdict(from, to, allowedItemMoves(from))
}
