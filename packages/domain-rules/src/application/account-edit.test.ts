import { expect, it } from 'vitest'
import { canEditAccount, isAccountEditOffered, statusAfterAccountEdit } from './account-edit.ts'
import { APPLICATION_STATUSES } from './status.ts'

const REFUSED = { ok: false, reason: '계좌정보 수정 가능한 상태가 아닙니다.' }

it('offers the button after a failed transfer only', () => {
  expect(APPLICATION_STATUSES.filter(isAccountEditOffered)).toEqual(['이체결과오류'])
})

it.each(APPLICATION_STATUSES)('accepts or refuses an edit in %s', status => {
  const isAccepted = status === '이체결과오류' || status === '신청'
  expect(canEditAccount(status)).toEqual(isAccepted ? { ok: true } : REFUSED)
})

it('leaves a new application as it is, and hands a failed transfer back for verification', () => {
  expect(statusAfterAccountEdit('신청')).toBe('신청')
  expect(statusAfterAccountEdit('이체결과오류')).toBe('요청검증완료')
})
