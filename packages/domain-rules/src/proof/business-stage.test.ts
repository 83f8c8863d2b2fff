import { describe, expect, it } from 'vitest'
import { BATCH_STATUSES, type BatchStatus } from './status.ts'
import {
  businessProofOf,
  canEnterBusinessPage,
  canSubmitBusinessProof,
  type BusinessStage,
} from './business-stage.ts'

const PROCEED = { ok: true }
const EXISTS = { ok: false, reason: '이미 등록한 영업증빙이 있어 새로 등록할 수 없습니다.' }
const batch = (status: BatchStatus) => ({
  type: '영업' as const,
  status,
  amountKind: '건' as const,
  recognisedAmount: 0,
})

const stages: Record<BatchStatus, BusinessStage> = {
  제출: 'submitted',
  제출완료: 'submitted',
  심사대기중: 'review',
  심사중: 'review',
  심의중: 'review',
  보완요청: 'askedFor',
  보완완료: 'review',
  승인: 'approved',
  대상선정: 'approved',
  지급완료: 'paid',
  대상미선정: 'none',
  사용자취소: 'none',
  사용자삭제: 'none',
}

describe.each(BATCH_STATUSES)('business proof in %s', status => {
  const stage = stages[status]
  const counts = stage !== 'none'

  it(`is ${stage}`, () => {
    expect(businessProofOf([batch(status)])).toEqual({ stage, batch: counts ? batch(status) : null })
  })

  it('leaves room for another one only when it does not count, and for performance once it is paid', () => {
    expect(canSubmitBusinessProof([batch(status)])).toEqual(!counts || stage === 'paid' ? PROCEED : EXISTS)
  })

  it('opens its page to a supplement even when no new proof is possible', () => {
    const closed = canEnterBusinessPage({ applicationStatus: '심사중', batches: [batch(status)] })
    expect(closed.ok).toBe(stage === 'askedFor')
    const open = canEnterBusinessPage({ applicationStatus: '대상선정', batches: [batch(status)] })
    expect(open.ok).toBe(true)
  })
})

it.each(['현장확인', 'toString'])(
  'business proof in %s, which another backend may send, is in review',
  status => {
    expect(businessProofOf([{ ...batch('제출'), status }]).stage).toBe('review')
  },
)

describe('among several batches', () => {
  it('the one that is paid counts, else the one that is on its way', () => {
    expect(businessProofOf([batch('제출완료'), batch('지급완료')]).stage).toBe('paid')
    expect(businessProofOf([batch('대상미선정'), batch('보완요청')]).stage).toBe('askedFor')
  })

  it('general proof is none of it', () => {
    const general = { ...batch('심사중'), type: '일반' as const }
    expect(businessProofOf([general])).toEqual({ stage: 'none', batch: null })
    expect(canSubmitBusinessProof([general])).toEqual(PROCEED)
  })
})
