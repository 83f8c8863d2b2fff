import { RequestRefused, TimedOut } from 'api-client/errors'
import type { IdentityMethod, IdentityPurpose } from 'domain-rules/identity'
import { providePorts, session, type GateResult } from 'shared-session'
import { memoryStorage } from 'shared-session/testing'
import { parseSiteConfig, provideSiteConfig } from 'site-config'
import { afterEach, beforeEach, vi } from 'vitest'
import type { IdentityCalls } from '../identity-calls.ts'
import { popupSuccess } from '../popup-message.ts'
import type { ProviderEnding, ProviderWindow } from '../provider-window.ts'
import { verifyIdentity, type IdentityStage } from '../verify-identity.ts'

export const APPLICATION = '20250000000001'
const BUSINESS = '1234567890'
export const NOW = Date.UTC(2025, 2, 1)
export const person = {
  name: '시험신규',
  birthDate: '19800101',
  ci: 'CI/+==',
  mobileNumber: '01000000001',
  mobileCarrier: 'SKT',
  provider: '',
}
export const form = { action: '/window', method: 'post' as const, fields: {}, transactionId: 'tx-1' }
export const refused = (status: number, errorCode?: string, message = '서버의 문장입니다.') =>
  new RequestRefused('/call', { status, errorCode, message })
export const refusedWithoutReason = (status: number) => refused(status, '', '')
export const timedOut = new TimedOut('/call')

/** Gives each test of the file an empty tab and the default site configuration. */
export function withEmptyTab(): void {
  beforeEach(() => {
    vi.stubGlobal('sessionStorage', memoryStorage())
    vi.stubGlobal('document', { cookie: '' })
    provideSiteConfig(parseSiteConfig({}))
    session.reset()
  })
  afterEach(() => vi.unstubAllGlobals())
}

type World = {
  method?: IdentityMethod
  purpose?: IdentityPurpose
  gate?: GateResult
  ending?: ProviderEnding
  calls?: Partial<IdentityCalls>
  isBlocked?: boolean
  closesAfter?: 'nothing' | 'turn' | 'begin'
}

/** Everything that a verification works with. Everything succeeds unless the test changes it. */
export function worldWith({ gate = 'passed', ending = popupSuccess({ person }), ...more }: World) {
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

/** Runs a verification in such a world. */
export async function verify(world: World = {}) {
  const { method = 'simple', purpose = 'apply' } = world
  session.update({ applicationNumber: purpose === 'apply' ? APPLICATION : '', businessNumber: BUSINESS })
  const made = worldWith(world)
  const attempt = { method, purpose, signal: new AbortController().signal }
  return { ...made, end: await verifyIdentity(attempt, made.parts) }
}

export const endOf = async (world: World) => (await verify(world)).end
