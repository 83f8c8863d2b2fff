import { describe, expect, it } from 'vitest'
import { allowedBatchMoves, batchMoveVerdict } from './batch-moves.ts'
import { BATCH_STATUSES, type BatchStatus } from './status.ts'

const allowed: Record<BatchStatus, BatchStatus[]> = {
  제출: ['심사대기중'],
  제출완료: ['심사대기중'],
  심사대기중: ['심사중', '보완요청', '대상미선정'],
  심사중: ['심의중', '보완요청', '대상미선정'],
  심의중: ['승인', '보완요청', '대상미선정'],
  보완요청: ['보완완료', '대상미선정'],
  보완완료: ['심사중', '보완요청', '대상미선정'],
  승인: ['지급완료'],
  대상선정: [],
  지급완료: [],
  대상미선정: [],
  사용자취소: [],
  사용자삭제: [],
}
const everyMove = BATCH_STATUSES.flatMap(from => BATCH_STATUSES.map(to => [from, to] as const))

describe('the moves of a proof batch', () => {
  it.each(everyMove)('from %s to %s go by the table', (from, to) => {
    const verdict = batchMoveVerdict(from, to)
    expect(verdict.ok).toBe(allowed[from].includes(to))
    expect(verdict.ok ? [] : [from, to].filter(named => !verdict.reason.includes(`'${named}'`))).toEqual([])
  })

  it.each(BATCH_STATUSES)('out of %s are listed in full', from => {
    expect(allowedBatchMoves(from)).toEqual(allowed[from])
  })

  it.each(['제출', '제출완료'] as const)('can lead from %s to payment', first => {
    const reached = new Set<BatchStatus>([first])
    for (const status of reached) for (const to of allowedBatchMoves(status)) reached.add(to)
    expect(reached).toContain('지급완료')
  })
})
