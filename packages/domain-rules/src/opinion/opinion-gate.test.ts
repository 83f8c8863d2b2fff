import { describe, expect, it } from 'vitest'
import { APPLICATION_STATUSES } from '../application/status.ts'
import type { YesNo } from '../yes-no.ts'
import { canSubmitOpinion, opinionStatusLabel } from './opinion-gate.ts'

const refusal = (reason: string) => ({ ok: false, reason })
const PROCEED = { ok: true }
const NOT_ON_HOLD = refusal('보류 상태에서만 의견을 제출할 수 있습니다.')
const LIMIT_REACHED = refusal('의견제출은 최대 2회까지만 가능합니다.')
const PENDING = refusal('답변 대기 중인 의견이 있습니다. 답변 후 제출해주세요.')
const opinionsOf = (...answers: YesNo[]) => answers.map(answerStatus => ({ answerStatus }))

describe('another opinion', () => {
  it.each(APPLICATION_STATUSES)('for an application in %s needs it to be on hold', applicationStatus => {
    const verdict = canSubmitOpinion({ applicationStatus, opinions: [] })
    expect(verdict).toEqual(applicationStatus === '보류' ? PROCEED : NOT_ON_HOLD)
  })

  it.each<[YesNo[], object]>([
    [[], PROCEED],
    [['Y'], PROCEED],
    [['N'], PENDING],
    [['Y', 'Y'], LIMIT_REACHED],
    [['Y', 'N'], LIMIT_REACHED],
    [['N', 'N'], LIMIT_REACHED],
    [['Y', 'Y', 'Y'], LIMIT_REACHED],
  ])('after opinions answered %j gets %j', (answers, verdict) => {
    expect(canSubmitOpinion({ applicationStatus: '보류', opinions: opinionsOf(...answers) })).toEqual(verdict)
  })

  it('is refused for the status before anything else', () => {
    expect(canSubmitOpinion({ applicationStatus: '심의중', opinions: opinionsOf('Y', 'Y') })).toEqual(
      NOT_ON_HOLD,
    )
  })
})

it('tells in the list whether an opinion is answered', () => {
  expect(opinionStatusLabel('N')).toBe('답변대기')
  expect(opinionStatusLabel('Y')).toBe('답변완료')
})
