import { expect, it } from 'vitest'
import { checkApplicantName } from './applicant-name.ts'

it.each([
  ['', '본인인증 정보가 없습니다.'],
  [' \u3000', '본인인증 정보가 없습니다.'],
  ['홍길동', null],
  ['A', null],
  ['가'.repeat(100), null],
  ['가'.repeat(101), '신청인 성명은 최대 100자까지만 입력 가능합니다.'],
])('returns for "%s": %s', (name, message) => {
  expect(checkApplicantName(name)).toBe(message)
})
