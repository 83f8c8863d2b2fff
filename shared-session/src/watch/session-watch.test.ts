import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { session } from '../session.ts'
import { emptySession } from '../session-state.ts'
import { fakeClock } from '../testing/fake-clock.ts'
import { memoryStorage } from '../testing/memory-storage.ts'
import { beginSession } from './begin-session.ts'
import type { Extension, SessionWatchParts } from './parts.ts'
import { SessionWatch } from './session-watch.ts'

const EXPIRED = '인증 유효시간이 만료되었습니다.'
const NO_LONGER_VALID = '인증정보가 만료되었습니다.'
const EXTENDED = ['인증 유효시간이 60분으로 연장되었습니다.', 'polite']
const ONE_MINUTE = ['인증 유효시간이 1분 남았습니다.', 'polite']
const THIRTY_SECONDS = ['인증 유효시간이 30초 남았습니다.', 'assertive']

let watch: SessionWatch | undefined

beforeEach(() => {
  vi.stubGlobal('sessionStorage', memoryStorage())
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('document', { cookie: 'sbiz_auth_on=1' })
  vi.stubGlobal('navigator', {})
  session.reset()
})
afterEach(() => {
  watch?.stop()
  vi.unstubAllGlobals()
})

/** A watch over a session that has just begun, unless it is given another beginning. */
function start(begin = (now: number) => beginSession('token-1', now)) {
  const clock = fakeClock()
  const alert = vi.fn<SessionWatchParts['dialogs']['alert']>().mockResolvedValue()
  const goTo = vi.fn<SessionWatchParts['navigation']['goTo']>()
  const ask = vi.fn<SessionWatchParts['ask']>(() => new Promise(() => undefined))
  const announce = vi.fn<SessionWatchParts['announce']>()
  const remainingSeconds = vi.fn<SessionWatchParts['calls']['remainingSeconds']>()
  const extend = vi.fn<SessionWatchParts['calls']['extend']>()
  const needsSession = vi.fn<() => boolean>(() => true)
  const logOut = vi.fn<NonNullable<SessionWatchParts['calls']['logOut']>>()
  const calls = { remainingSeconds, extend, logOut }
  session.update({ applicationNumber: '20250000000001' })
  begin(clock.now())
  watch = new SessionWatch({
    clock,
    calls,
    dialogs: { alert },
    navigation: { goTo },
    ask,
    announce,
    needsSession,
  })
  return { clock, alert, goTo, ask, announce, remainingSeconds, extend, logOut, needsSession, watch }
}

const secondsShown = () => session.get().timer.time

describe('counting down', () => {
  it('goes by the second, and shows it in the session', () => {
    const { clock } = start()
    expect(session.get().timer).toMatchObject({ time: 3600, isRunning: true })
    clock.advance(1)
    expect(secondsShown()).toBe(3599)
    clock.advance(600)
    expect(secondsShown()).toBe(2999)
  })

  it('goes by the deadline, whatever the machine has slept through', () => {
    const { clock } = start()
    clock.jump(1234)
    expect(secondsShown()).toBe(3600 - 1234)
  })

  it('starts with the session, when that begins later', () => {
    const { clock } = start(() => undefined)
    clock.advance(100)
    expect(session.get().timer.isRunning).toBe(false)
    beginSession('token-1', clock.now())
    clock.advance(10)
    expect(secondsShown()).toBe(3590)
  })

  it('goes on after a reload where it would be by now', () => {
    const { clock, watch: before } = start()
    clock.advance(60)
    before.stop()
    clock.advance(40)
    watch = new SessionWatch({ ...partsThatDoNothing, clock })
    expect(secondsShown()).toBe(3500)
  })

  it('of a timer that runs without a known end goes by the seconds that it shows', () => {
    const { clock, ask } = start(() =>
      session.update({ timer: { time: 301, isRunning: true, deadline: null } }),
    )
    expect(ask).not.toHaveBeenCalled()
    clock.advance(1)
    expect(secondsShown()).toBe(300)
    expect(ask).toHaveBeenCalledOnce()
  })

  it('stops when the session is reset', () => {
    const { clock, alert, ask } = start()
    session.reset()
    clock.advance(4000)
    expect(session.get()).toEqual(emptySession())
    expect(alert).not.toHaveBeenCalled()
    expect(ask).not.toHaveBeenCalled()
  })
})

