import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BATCH_STATUSES } from '../proof/status.ts'
import { canCancel } from './cancel.ts'
import { allowedApplicationMoves, applicationMoveVerdict, type ApplicationFacts } from './moves.ts'
import { APPLICATION_STATUSES, type ApplicationStatus } from './status.ts'

const allowed: Record<ApplicationStatus, ApplicationStatus[]> = {
  신청: ['신청완료', '사용자취소'],
  신청완료: ['정보조회', '사용자취소'],
  정보조회: ['보완요청', '검증중', '사용자취소'],
  보완요청: ['보완완료', '사용자취소'],
  보완완료: ['검증중', '사용자취소'],
  검증중: ['심사중', '보류', '사용자취소'],
  심사중: ['심의중', '보류', '사용자취소'],
  심의중: ['대상선정', '대상미선정', '보류'],
  보류: ['검증중', '심사중', '심의중', '사용자취소'],
  대상선정: ['이체결과오류', '지급완료', '사용자취소'],
  대상미선정: ['사용자취소'],
  요청검증완료: ['지급완료'],
  이체결과오류: ['요청검증완료'],
  지급완료: ['대상선정'],
  사용자취소: [],
  사용자삭제: [],
}
const everyMove = APPLICATION_STATUSES.flatMap(from => APPLICATION_STATUSES.map(to => [from, to] as const))
const paid = (recognisedAmount: number): ApplicationFacts => ({
  status: '지급완료',
  batches: [{ status: '지급완료', recognisedAmount }],
})

describe('the moves of an application', () => {
  it.each(everyMove)('from %s to %s go by the table', (status, to) => {
    const verdict = applicationMoveVerdict({ status, batches: [] }, to)
    expect(verdict.ok).toBe(allowed[status].includes(to))
    expect(verdict.ok ? [] : [status, to].filter(named => !verdict.reason.includes(`'${named}'`))).toEqual([])
  })

  it.each(APPLICATION_STATUSES)('from %s are those of the table, and no others', status => {
    expect(allowedApplicationMoves({ status, batches: [] })).toEqual(allowed[status])
  })

  it('back from payment are for a top-up only', () => {
    expect(allowedApplicationMoves(paid(299_999))).toEqual(['대상선정'])
    expect(allowedApplicationMoves(paid(300_000))).toEqual([])
  })

  it('back from full payment are refused with the reason', () => {
    expect(applicationMoveVerdict(paid(299_999), '대상선정')).toEqual({ ok: true })
    expect(applicationMoveVerdict(paid(300_000), '대상선정')).toEqual({
      ok: false,
      reason:
        "'지급완료' 상태에서 '대상선정' 상태로 변경할 수 없습니다. 지급 총액이 최대 지원금액에 도달했습니다.",
    })
  })

  it('elsewhere after full payment are refused as ever, and full payment stops none that leads to it', () => {
    const elsewhere = applicationMoveVerdict(paid(300_000), '보류')
    expect(elsewhere).toEqual({ ok: false, reason: expect.not.stringContaining('지급 총액') })
    const deliberated = { ...paid(300_000), status: '심의중' } as const
    expect(applicationMoveVerdict(deliberated, '대상선정')).toEqual({ ok: true })
  })

  it('into withdrawal stop where the applicant could not cancel either', () => {
    const deliberated = { status: '대상선정', batches: [{ status: '심의중', recognisedAmount: 0 }] } as const
    expect(applicationMoveVerdict(deliberated, '사용자취소').ok).toBe(false)
    expect(applicationMoveVerdict(deliberated, '지급완료').ok).toBe(true)
  })
})

describe('the moves of an application, with any proof', () => {
  const anyFacts: fc.Arbitrary<ApplicationFacts> = fc.record({
    status: fc.constantFrom(...APPLICATION_STATUSES),
    batches: fc.array(
      fc.record({ status: fc.constantFrom(...BATCH_STATUSES), recognisedAmount: fc.nat({ max: 200_000 }) }),
      { maxLength: 4 },
    ),
  })

  it('are decided as they are listed', () => {
    fc.assert(
      fc.property(anyFacts, fc.constantFrom(...APPLICATION_STATUSES), (facts, to) => {
        expect(applicationMoveVerdict(facts, to).ok).toBe(allowedApplicationMoves(facts).includes(to))
      }),
    )
  })

  it('never stand still, never delete for the applicant, and cancel only what can be cancelled', () => {
    fc.assert(
      fc.property(anyFacts, facts => {
        const moves = allowedApplicationMoves(facts)
        expect(moves).not.toContain(facts.status)
        expect(moves).not.toContain('사용자삭제')
        expect(moves.includes('사용자취소')).toBe(canCancel(facts).ok)
      }),
    )
  })

  it('lead from the beginning to every status that the back office can set', () => {
    const reached = new Set<ApplicationStatus>(['신청'])
    for (const status of reached)
      for (const to of allowedApplicationMoves({ status, batches: [] })) reached.add(to)
    expect(APPLICATION_STATUSES.filter(status => !reached.has(status))).toEqual(['사용자삭제'])
  })
})
