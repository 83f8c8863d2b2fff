import { watchSession } from 'applicant-flow/session'
import { dialogs, type SessionWatch } from 'shared-session'
import { beforeEach, expect, it, vi } from 'vitest'
import type { LiveRoutes } from '../routing/live-routes.ts'
import { checkSession, extendSession, logOut, startSessionWatch } from './watch.ts'

vi.mock('applicant-flow/session', () => ({ watchSession: vi.fn() }))

const late = vi.hoisted(() => ({ lateCode: vi.fn<() => Promise<object>>() }))
vi.mock('../compose/late-code.ts', () => late)

const watched = {
  check: vi.fn<SessionWatch['check']>(),
  extend: vi.fn<SessionWatch['extend']>(),
  logOut: vi.fn<SessionWatch['logOut']>(),
}
const needs = new Map([
  ['/info-agree', ['authCookie']],
  ['/dev', ['devRoutes']],
])
const routes = {
  get: (path: string) => (needs.has(path) && { path, needs: needs.get(path) }) || undefined,
} as unknown as LiveRoutes

/** The parts of the page that the watch was started with. */
function started() {
  vi.mocked(watchSession).mockReturnValue(watched as unknown as SessionWatch)
  startSessionWatch(routes)
  const [parts] = vi.mocked(watchSession).mock.lastCall ?? []
  if (!parts) throw new Error('the watch was not started')
  return parts
}

beforeEach(() => void vi.clearAllMocks())

it.each([
  [true, 1],
  [false, 0],
])('asks before the session ends, with a way to go on; confirmed: %s', async (isConfirmed, times) => {
  started()
  const confirm = vi.spyOn(dialogs, 'confirm').mockResolvedValue(isConfirmed)
  await logOut()
  expect(confirm).toHaveBeenCalledExactlyOnceWith(
    '로그아웃하시겠습니까? 작성하던 내용을 이어서 쓰시려면 본인인증을 다시 하셔야 합니다.',
    { yes: '로그아웃', no: '계속 이용' },
  )
  expect(watched.logOut).toHaveBeenCalledTimes(times)
})

it('asks for the time left, and for another hour', () => {
  started()
  checkSession()
  expect([watched.check.mock.calls.length, watched.extend.mock.calls.length]).toEqual([1, 0])
  extendSession()
  expect([watched.check.mock.calls.length, watched.extend.mock.calls.length]).toEqual([1, 1])
})

it('makes the calls of a session by code that is loaded first', async () => {
  const sessionCalls = {
    remainingSeconds: vi.fn(async () => 60),
    extend: vi.fn(async () => ({ token: 'next' })),
    logOut: vi.fn(async () => true),
  }
  late.lateCode.mockResolvedValue({ sessionCalls })
  const { calls } = started()
  expect(await calls.remainingSeconds('token')).toBe(60)
  expect(await calls.extend('20250000000001')).toEqual({ token: 'next' })
  expect(await calls.logOut?.()).toBe(true)
  expect(sessionCalls.remainingSeconds).toHaveBeenCalledExactlyOnceWith('token')
  expect(sessionCalls.extend).toHaveBeenCalledExactlyOnceWith('20250000000001')
})

it('takes code that does not load for a server that does not respond', async () => {
  late.lateCode.mockRejectedValue(new Error('offline'))
  vi.spyOn(console, 'error').mockReturnValue()
  const { calls } = started()
  expect(await calls.remainingSeconds('token')).toBeNull()
  expect(await calls.extend('20250000000001')).toBe('failed')
  expect(await calls.logOut?.()).toBe(false)
})

it.each([
  ['/info-agree', true],
  ['/dev', false],
  ['/unknown', false],
])('at %s the page is of the session: %s', (path, expected) => {
  history.replaceState(null, '', path)
  expect(started().needsSession()).toBe(expected)
})
