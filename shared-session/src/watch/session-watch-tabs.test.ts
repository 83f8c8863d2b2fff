import { describe, expect, it, vi } from 'vitest'
import { session } from '../session.ts'
import { emptySession } from '../session-state.ts'
import { forbiddenStorage } from '../testing/memory-storage.ts'
import { secondsShown, watchScene } from '../testing/watch-scene.ts'
import { beginSession } from './begin-session.ts'
import type { Extension, SessionWatchParts } from './parts.ts'

const EXPIRED = '인증 유효시간이 만료되었습니다.'
const NO_LONGER_VALID = '인증정보가 만료되었습니다.'
const EXTENDED = ['인증 유효시간이 60분으로 연장되었습니다.', 'polite']

const { start, resume } = watchScene()

describe('the other tabs', () => {
  const inBrowser = () => JSON.parse(localStorage.getItem('sbiz_browser_session') ?? 'null')
  const store = (changes: object) =>
    localStorage.setItem('sbiz_browser_session', JSON.stringify({ ...inBrowser(), ...changes }))

  it('go on with an hour that one of them was given, and their question is taken back', () => {
    const { clock, ask, watch: sut } = start()
    clock.approach(3300)
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
    clock.approach(3595)
    store({ extendingUntil: clock.now() + 20_000 })
    clock.advance(15)
    expect(alert).not.toHaveBeenCalled()
    clock.advance(15)
    expect(alert).toHaveBeenCalledExactlyOnceWith(EXPIRED, { urgent: true })
  })

  it('wait at the end for a minute from the request', () => {
    const { clock, extend, watch: sut } = start()
    extend.mockReturnValue(new Promise(() => undefined))
    void sut.extend()
    expect(inBrowser().extendingUntil).toBe(clock.now() + 60_000)
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

  it('ask the server once another person begins a session, and end only with their own', async () => {
    const { remainingSeconds, alert, watch: sut } = start()
    remainingSeconds.mockResolvedValue(0)
    store({ owner: 'another', token: 'theirs' })
    sut.joinOtherTabs()
    expect(remainingSeconds).toHaveBeenCalledExactlyOnceWith('token-1')
    await expect.poll(() => alert).toHaveBeenCalledExactlyOnceWith(NO_LONGER_VALID, { urgent: true })
  })

  it('that ended leave a new session of the same person alone, even if nothing is stored any more', () => {
    const { clock, watch: sut } = start()
    const person = { businessNumber: '1234567890', identityCi: 'CI' }
    localStorage.removeItem('sbiz_browser_session')
    sut.joinOtherTabs()
    vi.stubGlobal('localStorage', forbiddenStorage)
    session.update(person)
    beginSession('token-2', clock.now())
    clock.advance(2)
    expect(session.get().token).toBe('token-2')
  })

  it('adopt a granted hour: of two requests at once, the first response counts', async () => {
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
    const request = vi.fn((_name: string, work: () => Promise<Extension>) => turn.promise.then(work))
    vi.stubGlobal('navigator', { locks: { request } })
    const { clock, extend, announce, watch: sut } = start()
    const extending = sut.extend()
    store({ token: 'of-the-other', deadline: clock.now() + 3_600_000, extendingUntil: 0 })
    turn.resolve()
    await extending
    expect(request).toHaveBeenCalledExactlyOnceWith('sbiz_browser_session', expect.any(Function))
    expect(extend).not.toHaveBeenCalled()
    expect(session.get().token).toBe('of-the-other')
    expect(announce.mock.calls).toEqual([EXTENDED])
  })

  it('missed something while this one was closed: then the server is asked', () => {
    const { clock, watch: before } = start()
    before.stop()
    localStorage.removeItem('sbiz_browser_session')
    const remainingSeconds = vi.fn<SessionWatchParts['calls']['remainingSeconds']>().mockResolvedValue(10)
    resume({ clock, calls: { extend: async () => 'failed', remainingSeconds } })
    expect(remainingSeconds).toHaveBeenCalledExactlyOnceWith('token-1')
  })

  it('are given a session that a reloaded tab has and the browser has not', () => {
    const { clock, watch: before } = start()
    const shared = inBrowser()
    before.stop()
    localStorage.removeItem('sbiz_browser_session')
    resume({ clock })
    expect(inBrowser()).toEqual(shared)
  })
})
