import { expect, it } from 'vitest'
import { moveVerdict } from './moves.ts'

it('lets a listed move pass', () => {
  expect(moveVerdict('신청', '신청완료', ['신청완료', '보류'])).toEqual({ ok: true })
})

it('names from, to and what would be allowed when it refuses', () => {
  const reason = "'신청' 상태에서 '지급완료' 상태로 변경할 수 없습니다. 변경 가능한 상태: 신청완료, 보류"
  expect(moveVerdict('신청', '지급완료', ['신청완료', '보류'])).toEqual({ ok: false, reason })
})

it('says so when nothing is allowed any more', () => {
  const reason = "'사용자삭제' 상태에서 '신청' 상태로 변경할 수 없습니다. 더 이상 변경할 수 없는 상태입니다."
  expect(moveVerdict('사용자삭제', '신청', [])).toEqual({ ok: false, reason })
})
