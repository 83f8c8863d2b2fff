import { describe, expect, it } from 'vitest'
import { journeyVerdict, submissionVerdict } from './submission.ts'

const ready = {
  applicationNumber: '20250000000001',
  applicationType: '확인',
  businessNumber: '1234567890',
  mobileNumber: '01012345678',
  isAccountChecked: true,
}
const refusal = (reason: string) => ({ ok: false, reason })
const MISSING = refusal('누락된 필수값이 있습니다. 신청절차대로 다시 신청해주세요.')
const WRONG_NUMBER = refusal('휴대폰번호를 정확히 입력해주세요.')
const NOT_CHECKED = refusal('계좌인증을 완료해주세요.')

describe('submitting', () => {
  it('is possible with everything in place', () => {
    expect(submissionVerdict(ready)).toEqual({ ok: true })
  })

  it.each(['applicationNumber', 'applicationType', 'businessNumber'] as const)(
    'starts over without %s',
    field => {
      expect(submissionVerdict({ ...ready, [field]: '', mobileNumber: '', isAccountChecked: false })).toEqual(
        MISSING,
      )
      expect(journeyVerdict({ ...ready, [field]: '' })).toEqual(MISSING)
    },
  )

  it('asks for the phone number before the account check', () => {
    expect(submissionVerdict({ ...ready, mobileNumber: '010', isAccountChecked: false })).toEqual(
      WRONG_NUMBER,
    )
    expect(submissionVerdict({ ...ready, isAccountChecked: false })).toEqual(NOT_CHECKED)
  })
})
