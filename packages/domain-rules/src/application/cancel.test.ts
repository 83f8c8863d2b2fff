import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BATCH_STATUSES, type BatchStatus } from '../proof/status.ts'
import { canCancel } from './cancel.ts'
import { APPLICATION_STATUSES, type ApplicationStatus } from './status.ts'

const PROCEED = { ok: true }
const REFUSED = { ok: false, reason: '이미 처리되었습니다.' }

const cancellable: Record<ApplicationStatus, boolean> = {
  신청: true,
  신청완료: true,
  정보조회: true,
  보완요청: true,
  보완완료: true,
  검증중: true,
  심사중: true,
  심의중: false,
  보류: true,
  대상선정: true,
  대상미선정: true,
  요청검증완료: false,
  이체결과오류: false,
  지급완료: false,
  사용자취소: false,
  사용자삭제: false,
}
const stopping: BatchStatus[] = ['심의중', '승인', '지급완료']
const batchesOf = (...statuses: BatchStatus[]) => statuses.map(status => ({ status }))

describe('cancelling an application', () => {
  it.each(APPLICATION_STATUSES)('in %s goes by the table', status => {
    expect(canCancel({ status, batches: [] })).toEqual(cancellable[status] ? PROCEED : REFUSED)
  })

  it('is refused for the one status that only the rule knows', () => {
    expect(canCancel({ status: '승인', batches: [] })).toEqual(REFUSED)
  })

  it('in a status of another backend is left to its server', () => {
    expect(canCancel({ status: '재심의', batches: [] })).toEqual(PROCEED)
    expect(canCancel({ status: '재심의', batches: [{ status: '지급완료' }] })).toEqual(REFUSED)
  })

  it.each(BATCH_STATUSES)('with a proof batch in %s goes by the table of batches', batch => {
    const expected = stopping.includes(batch) ? REFUSED : PROCEED
    expect(canCancel({ status: '대상선정', batches: batchesOf('제출완료', batch) })).toEqual(expected)
  })

  it('is possible exactly when neither the application nor any batch stands against it', () => {
    const facts = fc.record({
      status: fc.constantFrom(...APPLICATION_STATUSES),
      batches: fc.array(fc.record({ status: fc.constantFrom(...BATCH_STATUSES) }), { maxLength: 4 }),
    })
    fc.assert(
      fc.property(facts, ({ status, batches }) => {
        const isStopped = batches.some(batch => stopping.includes(batch.status))
        expect(canCancel({ status, batches }).ok).toBe(cancellable[status] && !isStopped)
      }),
    )
  })
})