describe('the question', () => {
  it('is asked once, at 300 seconds', () => {
    const { clock, ask } = start()
    clock.advance(3299)
    expect(ask).not.toHaveBeenCalled()
    clock.advance(1)
    expect(ask).toHaveBeenCalledOnce()
    clock.advance(200)
    expect(ask).toHaveBeenCalledOnce()
  })

  it('with yes gives another hour under a new token, and that is said', async () => {
    const { clock, ask, extend, announce } = start()
    ask.mockResolvedValue(true)
    extend.mockResolvedValue({ token: 'token-2' })
    clock.advance(3300)
    await vi.waitFor(() => expect(session.get().token).toBe('token-2'))
    expect(extend).toHaveBeenCalledExactlyOnceWith('20250000000001')
    expect(secondsShown()).toBe(3600)
    expect(announce.mock.calls).toEqual([EXTENDED])
  })

  it('with no lets the session run on', async () => {
    const { clock, ask, extend } = start()
    ask.mockResolvedValue(false)
    clock.advance(3310)
    await Promise.resolve()
    expect(extend).not.toHaveBeenCalled()
    expect(secondsShown()).toBe(290)
  })

  it('is taken back when the session ends before a reply', () => {
    const { clock, ask } = start()
    clock.advance(3300)
    const [signal] = ask.mock.calls[0] ?? []
    expect(signal?.aborted).toBe(false)
    clock.advance(300)
    expect(signal?.aborted).toBe(true)
  })

  it('is asked again before the end of each further hour, without limit', async () => {
    const { clock, ask, extend } = start()
    ask.mockResolvedValue(true)
    for (let hour = 1; hour <= 12; hour++) {
      extend.mockResolvedValue({ token: `token-${hour + 1}` })
      clock.jump(3300)
      await vi.waitFor(() => expect(session.get().token).toBe(`token-${hour + 1}`))
      expect(ask).toHaveBeenCalledTimes(hour)
    }
    expect(secondsShown()).toBe(3600)
  })
})

describe('another hour', () => {
  it.each<[Extension, string]>([
    ['refused', '연장에 실패했습니다.'],
    ['failed', '연장 중 오류가 발생했습니다.'],
  ])('that is %s is told, and the session goes on', async (outcome, message) => {
    const { clock, extend, alert, watch: sut } = start()
    extend.mockResolvedValue(outcome)
    clock.advance(3400)
    await sut.extend()
    expect(alert).toHaveBeenCalledExactlyOnceWith(message)
    clock.advance(10)
    expect(session.get()).toMatchObject({ token: 'token-1', timer: { time: 190, isRunning: true } })
  })

  it('is asked for once, however often the button is pressed', async () => {
    const { extend, watch: sut } = start()
    const { promise, resolve } = Promise.withResolvers<Extension>()
    extend.mockReturnValue(promise)
    const pressed = Promise.all([sut.extend(), sut.extend()])
    resolve({ token: 'token-2' })
    await pressed
    expect(extend).toHaveBeenCalledOnce()
  })

  it('is counted from when it was asked for, since the server cannot have begun earlier', async () => {
    const { clock, extend, watch: sut } = start()
    const { promise, resolve } = Promise.withResolvers<Extension>()
    extend.mockReturnValue(promise)
    const extending = sut.extend()
    clock.advance(3)
    resolve({ token: 'token-2' })
    await extending
    expect(secondsShown()).toBe(3597)
  })

  it('that was asked for in time is waited for', async () => {
    const { clock, extend, alert, watch: sut } = start()
    const { promise, resolve } = Promise.withResolvers<Extension>()
    extend.mockReturnValue(promise)
    clock.advance(3599)
    const extending = sut.extend()
    clock.advance(4)
    resolve({ token: 'token-2' })
    await extending
    expect(alert).not.toHaveBeenCalled()
    expect(session.get().token).toBe('token-2')
  })

  it('that was asked for in time and does not come ends the session after all', async () => {
    const { clock, extend, alert, watch: sut } = start()
    const { promise, resolve } = Promise.withResolvers<Extension>()
    extend.mockReturnValue(promise)
    clock.advance(3599)
    const extending = sut.extend()
    clock.advance(4)
    resolve('failed')
    await extending
    expect(alert.mock.calls.map(([message]) => message)).toEqual([EXPIRED])
    expect(session.get()).toEqual(emptySession())
  })
})

