import { RequestRefused, TimedOut, UnexpectedAnswer, Unreachable } from 'api-client/errors'
import { IDENTITY_METHODS, type IdentityMethod, type IdentityPurpose } from 'domain-rules/identity'
import fc from 'fast-check'
import { providePorts, session, type GateResult } from 'shared-session'
import { memoryStorage } from 'shared-session/testing'
import { parseSiteConfig, provideSiteConfig } from 'site-config'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { draftOwnerOf } from '../draft/draft-owner.ts'
import { DRAFT_KEYS } from '../draft/draft-keys.ts'
import type { IdentityCalls } from './identity-calls.ts'
import { popupFailure, popupSuccess } from './popup-message.ts'
import type { ProviderEnding, ProviderWindow } from './provider-window.ts'
import { verifyIdentity, type IdentityStage } from './verify-identity.ts'

const APPLICATION = '20250000000001'
const BUSINESS = '1234567890'
const NOW = Date.UTC(2025, 2, 1)
const person = {
  name: '시험신규',
  birthDate: '19800101',
  ci: 'CI/+==',
  mobileNumber: '01000000001',
  mobileCarrier: 'SKT',
  provider: '',
}
const form = { action: '/window', method: 'post' as const, fields: {}, transactionId: 'tx-1' }
const refused = (status: number, errorCode?: string) =>
  new RequestRefused('/call', { status, errorCode, message: '서버의 문장입니다.' })
const timedOut = new TimedOut('/call')

beforeEach(() => {
  vi.stubGlobal('sessionStorage', memoryStorage())
  vi.stubGlobal('document', { cookie: '' })
  provideSiteConfig(parseSiteConfig({}))
  session.reset()
})
afterEach(() => vi.unstubAllGlobals())

type World = {
  method?: IdentityMethod
  purpose?: IdentityPurpose
  gate?: GateResult
  ending?: ProviderEnding
  calls?: Partial<IdentityCalls>
  isBlocked?: boolean
  closesAfter?: 'nothing' | 'turn' | 'begin'
}

/** Everything that a verification works with; all goes well unless a test says otherwise. */
function worldWith({ gate = 'passed', ending = popupSuccess({ person }), ...more }: World) {
  const order: string[] = []
  let isClosed = false
  const recorded =
    <Args extends unknown[], Result>(name: string, call: (...args: Args) => Result) =>
    (...args: Args): Result => {
      order.push(name)
      if (more.closesAfter === name) isClosed = true
      return call(...args)
    }
  const popup: ProviderWindow = {
    ending: Promise.resolve(ending),
    goToProvider: vi.fn<ProviderWindow['goToProvider']>(() => void order.push('goToProvider')),
    bringToFront: () => {},
    isClosed: () => isClosed,
    close: vi.fn<() => void>(() => void (isClosed = true)),
  }
  const calls: IdentityCalls = {
    begin: async () => form,
    integratedResult: async () => person,
    signIn: async () => {},
    checkMayApply: async () => {},
    enterApplication: async () => {},
    enterResult: async () => APPLICATION,
    createToken: async () => 'token',
    saveIdentityStep: async () => {},
    ...more.calls,
  }
  const watched: unknown = Object.fromEntries(
    Object.entries(calls).map(([name, call]) => [name, recorded(name, call as () => unknown)]),
  )
  const run = vi.fn<(action: string) => Promise<GateResult>>(recorded('turn', async () => gate))
  providePorts({ queueGate: { run, complete: recorded('complete', async () => {}) } })
  return {
    order,
    popup,
    run,
    parts: {
      openWindow: recorded('open', () => (more.isBlocked ? null : popup)),
      calls: watched as IdentityCalls,
      now: () => NOW,
      onStage: (_stage: IdentityStage) => {},
    },
  }
}

async function verify(world: World = {}) {
  const { method = 'simple', purpose = 'apply' } = world
  session.update({ applicationNumber: purpose === 'apply' ? APPLICATION : '', businessNumber: BUSINESS })
  const made = worldWith(world)
  const attempt = { method, purpose, signal: new AbortController().signal }
  return { ...made, end: await verifyIdentity(attempt, made.parts) }
}

const endOf = async (world: World) => (await verify(world)).end

