import { RequestRefused, UnexpectedResponse, Unreachable } from 'api-client/errors'
import { IDENTITY_METHODS, type IdentityPurpose } from 'domain-rules/identity'
import fc from 'fast-check'
import { session, type GateResult } from 'shared-session'
import { describe, expect, it, vi } from 'vitest'
import type { IdentityCalls } from './identity-calls.ts'
import { popupFailure, popupSuccess } from './popup-message.ts'
import {
  endOf,
  form,
  person,
  refused,
  refusedWithoutReason,
  timedOut,
  verify,
  withEmptyTab,
  worldWith,
} from './testing/verification-world.ts'
import { verifyIdentity } from './verify-identity.ts'

withEmptyTab()

describe('a verification that does not come to a good end', () => {
  it('was done before', async () => {
    session.update({ identityCi: 'ci' })
    const { order, end } = await verify()
    expect(end).toEqual({ next: 'goOn', message: '이미 본인인증을 완료하였습니다.' })
    expect(order).toEqual([])
  })

  it.each([
    ['simple', '팝업 차단을 해제해주세요.'],
    ['phone', '팝업 차단이 설정되어 있습니다. 팝업 차단을 해제해 주세요.'],
  ] as const)('has no window for %s, and takes no turn', async (method, message) => {
    const { order, end } = await verify({ method, isBlocked: true })
    expect(end).toEqual({ next: 'stay', message, isBlocked: true })
    expect(order).toEqual(['open'])
  })

  it.each(['stopped', 'blocked'] as const)(
    'is %s in the line: nothing is said, the window goes',
    async gate => {
      const { end, order, popup } = await verify({ gate: gate })
      expect(end).toEqual({ next: 'stay' })
      expect(order).toEqual(['open', 'turn'])
      expect(popup.close).toHaveBeenCalled()
    },
  )

  it.each([
    [
      'integrated authentication responds without data',
      'simple',
      new UnexpectedResponse('/', ''),
      '통합인증을 시작할 수 없습니다.',
    ],
    [
      'integrated authentication reports no success',
      'simple',
      refused(200),
      '통합인증을 시작할 수 없습니다.',
    ],
    [
      'integrated authentication takes no one',
      'financial',
      refused(503, 'IDENTITY_UNAVAILABLE'),
      '통합인증을 시작할 수 없습니다.',
    ],
    [
      'another method responds oddly',
      'joint',
      new UnexpectedResponse('/', ''),
      '인증 요청 중 오류가 발생했습니다. 다시 시도해주세요.',
    ],
    ['the request times out', 'phone', timedOut, '인증 요청 중 오류가 발생했습니다. 다시 시도해주세요.'],
    [
      'the server is out of reach',
      'simple',
      new Unreachable('/'),
      '인증 요청 중 오류가 발생했습니다. 다시 시도해주세요.',
    ],
    [
      'the server is in trouble',
      'ipin',
      refused(500),
      '인증 요청 중 오류가 발생했습니다. 다시 시도해주세요.',
    ],
    ['a message comes instead of a form', 'phone', refused(409), '서버의 문장입니다.'],
    [
      'it is refused without a reason',
      'simple',
      refusedWithoutReason(403),
      '인증 요청 중 오류가 발생했습니다. 다시 시도해주세요.',
    ],
  ] as const)('cannot begin because %s', async (_why, method, error, message) => {
    const { end, order, popup } = await verify({ method, calls: { begin: () => Promise.reject(error) } })
    expect(end).toEqual({ next: 'stay', message })
    expect(order.at(-1)).toBe('complete')
    expect(popup.close).toHaveBeenCalled()
  })

  it.each([
    [popupFailure('failed'), '인증에 실패했습니다. 다시 시도해주세요.'],
    [popupFailure('missing'), '필수 인증 정보가 누락되었습니다.'],
  ])('failed in the window: %j', async (ending, message) => {
    expect(await endOf({ ending })).toEqual({ next: 'stay', message })
  })

  it.each([null, popupFailure('cancelled')])('was cancelled by %j', async ending => {
    const again = '본인인증이 취소되었습니다. 인증 방법을 다시 선택해주세요.'
    expect(await endOf({ method: 'ipin', ending })).toEqual({
      next: 'stay',
      message: 'IPIN 인증이 취소되었습니다.',
    })
    expect(await endOf({ method: 'phone', ending })).toEqual({ next: 'stay', notice: again })
  })

  it.each([
    ['turn', ['open', 'turn', 'complete']],
    ['begin', ['open', 'turn', 'begin', 'complete']],
  ] as const)(
    'sends no closed window to the provider, when it was closed during %s',
    async (closesAfter, expected) => {
      const { order, end } = await verify({ closesAfter })
      expect(order).toEqual(expected)
      expect(end.notice).toBeDefined()
    },
  )

  it.each([
    [refused(200), '서버의 문장입니다.'],
    [refusedWithoutReason(200), '인증에 실패했습니다. 다시 시도해주세요.'],
    [refused(404), '인증 결과 확인 중 오류가 발생했습니다. 다시 시도해주세요.'],
    [timedOut, '인증 결과 확인 중 오류가 발생했습니다. 다시 시도해주세요.'],
  ])('has no result: %s', async (cause, message) => {
    const calls = { integratedResult: () => Promise.reject(cause) }
    expect(await endOf({ ending: popupSuccess(), calls })).toEqual({ next: 'stay', message })
  })

  it('has the server read a certificate that comes without its owner', async () => {
    const integratedResult = vi.fn<IdentityCalls['integratedResult']>(async () => person)
    const certificate = { trCert: 'a', trAdd: 'b' }
    const world = {
      method: 'joint',
      ending: popupSuccess({ certificate }),
      calls: { integratedResult },
    } as const
    expect(await endOf(world)).toEqual({ next: 'goOn' })
    expect(integratedResult).toHaveBeenCalledExactlyOnceWith('joint', 'tx-1', certificate)
  })

  it('has no one to ask where NICE has not said who it was', async () => {
    expect(await endOf({ method: 'phone', ending: popupSuccess() })).toEqual({
      next: 'stay',
      message: '인증 결과 확인 중 오류가 발생했습니다. 다시 시도해주세요.',
    })
  })

  it.each([
    ['simple', '통합인증을 시작할 수 없습니다.'],
    ['joint', '인증 요청 중 오류가 발생했습니다. 다시 시도해주세요.'],
  ] as const)('has no provider for %s that neither server nor site names', async (method, message) => {
    const begin = async () => ({ ...form, action: '' })
    const { end, popup } = await verify({ method, calls: { begin } })
    expect(end).toEqual({ next: 'stay', message })
    expect(popup.close).toHaveBeenCalled()
  })

  it('was not allowed to send anything into the window', async () => {
    const { end, popup } = await verify({ ending: 'unsent' })
    expect(end).toEqual({ next: 'stay', message: '인증 요청 중 오류가 발생했습니다. 다시 시도해주세요.' })
    expect(popup.close).toHaveBeenCalled()
  })

  it.each(['checkMayApply', 'enterApplication'] as const)(
    'is of a person who has applied, says %s',
    async call => {
      const inMessage = new RequestRefused('/call', { status: 200, message: 'APL_DUPLICATE_CI' })
      for (const refusal of [refused(409, 'APL_DUPLICATE_CI'), inMessage]) {
        expect(await endOf({ calls: { [call]: () => Promise.reject(refusal) } })).toEqual({
          next: 'appliedAlready',
          message: '본인인증 정보로 이미 신청접수 되었습니다.',
        })
      }
    },
  )

  it.each(['signIn', 'checkMayApply', 'enterApplication', 'createToken', 'saveIdentityStep'] as const)(
    'is not let in by %s',
    async call => {
      expect(await endOf({ calls: { [call]: () => Promise.reject(refused(403)) } })).toEqual({
        next: 'stay',
        message: '서버의 문장입니다.',
      })
      for (const failure of [timedOut, refusedWithoutReason(500)]) {
        expect(await endOf({ calls: { [call]: () => Promise.reject(failure) } })).toEqual({
          next: 'stay',
          message: '인증 정보 처리 중 오류가 발생했습니다. 다시 시도해주세요.',
        })
      }
    },
  )

  it('because of an unexpected error: that is not swallowed, and the turn is given back', async () => {
    const mistake = new TypeError('a mistake of the program')
    const { order, parts } = worldWith({ calls: { begin: () => Promise.reject(mistake) } })
    const attempt = {
      method: 'simple',
      purpose: 'apply',
      signal: new AbortController().signal,
    } as const
    await expect(verifyIdentity(attempt, parts)).rejects.toBe(mistake)
    expect(order.at(-1)).toBe('complete')
  })
})

