import { describe, expect, it, vi } from 'vitest'
import { session } from '../session.ts'
import { emptySession } from '../session-state.ts'
import { secondsShown, watchScene } from '../testing/watch-scene.ts'
import { beginSession } from './begin-session.ts'
import type { SessionWatchParts } from './parts.ts'

const NO_LONGER_VALID = '인증정보가 만료되었습니다.'

const { start, resume } = watchScene()

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

  it('counts from the question: a slow reply gives no time away', async () => {
    const { clock, remainingSeconds, watch: sut } = start()
    remainingSeconds.mockImplementation(async () => (clock.advance(20), 500))
    await sut.check()
    expect(secondsShown()).toBe(480)
  })

  it('ends a session that was slept through at once, and asks nothing', async () => {
    const { clock, remainingSeconds, watch: sut } = start()
    clock.sleep(3601)
    await sut.check()
    expect(session.get()).toEqual(emptySession())
    expect(remainingSeconds).not.toHaveBeenCalled()
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

  it('lets a session with a last second go on', async () => {
    const { clock, remainingSeconds, alert, watch: sut } = start()
    remainingSeconds.mockResolvedValue(1)
    await sut.check()
    expect(secondsShown()).toBe(1)
    expect(alert).not.toHaveBeenCalled()
    clock.advance(1)
    expect(session.get()).toEqual(emptySession())
  })

  it('ends it in the words and by the way of the page, which differ by the half of the site', async () => {
    const { clock, watch: before } = start()
    before.stop()
    session.update({ half: 'result' })
    const goTo = vi.fn<SessionWatchParts['navigation']['goTo']>()
    const tellEnd = vi.fn(async () => '/bzmn-result')
    const calls = { remainingSeconds: async () => 0, extend: async () => 'failed' as const }
    const sut = resume({ clock, calls, tellEnd, navigation: { goTo }, needsSession: () => true })
    await sut.check()
    expect(tellEnd).toHaveBeenCalledExactlyOnceWith(NO_LONGER_VALID, 'result')
    expect(goTo).toHaveBeenCalledExactlyOnceWith('/bzmn-result', { replace: true })
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
    clock.approach(3300)
    remainingSeconds.mockResolvedValue(302)
    await sut.check()
    const [signal] = ask.mock.calls[0] ?? []
    expect(signal?.aborted).toBe(false)
    clock.advance(30)
    expect(ask).toHaveBeenCalledOnce()
  })

  it('takes the question back when more is left, as after an extension elsewhere, and asks again later', async () => {
    const { clock, remainingSeconds, ask, watch: sut } = start()
    clock.approach(3300)
    const [signal] = ask.mock.calls[0] ?? []
    remainingSeconds.mockResolvedValue(900)
    await sut.check()
    expect(signal?.aborted).toBe(true)
    expect(ask).toHaveBeenCalledOnce()
    clock.advance(600)
    expect(ask).toHaveBeenCalledTimes(2)
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

  it('without a token ends nothing, as nobody is signed in', async () => {
    const { alert, watch: sut } = start(() => undefined)
    expect(await sut.refused('')).toBe(false)
    expect(session.get().applicationNumber).toBe('20250000000001')
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
  it('takes an open question back', async () => {
    const { clock, ask, logOut, watch: sut } = start()
    logOut.mockResolvedValue(true)
    clock.approach(3300)
    await sut.logOut()
    expect(ask.mock.calls.map(([signal]) => signal.aborted)).toEqual([true])
  })

  it('ends the session on the server and here, and leads home without a message', async () => {
    const { alert, goTo, logOut, watch: sut } = start()
    logOut.mockResolvedValue(true)
    await sut.logOut()
    expect(session.get()).toEqual(emptySession())
    expect(localStorage.getItem('sbiz_browser_session')).toBeNull()
    expect(goTo).toHaveBeenCalledExactlyOnceWith('/')
    expect(alert).not.toHaveBeenCalled()
  })

  it('that never reached the server is shown, and the session continues', async () => {
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
