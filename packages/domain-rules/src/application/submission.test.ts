import { describe, expect, it } from 'vitest'
import { accountCheckVerdict, journeyVerdict } from './submission.ts'

const ready = {
  applicationNumber: '20250000000001',
  applicationType: '확인',
  businessNumber: '1234567890',
}
const refusal = (reason: string) => ({ ok: false, reason })
const MISSING = refusal('누락된 필수값이 있습니다. 신청절차대로 다시 신청해주세요.')
const NOT_CHECKED = refusal('계좌인증을 완료해주세요.')

describe('submitting', () => {
  it('is possible with everything in place', () => {
    expect(journeyVerdict(ready)).toEqual({ ok: true })
    expect(accountCheckVerdict(true)).toEqual({ ok: true })
  })

  it.each(['applicationNumber', 'applicationType', 'businessNumber'] as const)(
    'starts over without %s',
    field => expect(journeyVerdict({ ...ready, [field]: '' })).toEqual(MISSING),
  )

  it('asks for the account check', () => {
    expect(accountCheckVerdict(false)).toEqual(NOT_CHECKED)
  })
})
