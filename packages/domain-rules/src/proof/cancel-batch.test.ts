import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { APPLICATION_STATUSES } from '../application/status.ts'
import { BATCH_STATUSES, type BatchStatus } from './status.ts'
import { canCancelBatch, type CancelBatchFacts } from './cancel-batch.ts'
import { AMOUNT_KINDS, PROOF_TYPES } from './proof-kinds.ts'

const REFUSED = { ok: false, reason: '증빙취소 가능한 상태가 아닙니다.' }
const PROCEED = { ok: true }
const open: CancelBatchFacts = {
  type: '일반',
  amountKind: '금액',
  status: '제출완료',
  applicationStatus: '대상선정',
}
const cancellable: Record<BatchStatus, boolean> = {
  제출: true,
  제출완료: true,
  심사대기중: true,
  심사중: true,
  심의중: false,
  보완요청: true,
  보완완료: true,
  승인: false,
  대상선정: true,
  지급완료: false,
  대상미선정: true,
  사용자취소: false,
  사용자삭제: false,
}

describe('cancelling a proof batch', () => {
  it.each(BATCH_STATUSES)('in %s goes by the table', status => {
    expect(canCancelBatch({ ...open, status })).toEqual(cancellable[status] ? PROCEED : REFUSED)
  })

  it.each(PROOF_TYPES)('of type %s is possible unless it is quick support', type => {
    expect(canCancelBatch({ ...open, type })).toEqual(type === '신속' ? REFUSED : PROCEED)
  })

  it.each([...AMOUNT_KINDS, null])('that counts %s is possible unless it is a parcel request', amountKind => {
    expect(canCancelBatch({ ...open, amountKind })).toEqual(amountKind === '택배' ? REFUSED : PROCEED)
  })

  it.each(APPLICATION_STATUSES)(
    'of an application in %s is possible unless that is withdrawn',
    applicationStatus => {
      const isWithdrawn = applicationStatus === '사용자취소' || applicationStatus === '사용자삭제'
      expect(canCancelBatch({ ...open, applicationStatus })).toEqual(isWithdrawn ? REFUSED : PROCEED)
    },
  )

  it('is possible exactly when nothing stands against it', () => {
    const anyFacts = fc.record({
      type: fc.constantFrom(...PROOF_TYPES),
      amountKind: fc.constantFrom(...AMOUNT_KINDS, null),
      status: fc.constantFrom(...BATCH_STATUSES),
      applicationStatus: fc.constantFrom(...APPLICATION_STATUSES),
    })
    fc.assert(
      fc.property(anyFacts, facts => {
        const obstacles = [
          facts.type === '신속',
          facts.amountKind === '택배',
          !cancellable[facts.status],
          facts.applicationStatus.startsWith('사용자'),
        ]
        expect(canCancelBatch(facts).ok).toBe(!obstacles.includes(true))
      }),
    )
  })
})
