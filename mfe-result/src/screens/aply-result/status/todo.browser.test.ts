import { batchWith, resultWith } from 'applicant-flow/testing'
import { describe, expect, it } from 'vitest'
import { isForCallCentre, todoOf } from './todo.ts'

const asked = batchWith({ status: '보완요청' })
const ASK_FOR_REASON = '사유는 콜센터에 문의해주세요.'
const SEE_REASON = '아래 사유를 확인해주세요.'

describe('the next thing to do', () => {
  it.each([
    ['보류', '', ASK_FOR_REASON],
    ['대상미선정', ' , ', ASK_FOR_REASON],
    ['보류', 'US01', SEE_REASON],
    ['대상미선정', 'US01', SEE_REASON],
    ['심의중', '', '지금 하실 일은 없습니다. 심의 중에는 신청을 취소할 수 없습니다.'],
  ])('in %s with the remark %j is: %s', (status, remark, todo) => {
    expect(todoOf(resultWith({ status, remark }))).toBe(todo)
  })

  it('in a hold without a reason is the requested supplement', () => {
    expect(todoOf(resultWith({ status: '보류', batches: [asked] }))).toBe('위에 안내된 증빙을 보완해주세요.')
  })
})

describe('only the call centre can name it', () => {
  it.each([
    ['보완요청', {}, true],
    ['보완요청', { batches: [batchWith({ status: '제출완료' })] }, true],
    ['보완요청', { batches: [asked] }, false],
    ['보류', {}, true],
    ['보류', { remark: 'US01' }, false],
    ['대상미선정', {}, true],
    ['대상미선정', { remark: 'US01' }, false],
    ['승인', {}, true],
    ['심의중', {}, false],
    ['대상선정', { batches: [asked] }, false],
  ])('in %s with %j: %j', (status, given, isOnlyThere) => {
    expect(isForCallCentre(resultWith({ status, ...given }))).toBe(isOnlyThere)
  })
})