describe('what is spoken', () => {
  it('comes at one minute and at thirty seconds, the second at once', () => {
    const { clock, announce } = start()
    clock.advance(3540)
    expect(announce.mock.calls).toEqual([ONE_MINUTE])
    clock.advance(30)
    expect(announce.mock.calls).toEqual([ONE_MINUTE, THIRTY_SECONDS])
  })

  it('after a sleep is what is true then', () => {
    const { clock, announce, ask } = start()
    clock.jump(3580)
    expect(announce.mock.calls).toEqual([THIRTY_SECONDS])
    expect(ask).toHaveBeenCalledOnce()
  })
})

describe('the end', () => {
  it('on a page that needs the session forgets everything, says so, and leads home once that is read', async () => {
    const { clock, alert, goTo } = start()
    const { promise, resolve } = Promise.withResolvers<void>()
    alert.mockReturnValue(promise)
    clock.advance(3600)
    expect(session.get()).toEqual(emptySession())
    expect(document.cookie).toMatch(/^sbiz_auth_on=;.*max-age=0/)
    expect(alert).toHaveBeenCalledExactlyOnceWith(EXPIRED, { urgent: true })
    expect(goTo).not.toHaveBeenCalled()
    resolve()
    await vi.waitFor(() => expect(goTo).toHaveBeenCalledExactlyOnceWith('/', { replace: true }))
  })

  it('on any other page forgets everything and leaves the reader in peace', () => {
    const { clock, alert, goTo, needsSession } = start()
    needsSession.mockReturnValue(false)
    clock.advance(3600)
    expect(session.get()).toEqual(emptySession())
    expect(alert).not.toHaveBeenCalled()
    expect(goTo).not.toHaveBeenCalled()
  })

  it('comes at once after a sleep that was longer', () => {
    const { clock, alert, ask } = start()
    clock.jump(50_000)
    expect(alert).toHaveBeenCalledExactlyOnceWith(EXPIRED, { urgent: true })
    expect(ask).not.toHaveBeenCalled()
  })
})

