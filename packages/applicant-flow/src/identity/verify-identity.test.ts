import { session } from 'shared-session'
import { parseSiteConfig, provideSiteConfig } from 'site-config'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { draftOwnerOf } from '../draft/draft-owner.ts'
import { DRAFT_KEYS } from '../draft/drafts.ts'
import { lastSavedAt } from '../draft/saved-draft.ts'
import type { IdentityCalls } from './identity-calls.ts'
import { popupSuccess } from './popup-message.ts'
import {
  APPLICATION,
  form,
  NOW,
  person,
  refused,
  verify,
  withEmptyTab,
  worldWith,
} from './testing/verification-world.ts'
import { verifyIdentity } from './verify-identity.ts'

withEmptyTab()

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
    const createToken = vi.fn<IdentityCalls['createToken']>(async () => 'token')
    const { order } = await verify({ purpose: 'result', calls: { createToken } })
    expect(order.slice(-3)).toEqual(['signIn', 'enterResult', 'createToken'])
    expect(createToken).toHaveBeenCalledExactlyOnceWith(APPLICATION)
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

  it('counts its hour from the request: a slow response gives no time away', async () => {
    let now = NOW
    const createToken = async () => ((now += 20_000), 'token')
    const { parts } = worldWith({ calls: { createToken } })
    const attempt = { method: 'simple', purpose: 'apply', signal: new AbortController().signal } as const
    await verifyIdentity(attempt, { ...parts, now: () => now })
    expect(session.get().timer.deadline).toBe(NOW + 3_600_000)
  })

  it.each([
    ['apply', { applicationNumber: APPLICATION }],
    ['result', { businessNumber: '1234567890' }],
  ] as const)('to %s names its subject: %o', async (purpose, subject) => {
    const begin = vi.fn<IdentityCalls['begin']>(async () => form)
    await verify({ purpose, calls: { begin } })
    expect(begin).toHaveBeenCalledExactlyOnceWith('simple', subject)
  })

  it('keeps the provider that the window names', async () => {
    const enterApplication = vi.fn<IdentityCalls['enterApplication']>().mockResolvedValue(null)
    const named = { ...person, provider: 'kakao' }
    await verify({ ending: popupSuccess({ person: named }), calls: { enterApplication } })
    expect(enterApplication).toHaveBeenCalledExactlyOnceWith(APPLICATION, named)
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
    const enterApplication = vi.fn<IdentityCalls['enterApplication']>().mockResolvedValue(null)
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

describe('a draft on the server', () => {
  const SAVED_AT = '2025-06-02T00:00:00.000Z'
  const verifyWith = (shown: string | null | undefined, drafts = true) => {
    provideSiteConfig(parseSiteConfig({ features: { drafts } }))
    return verify({ calls: { enterApplication: async () => shown } })
  }

  it.each([
    ['with its time', true, SAVED_AT, SAVED_AT],
    ['as none yet', true, null, null],
    ['as never, by a backend that saves none', true, undefined, undefined],
    ['as never, where the site does not offer it', false, SAVED_AT, undefined],
  ])('is remembered %s', async (_how, isOffered, shown, remembered) => {
    await verifyWith(shown, isOffered)
    expect(lastSavedAt()).toBe(remembered)
    expect(sessionStorage.getItem('sbiz_saved_draft') === null).toBe(remembered === undefined)
  })

  it('is forgotten with another application, and by a verification for a result', async () => {
    await verifyWith(SAVED_AT)
    session.update({ applicationNumber: '20250000000099' })
    expect(lastSavedAt()).toBeUndefined()
    session.reset()
    await verify({ purpose: 'result' })
    expect(sessionStorage.getItem('sbiz_saved_draft')).toBeNull()
  })

  it('is not offered once the site offers it no more', async () => {
    await verifyWith(SAVED_AT)
    provideSiteConfig(parseSiteConfig({ features: { drafts: false } }))
    expect(lastSavedAt()).toBeUndefined()
  })

  it('is not taken from a damaged tab', async () => {
    await verifyWith(SAVED_AT)
    for (const damaged of ['{', JSON.stringify({ applicationNumber: APPLICATION, savedAt: 'soon' })]) {
      sessionStorage.setItem('sbiz_saved_draft', damaged)
      expect(lastSavedAt()).toBeUndefined()
    }
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

it.each([
  ['another business', { businessNumber: '9876543210', applicationNumber: '20250000000002' }],
  ['the same business anew', { applicationNumber: '20250000000002' }],
])('a person who leaves and begins with %s meanwhile is not verified for that', async (_, begun) => {
  const saveIdentityStep = async () => session.update(begun)
  await verify({ calls: { saveIdentityStep } })
  expect(session.get()).toMatchObject({ ...begun, identityCi: '', token: '', mobileName: '' })
})
