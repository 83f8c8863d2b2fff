import { moveVerdict } from '../moves.ts'
import type { Verdict } from '../verdict.ts'
import type { ItemStatus } from './status.ts'

// The specification leaves this order open. An item is examined as soon as it exists. It is paid without an approval
// of its own, since its batch has one.
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

/** Returns the statuses that the back office may give a proof item next. */
export function allowedItemMoves(from: ItemStatus): readonly ItemStatus[] {
  return MOVES[from]
}

/** Refuses a move that the back office may not make; the reason names the allowed ones. */
export function itemMoveVerdict(from: ItemStatus, to: ItemStatus): Verdict {
  return moveVerdict(from, to, allowedItemMoves(from))
}