describe('asking the server', () => {
  it('goes by its reply', async () => {
    const { clock, remainingSeconds, watch: sut } = start()
    remainingSeconds.mockResolvedValue(500)
    await sut.check()
    expect(remainingSeconds).toHaveBeenCalledExactlyOnceWith('token-1')
    expect(secondsShown()).toBe(500)
    clock.advance(10)
    expect(secondsShown()).toBe(490)
  })

  it('starts the timer of a token whose time was not asked for yet', async () => {
    const { remainingSeconds, watch: sut } = start(() => session.update({ token: 'token-1' }))
    remainingSeconds.mockResolvedValue(900)
    await sut.check()
    expect(session.get().timer).toMatchObject({ time: 900, isRunning: true })
  })

  it('asks nothing without a token', async () => {
    const { remainingSeconds, watch: sut } = start(() => undefined)
    await sut.check()
    expect(remainingSeconds).not.toHaveBeenCalled()
  })

  it('ends a session that lives no longer, in the words for that', async () => {
    const { remainingSeconds, alert, goTo, watch: sut } = start()
    remainingSeconds.mockResolvedValue(0)
    await sut.check()
    expect(alert).toHaveBeenCalledExactlyOnceWith(NO_LONGER_VALID, { urgent: true })
    expect(goTo).toHaveBeenCalledExactlyOnceWith('/', { replace: true })
    expect(session.get()).toEqual(emptySession())
  })

  it('goes on by its own deadline when that cannot be learnt', async () => {
    const { clock, remainingSeconds, alert, watch: sut } = start()
    remainingSeconds.mockResolvedValue(null)
    clock.advance(100)
    await sut.check()
    expect(secondsShown()).toBe(3500)
    expect(alert).not.toHaveBeenCalled()
  })

  it('does not take the end of a token for that of the session which an extension has just renewed', async () => {
    const { remainingSeconds, extend, alert, watch: sut } = start()
    const { promise, resolve } = Promise.withResolvers<number>()
    remainingSeconds.mockReturnValue(promise)
    extend.mockResolvedValue({ token: 'token-2' })
    const checking = sut.check()
    await sut.extend()
    resolve(0)
    await checking
    expect(alert).not.toHaveBeenCalled()
    expect(session.get()).toMatchObject({ token: 'token-2', timer: { isRunning: true } })
  })

  it('does not go by what was true before an extension that kept the token', async () => {
    const { remainingSeconds, extend, watch: sut } = start()
    const { promise, resolve } = Promise.withResolvers<number>()
    remainingSeconds.mockReturnValue(promise)
    extend.mockResolvedValue({ token: 'token-1' })
    const checking = sut.check()
    await sut.extend()
    resolve(5)
    await checking
    expect(secondsShown()).toBe(3600)
  })

  it('asks nothing while an extension is under way', async () => {
    const { remainingSeconds, extend, watch: sut } = start()
    extend.mockReturnValue(new Promise(() => undefined))
    void sut.extend()
    await sut.check()
    expect(remainingSeconds).not.toHaveBeenCalled()
  })

  it('does not ask twice because the server corrects by a second or two', async () => {
    const { clock, remainingSeconds, ask, watch: sut } = start()
    clock.advance(3300)
    remainingSeconds.mockResolvedValue(302)
    await sut.check()
    clock.advance(30)
    expect(ask).toHaveBeenCalledOnce()
  })
})

