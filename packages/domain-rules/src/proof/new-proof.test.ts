import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { APPLICATION_STATUSES } from '../application/status.ts'
import { BATCH_STATUSES } from './status.ts'
import { canAddProof, canSubmitProof, type ProofFacts } from './new-proof.ts'
import { AMOUNT_KINDS } from './proof-kinds.ts'

type Batch = ProofFacts['batches'][number]

const refusal = (reason: string) => ({ ok: false, reason })
const PROCEED = { ok: true }
const CAP_REACHED = refusal('최대 지원금액이 30만원으로 추가 증빙이 불가합니다.')
const UNDER_LOOKUP = refusal('택배 증빙을 조회 중입니다.')
const NOT_SELECTED = refusal('대상선정 이후 증빙등록이 가능합니다.')
const PAYING = refusal('지원금 지급이 시작되어 추가 증빙이 불가합니다.')
const OWN_REASONS: Partial<Record<string, object>> = {
  요청검증완료: PAYING,
  이체결과오류: PAYING,
  지급완료: PAYING,
  대상미선정: refusal('지원대상으로 선정되지 않아 증빙등록이 불가합니다.'),
  사용자취소: refusal('취소된 신청에는 증빙등록이 불가합니다.'),
  사용자삭제: refusal('취소된 신청에는 증빙등록이 불가합니다.'),
}
const CANNOT_SUBMIT = refusal('증빙제출 가능한 상태가 아닙니다.')

const paid = (recognisedAmount: number): Batch => ({
  amountKind: '금액',
  status: '지급완료',
  recognisedAmount,
})
const parcel = (status: Batch['status']): Batch => ({ amountKind: '택배', status, recognisedAmount: 0 })

describe('new proof', () => {
  it.each(APPLICATION_STATUSES)('for an application in %s needs it to be selected', applicationStatus => {
    const isSelected = applicationStatus === '대상선정'
    const facts = { applicationStatus, batches: [] }
    expect(canAddProof(facts)).toEqual(
      isSelected ? PROCEED : (OWN_REASONS[applicationStatus] ?? NOT_SELECTED),
    )
    expect(canSubmitProof(facts)).toEqual(isSelected ? PROCEED : CANNOT_SUBMIT)
  })

  it.each<[Batch[], object]>([
    [[paid(299_999)], PROCEED],
    [[paid(300_000)], CAP_REACHED],
    [[paid(150_000), paid(150_000)], CAP_REACHED],
    [[{ ...paid(300_000), status: '승인' }], PROCEED],
    [[paid(300_000), parcel('제출')], CAP_REACHED],
    [[parcel('제출')], UNDER_LOOKUP],
    [[paid(100_000), parcel('제출')], UNDER_LOOKUP],
    [[{ ...parcel('제출'), amountKind: '건' }], PROCEED],
  ])('with the batches %j gets %j', (batches, verdict) => {
    expect(canAddProof({ applicationStatus: '대상선정', batches })).toEqual(verdict)
  })

  it.each(BATCH_STATUSES)('with a parcel request in %s waits only for the lookup', status => {
    const facts = { applicationStatus: '대상선정', batches: [parcel(status)] } as const
    expect(canAddProof(facts)).toEqual(status === '제출' ? UNDER_LOOKUP : PROCEED)
  })

  it('names the cap and the lookup before the selection', () => {
    expect(canAddProof({ applicationStatus: '지급완료', batches: [paid(300_000)] })).toEqual(CAP_REACHED)
    expect(canAddProof({ applicationStatus: '심의중', batches: [parcel('제출')] })).toEqual(UNDER_LOOKUP)
    expect(canAddProof({ applicationStatus: '지급완료', batches: [paid(1)] })).toEqual(PAYING)
  })

  it('is allowed and refused alike on the button and on the pages', () => {
    const batch = fc.record<Batch>({
      amountKind: fc.constantFrom(...AMOUNT_KINDS, null),
      status: fc.constantFrom(...BATCH_STATUSES),
      recognisedAmount: fc.nat({ max: 300_000 }),
    })
    const anyFacts = fc.record<ProofFacts>({
      applicationStatus: fc.constantFrom(...APPLICATION_STATUSES),
      batches: fc.array(batch, { maxLength: 4 }),
    })
    fc.assert(
      fc.property(anyFacts, facts => {
        expect(canSubmitProof(facts).ok).toBe(canAddProof(facts).ok)
      }),
    )
  })
})
