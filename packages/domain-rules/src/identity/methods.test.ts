import { expect, it } from 'vitest'
import {
  certificateTypeOf,
  IDENTITY_METHODS,
  IDENTITY_WINDOWS,
  identityTurn,
  leavesStepHistory,
  windowBlockedMessage,
} from './methods.ts'

it('offers five methods', () => {
  expect(IDENTITY_METHODS).toEqual(['simple', 'phone', 'financial', 'joint', 'ipin'])
})

it.each([
  ['simple', 838, 610],
  ['phone', 480, 812],
  ['ipin', 450, 550],
] as const)('the window of %s is %d by %d', (method, width, height) => {
  expect(IDENTITY_WINDOWS[method]).toEqual({ width, height })
})

it.each(['simple', 'financial', 'joint'] as const)('a blocked window of %s has the first message', method => {
  expect(windowBlockedMessage(method)).toBe('팝업 차단을 해제해주세요.')
})

it.each(['phone', 'ipin'] as const)('a blocked window of %s has the second message', method => {
  expect(windowBlockedMessage(method)).toBe('팝업 차단이 설정되어 있습니다. 팝업 차단을 해제해 주세요.')
})

it('simple certification waits at a step for each purpose, the others at one for both', () => {
  expect(identityTurn('simple', 'apply')).toBe('simpleApply')
  expect(identityTurn('simple', 'result')).toBe('simpleResult')
  for (const method of ['phone', 'financial', 'joint', 'ipin'] as const) {
    expect([identityTurn(method, 'apply'), identityTurn(method, 'result')]).toEqual([method, method])
  }
})

it('only the phone is of NICE', () => {
  expect(IDENTITY_METHODS.map(certificateTypeOf)).toEqual([null, 'NICE', null, null, null])
})

it('every step but that of the phone goes into the history of an application, none into that of a result', () => {
  expect(IDENTITY_METHODS.filter(method => leavesStepHistory(method, 'apply'))).toEqual([
    'simple',
    'financial',
    'joint',
    'ipin',
  ])
  expect(IDENTITY_METHODS.filter(method => leavesStepHistory(method, 'result'))).toEqual([])
})
