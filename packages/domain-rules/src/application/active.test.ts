import { expect, it } from 'vitest'
import { isActive, onePerBusinessVerdict, onePerPersonVerdict } from './active.ts'
import { APPLICATION_STATUSES } from './status.ts'

const PROCEED = { ok: true }
const PERSON = { ok: false, reason: '본인인증 정보로 이미 신청접수 되었습니다.' }
const BUSINESS = { ok: false, reason: '이미 신청이 접수된 사업자등록번호입니다.' }

it.each(APPLICATION_STATUSES)('an application in %s blocks another one unless it is withdrawn', status => {
  const isWithdrawn = status === '사용자취소' || status === '사용자삭제'
  expect(isActive(status)).toBe(!isWithdrawn)
  expect(onePerPersonVerdict([status])).toEqual(isWithdrawn ? PROCEED : PERSON)
  expect(onePerBusinessVerdict([status])).toEqual(isWithdrawn ? PROCEED : BUSINESS)
})

it('a draft blocks no one', () => {
  expect(isActive(null)).toBe(false)
  expect(onePerPersonVerdict([null, '사용자삭제'])).toEqual(PROCEED)
  expect(onePerBusinessVerdict([])).toEqual(PROCEED)
})

it('one active application among others is enough to block', () => {
  expect(onePerPersonVerdict([null, '사용자삭제', '신청'])).toEqual(PERSON)
  expect(onePerBusinessVerdict(['사용자취소', '지급완료'])).toEqual(BUSINESS)
})