describe('a verification that goes well', () => {
  it('opens the window first, and asks in the stated order', async () => {
    const { order, end } = await verify()
    expect(end).toEqual({ next: 'goOn' })
    expect(order).toEqual([
      'open',
      'turn',
      'begin',
      'goToProvider',
      'complete',
      'signIn',
      'checkMayApply',
      'enterApplication',
      'createToken',
      'saveIdentityStep',
    ])
  })

  it('in the result area takes the number of the application from the server, and writes no history', async () => {
    const { order } = await verify({ purpose: 'result' })
    expect(order.slice(-3)).toEqual(['signIn', 'enterResult', 'createToken'])
    expect(session.get().applicationNumber).toBe(APPLICATION)
  })

  it('by phone writes no history, and is remembered as NICE', async () => {
    const { order } = await verify({ method: 'phone' })
    expect(order).not.toContain('saveIdentityStep')
    expect(session.get()).toMatchObject({ certificateType: 'NICE', identityMethod: 'phone' })
  })

  it('is remembered, and begins the session', async () => {
    await verify()
    expect(session.get()).toMatchObject({
      identityCi: 'CI/+==',
      identityMethod: 'simple',
      certificateType: null,
      mobileName: '시험신규',
      mobileNumber: '01000000001',
      mobileCarrier: 'SKT',
      birthDate: '19800101',
      token: 'token',
      timer: { isRunning: true, deadline: NOW + 3_600_000 },
    })
  })

  it.each([
    ['a marker beside its cookie', 'sbiz_auth_on=1', true],
    ['no marker', '', false],
  ])('remembers of a backend that it sets %s', async (_what, cookie, setsAuthMarker) => {
    await verify({ calls: { signIn: async () => void (document.cookie = cookie) } })
    expect(session.get()).toMatchObject({ setsAuthMarker })
  })

  it.each([
    ['simple', 'apply', 'act_13'],
    ['simple', 'result', 'act_14'],
    ['phone', 'apply', 'act_3'],
    ['financial', 'apply', 'act_10'],
    ['joint', 'result', 'act_11'],
    ['ipin', 'apply', 'act_12'],
  ] as const)('by %s to %s waits for %s', async (method, purpose, action) => {
    const { run } = await verify({ method, purpose, gate: 'stopped' })
    expect(run).toHaveBeenCalledExactlyOnceWith(action)
  })

  it('asks the server who it was when the window does not say', async () => {
    const integratedResult = vi.fn<IdentityCalls['integratedResult']>().mockResolvedValue(person)
    const enterApplication = vi.fn<IdentityCalls['enterApplication']>().mockResolvedValue()
    await verify({
      method: 'financial',
      ending: popupSuccess(),
      calls: { integratedResult, enterApplication },
    })
    expect(integratedResult).toHaveBeenCalledExactlyOnceWith('financial', 'tx-1', null)
    expect(enterApplication).toHaveBeenCalledWith(APPLICATION, { ...person, provider: 'financial' })
  })

  it('goes on though the waiting room fails, and gives back no turn that it does not have', async () => {
    const { order, end } = await verify({ gate: 'error' })
    expect(end).toEqual({ next: 'goOn' })
    expect(order).not.toContain('complete')
  })
})

describe('a draft in the tab', () => {
  const leaveDraftOf = async (ci: string) =>
    sessionStorage.setItem(DRAFT_KEYS.application, JSON.stringify({ owner: await draftOwnerOf(ci) }))
  const draft = () => sessionStorage.getItem(DRAFT_KEYS.application)
  const isRefused = { signIn: () => Promise.reject(refused(401)) }

  it('is deleted when another person is verified, and nothing but it (GP-09)', async () => {
    await leaveDraftOf('CI-OF-ANOTHER')
    await verify()
    expect(draft()).toBeNull()
    expect(session.get().identityCi).toBe(person.ci)
  })

  it('goes, and so do remembered files of another application', async () => {
    const remember = (key: string, owner: string) =>
      sessionStorage.setItem(key, JSON.stringify({ owner, files: [] }))
    remember('sbiz_opinion_files', '20250000000099')
    remember('sbiz_proof_general_files', APPLICATION)
    await verify()
    expect(sessionStorage.getItem('sbiz_opinion_files')).toBeNull()
    expect(sessionStorage.getItem('sbiz_proof_general_files')).not.toBeNull()
  })

  it.each([
    ['of the person who is verified', person.ci, {}],
    ['when no one was let in', 'CI-OF-ANOTHER', { calls: isRefused }],
  ])('is kept %s', async (_whose, ci, world) => {
    await leaveDraftOf(ci)
    await verify(world)
    expect(draft()).not.toBeNull()
  })
})

describe("a provider's address", () => {
  const configured = 'https://provider.example.org/start'
  beforeEach(() => provideSiteConfig(parseSiteConfig({ identityProviders: { simple: configured } })))

  it('is that of the site where the server names none', async () => {
    const begin = async () => ({ ...form, action: '' })
    const { popup, end } = await verify({ calls: { begin } })
    expect(popup.goToProvider).toHaveBeenCalledExactlyOnceWith({ ...form, action: configured })
    expect(end).toEqual({ next: 'goOn' })
  })

  it('is what the server names, if it does', async () => {
    const { popup } = await verify()
    expect(popup.goToProvider).toHaveBeenCalledExactlyOnceWith(form)
  })
})

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
      new UnexpectedAnswer('/', ''),
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
      new UnexpectedAnswer('/', ''),
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
      expect(await endOf({ calls: { [call]: () => Promise.reject(timedOut) } })).toEqual({
        next: 'stay',
        message: '인증 정보 처리 중 오류가 발생했습니다. 다시 시도해주세요.',
      })
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

it('closes the window when the person leaves the screen', async () => {
  const leaving = new AbortController()
  const { parts, popup, run } = worldWith({})
  run.mockImplementation(async () => {
    leaving.abort()
    return 'passed'
  })
  await verifyIdentity({ method: 'simple', purpose: 'apply', signal: leaving.signal }, parts)
  expect(popup.close).toHaveBeenCalledOnce()
})

it('whatever goes wrong, remembers no one who was not let in, gives back each turn once, and says one thing', async () => {
  const errors = [
    refused(409, 'APL_DUPLICATE_CI'),
    refused(403),
    refused(500),
    timedOut,
    new UnexpectedAnswer('/', ''),
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