it('whatever goes wrong, remembers no one who was not let in, gives back each turn once, and says one thing', async () => {
  const errors = [
    refused(409, 'APL_DUPLICATE_CI'),
    refused(403),
    refused(500),
    timedOut,
    new UnexpectedResponse('/', ''),
  ]
  const failing = fc.option(fc.constantFrom(...errors), { freq: 3, nil: undefined })
  const callNames = Object.keys(worldWith({}).parts.calls) as (keyof IdentityCalls)[]
  const failures = fc.record(Object.fromEntries(callNames.map(name => [name, failing])))
  const world = fc.record({
    method: fc.constantFrom(...IDENTITY_METHODS),
    purpose: fc.constantFrom<IdentityPurpose[]>('apply', 'result'),
    gate: fc.constantFrom<GateResult[]>('passed', 'passed', 'error', 'stopped', 'blocked'),
    ending: fc.constantFrom(popupSuccess({ person }), popupSuccess(), popupFailure('failed'), null),
    closesAfter: fc.constantFrom('nothing' as const, 'nothing' as const, 'turn' as const, 'begin' as const),
    isBlocked: fc.boolean(),
  })

  await fc.assert(
    fc.asyncProperty(world, failures, async (given, failed) => {
      session.reset()
      const broken = callNames.flatMap(name =>
        failed[name] ? [[name, () => Promise.reject(failed[name])]] : [],
      )
      const { end, order } = await verify({ ...given, calls: Object.fromEntries(broken) })

      const isLetIn = end.next === 'goOn'
      expect(Boolean(session.get().identityCi)).toBe(isLetIn)
      expect(session.get().timer.isRunning).toBe(isLetIn)
      const turns = order.includes('turn') && given.gate === 'passed' ? 1 : 0
      expect(order.filter(step => step === 'complete')).toHaveLength(turns)
      const wentAway = given.gate === 'stopped' || given.gate === 'blocked'
      const isSilent = isLetIn || (wentAway && !given.isBlocked)
      expect([end.message, end.notice].filter(Boolean)).toHaveLength(isSilent ? 0 : 1)
    }),
  )
})