describe('the other tabs', () => {
  const inBrowser = () => JSON.parse(localStorage.getItem('sbiz_browser_session') ?? 'null')
  const store = (changes: object) =>
    localStorage.setItem('sbiz_browser_session', JSON.stringify({ ...inBrowser(), ...changes }))

  it('go on with an hour that one of them was given, and their question is taken back', () => {
    const { clock, ask, watch: sut } = start()
    clock.advance(3300)
    const [signal] = ask.mock.calls[0] ?? []
    store({ token: 'token-2', deadline: clock.now() + 3_600_000 })
    sut.joinOtherTabs()
    expect(session.get()).toMatchObject({ token: 'token-2', timer: { time: 3600, isRunning: true } })
    expect(signal?.aborted).toBe(true)
  })

  it('that were forgotten and run out learn of that hour even when they have missed the news', () => {
    const { clock, alert } = start()
    clock.advance(100)
    store({ token: 'token-2', deadline: clock.now() + 3_600_000 })
    clock.jump(3550)
    expect(alert).not.toHaveBeenCalled()
    expect(session.get()).toMatchObject({ token: 'token-2', timer: { time: 50 } })
    expect(document.cookie).toBe('sbiz_auth_on=1')
  })

  it('end with the one that ends', () => {
    const { alert, goTo, watch: sut } = start()
    localStorage.removeItem('sbiz_browser_session')
    sut.joinOtherTabs()
    expect(alert).toHaveBeenCalledExactlyOnceWith(NO_LONGER_VALID, { urgent: true })
    expect(session.get()).toEqual(emptySession())
    expect(goTo).not.toHaveBeenCalled()
  })

  it('wait at the end for the hour that one of them has asked for, and not for ever', () => {
    const { clock, alert } = start()
    clock.advance(3595)
    store({ extendingUntil: clock.now() + 20_000 })
    clock.advance(15)
    expect(alert).not.toHaveBeenCalled()
    clock.advance(15)
    expect(alert).toHaveBeenCalledExactlyOnceWith(EXPIRED, { urgent: true })
  })

  it('do not end with a session that another person begins, unless the server says so', async () => {
    const { remainingSeconds, alert, watch: sut } = start()
    remainingSeconds.mockResolvedValue(500)
    store({ owner: 'another', token: 'theirs' })
    await sut.check()
    expect(secondsShown()).toBe(500)
    expect(inBrowser()).toMatchObject({ owner: 'another', token: 'theirs' })
    remainingSeconds.mockResolvedValue(0)
    await sut.check()
    expect(alert).toHaveBeenCalledExactlyOnceWith(NO_LONGER_VALID, { urgent: true })
    expect(inBrowser()).toMatchObject({ owner: 'another', token: 'theirs' })
    expect(document.cookie).toBe('sbiz_auth_on=1')
  })

  it('are told of an hour: where two were asked for at once, the first that came counts', async () => {
    const { clock, extend, watch: sut } = start()
    const { promise, resolve } = Promise.withResolvers<Extension>()
    extend.mockReturnValue(promise)
    const extending = sut.extend()
    expect(inBrowser().extendingUntil).toBeGreaterThan(clock.now())
    store({ token: 'of-the-other', deadline: clock.now() + 3_600_000, extendingUntil: 0 })
    resolve({ token: 'mine' })
    await extending
    expect(session.get().token).toBe('of-the-other')
    expect(inBrowser()).toMatchObject({ token: 'of-the-other', extendingUntil: 0 })
  })

  it('ask one after the other where the browser can see to that: what the first was given is enough', async () => {
    const turn = Promise.withResolvers<void>()
    const request = (_name: string, work: () => Promise<Extension>) => turn.promise.then(work)
    vi.stubGlobal('navigator', { locks: { request } })
    const { clock, extend, announce, watch: sut } = start()
    const extending = sut.extend()
    store({ token: 'of-the-other', deadline: clock.now() + 3_600_000, extendingUntil: 0 })
    turn.resolve()
    await extending
    expect(extend).not.toHaveBeenCalled()
    expect(session.get().token).toBe('of-the-other')
    expect(announce.mock.calls).toEqual([EXTENDED])
  })

  it('missed something while this one was closed: then the server is asked', () => {
    const { clock, watch: before } = start()
    before.stop()
    localStorage.removeItem('sbiz_browser_session')
    const remainingSeconds = vi.fn<SessionWatchParts['calls']['remainingSeconds']>().mockResolvedValue(10)
    watch = new SessionWatch({
      ...partsThatDoNothing,
      clock,
      calls: { ...partsThatDoNothing.calls, remainingSeconds },
    })
    expect(remainingSeconds).toHaveBeenCalledExactlyOnceWith('token-1')
  })
})

describe('a call that the server refuses for its session', () => {
  it('ends that, says so once however many calls come back, and leads home', async () => {
    const { alert, goTo, watch: sut } = start()
    const { promise, resolve } = Promise.withResolvers<void>()
    alert.mockReturnValue(promise)
    const refused = Promise.all([sut.refused('token-1'), sut.refused('token-1')])
    expect(alert).toHaveBeenCalledExactlyOnceWith(NO_LONGER_VALID, { urgent: true })
    expect(session.get()).toEqual(emptySession())
    resolve()
    expect(await refused).toEqual([true, true])
    expect(goTo).toHaveBeenCalledExactlyOnceWith('/', { replace: true })
  })

  it('leaves the session alone when an extension has replaced its token meanwhile', async () => {
    const { clock, alert, watch: sut } = start()
    beginSession('token-2', clock.now())
    expect(await sut.refused('token-1')).toBe(false)
    expect(session.get().token).toBe('token-2')
    expect(alert).not.toHaveBeenCalled()
  })

  it('leads no one away from a page that does not need the session', async () => {
    const { alert, goTo, needsSession, watch: sut } = start()
    needsSession.mockReturnValue(false)
    expect(await sut.refused('token-1')).toBe(false)
    expect(session.get()).toEqual(emptySession())
    expect(alert).not.toHaveBeenCalled()
    expect(goTo).not.toHaveBeenCalled()
  })
})

