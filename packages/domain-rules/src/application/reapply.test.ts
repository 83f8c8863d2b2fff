import { expect, it } from 'vitest'
import { canReapply, STATUS_AFTER_CANCEL } from './reapply.ts'
import { APPLICATION_STATUSES } from './status.ts'

it.each(APPLICATION_STATUSES)('applying again, after %s, is for a deleted application only', status => {
  const refused = { ok: false, reason: '재신청 가능한 상태가 아닙니다.' }
  expect(canReapply(status)).toEqual(status === '사용자삭제' ? { ok: true } : refused)
})

it('is possible after the applicant has cancelled', () => {
  expect(canReapply(STATUS_AFTER_CANCEL).ok).toBe(true)
})
