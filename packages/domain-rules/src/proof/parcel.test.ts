import { describe, expect, it } from 'vitest'
import { BATCH_STATUSES, type BatchStatus } from './status.ts'
import type { ProofFacts } from './new-proof.ts'
import { canEnterParcelPage, canRequestParcel, canSubmitGeneralProof } from './parcel.ts'

const refusal = (reason: string) => ({ ok: false, reason })
const PROCEED = { ok: true }
const EXISTS = refusal('이미 "택배" 증빙이 존재하여 제출할 수 없습니다.')
const CANNOT_REQUEST = refusal('택배조회 신청이 가능한 상태가 아닙니다.')
const CANNOT_SUBMIT = refusal('증빙제출 가능한 상태가 아닙니다.')
const UNDER_LOOKUP = refusal('택배 증빙을 조회 중입니다.')

const selected: ProofFacts = { applicationStatus: '대상선정', batches: [] }
const withParcel = (status: BatchStatus): ProofFacts => ({
  applicationStatus: '대상선정',
  batches: [{ amountKind: '택배', status, recognisedAmount: 0 }],
})

const afterParcelRequest: Record<BatchStatus, { general: object; parcel: object; page: object }> = {
  제출: { general: CANNOT_SUBMIT, parcel: EXISTS, page: CANNOT_REQUEST },
  제출완료: { general: UNDER_LOOKUP, parcel: EXISTS, page: PROCEED },
  심사대기중: { general: UNDER_LOOKUP, parcel: EXISTS, page: PROCEED },
  심사중: { general: UNDER_LOOKUP, parcel: EXISTS, page: PROCEED },
  심의중: { general: UNDER_LOOKUP, parcel: EXISTS, page: PROCEED },
  보완요청: { general: UNDER_LOOKUP, parcel: EXISTS, page: PROCEED },
  보완완료: { general: UNDER_LOOKUP, parcel: EXISTS, page: PROCEED },
  승인: { general: PROCEED, parcel: EXISTS, page: PROCEED },
  대상선정: { general: PROCEED, parcel: EXISTS, page: PROCEED },
  지급완료: { general: PROCEED, parcel: EXISTS, page: PROCEED },
  대상미선정: { general: PROCEED, parcel: EXISTS, page: PROCEED },
  사용자취소: { general: PROCEED, parcel: PROCEED, page: PROCEED },
  사용자삭제: { general: PROCEED, parcel: PROCEED, page: PROCEED },
}

describe('beside a parcel request', () => {
  it.each(BATCH_STATUSES)('in %s, general and parcel proof go by the table', status => {
    const facts = withParcel(status)
    expect({
      general: canSubmitGeneralProof(facts),
      parcel: canRequestParcel(facts),
      page: canEnterParcelPage(facts),
    }).toEqual(afterParcelRequest[status])
  })
})

describe('without a parcel request', () => {
  it('both kinds of proof are possible for a selected application', () => {
    expect(canSubmitGeneralProof(selected)).toEqual(PROCEED)
    expect(canRequestParcel(selected)).toEqual(PROCEED)
  })

  it('neither is possible before, each in its own words', () => {
    const early: ProofFacts = { applicationStatus: '심의중', batches: [] }
    expect(canSubmitGeneralProof(early)).toEqual(CANNOT_SUBMIT)
    expect(canRequestParcel(early)).toEqual(CANNOT_REQUEST)
    expect(canEnterParcelPage(early)).toEqual(CANNOT_REQUEST)
  })

  it('general proof under review blocks neither', () => {
    const general: ProofFacts = {
      applicationStatus: '대상선정',
      batches: [{ amountKind: '금액', status: '심사중', recognisedAmount: 0 }],
    }
    expect(canSubmitGeneralProof(general)).toEqual(PROCEED)
    expect(canRequestParcel(general)).toEqual(PROCEED)
  })
})