describe('logging out', () => {
  it('ends the session on the server and here, and leads home without a message', async () => {
    const { alert, goTo, logOut, watch: sut } = start()
    logOut.mockResolvedValue(true)
    await sut.logOut()
    expect(session.get()).toEqual(emptySession())
    expect(localStorage.getItem('sbiz_browser_session')).toBeNull()
    expect(goTo).toHaveBeenCalledExactlyOnceWith('/')
    expect(alert).not.toHaveBeenCalled()
  })

  it('that the server has not heard of is told, and the session goes on', async () => {
    const { alert, goTo, logOut, watch: sut } = start()
    logOut.mockResolvedValue(false)
    await sut.logOut()
    expect(alert).toHaveBeenCalledExactlyOnceWith(
      '로그아웃하지 못했습니다. 인터넷 연결을 확인한 후 다시 시도해주세요.',
    )
    expect(session.get().token).toBe('token-1')
    expect(goTo).not.toHaveBeenCalled()
  })
})

describe('a watch that is stopped', () => {
  it('takes its question back, and neither counts, asks nor ends anything any more', () => {
    const { clock, ask, alert, announce, watch: sut } = start()
    clock.advance(3300)
    const [signal] = ask.mock.calls[0] ?? []
    sut.stop()
    expect(signal?.aborted).toBe(true)
    const before = session.get()
    clock.advance(4000)
    session.update({ consentsSaved: 'Y' })
    expect(session.get()).toEqual({ ...before, consentsSaved: 'Y' })
    expect(announce).not.toHaveBeenCalled()
    expect(alert).not.toHaveBeenCalled()
  })

  it('does not begin to count a session that begins afterwards', () => {
    const { clock, watch: sut } = start(() => undefined)
    sut.stop()
    beginSession('token-1', clock.now())
    clock.advance(100)
    expect(secondsShown()).toBe(3600)
  })
})

it('whatever time passes in whatever steps, the session shows what is left of its hour, or is gone', () => {
  const step = fc.oneof(
    fc.record({ seconds: fc.integer({ min: 1, max: 1500 }), asleep: fc.constant(true) }),
    fc.record({ seconds: fc.integer({ min: 1, max: 60 }), asleep: fc.constant(false) }),
  )
  fc.assert(
    fc.property(fc.array(step, { maxLength: 8 }), steps => {
      session.reset()
      const { clock, ask, alert, watch: sut } = start()
      for (const { seconds, asleep } of steps) (asleep ? clock.jump : clock.advance)(seconds)
      const passed = steps.reduce((sum, { seconds }) => sum + seconds, 0)

      const { token, timer } = session.get()
      expect({ token, time: timer.time, isRunning: timer.isRunning }).toEqual(
        passed < 3600
          ? { token: 'token-1', time: 3600 - passed, isRunning: true }
          : { token: '', time: 3600, isRunning: false },
      )
      expect(alert).toHaveBeenCalledTimes(passed < 3600 ? 0 : 1)
      // Who has slept through all of the last minutes is not asked any more.
      const asked = ask.mock.calls.length
      expect(passed < 3300 ? asked === 0 : asked === 1 || passed >= 3600).toBe(true)
      sut.stop()
    }),
  )
})

const partsThatDoNothing: Omit<SessionWatchParts, 'clock'> = {
  calls: { remainingSeconds: async () => null, extend: async () => 'failed' },
  dialogs: { alert: async () => undefined },
  navigation: { goTo: () => undefined },
  ask: async () => false,
  announce: () => undefined,
  needsSession: () => false,
}
