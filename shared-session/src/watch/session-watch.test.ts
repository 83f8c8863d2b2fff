import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { session } from '../session.ts'
import { emptySession } from '../session-state.ts'
import { secondsShown, watchScene } from '../testing/watch-scene.ts'
import { beginSession } from './begin-session.ts'
import type { Extension } from './parts.ts'

const EXPIRED = '인증 유효시간이 만료되었습니다.'
const EXTENDED = ['인증 유효시간이 60분으로 연장되었습니다.', 'polite']
const ONE_MINUTE = ['인증 유효시간이 1분 남았습니다.', 'polite']
const THIRTY_SECONDS = ['인증 유효시간이 30초 남았습니다.', 'assertive']

const { start, resume } = watchScene()

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

  it('goes once a second, however often other tabs are joined', () => {
    const { clock, watch: sut } = start()
    for (const _ of [1, 2, 3]) sut.joinOtherTabs()
    const counted = vi.fn<() => void>()
    const unsubscribe = session.subscribe(counted)
    clock.advance(1)
    unsubscribe()
    expect(counted).toHaveBeenCalledOnce()
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
    resume({ clock })
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
    clock.approach(3299)
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
    clock.approach(3300)
    await expect.poll(() => session.get().token).toBe('token-2')
    expect(extend).toHaveBeenCalledExactlyOnceWith('20250000000001')
    expect(secondsShown()).toBe(3600)
    expect(announce.mock.calls).toEqual([EXTENDED])
  })

  it('with no lets the session run on', async () => {
    const { clock, ask, extend } = start()
    ask.mockResolvedValue(false)
    clock.approach(3310)
    await Promise.resolve()
    expect(extend).not.toHaveBeenCalled()
    expect(secondsShown()).toBe(290)
  })

  it('is taken back when the session ends before a reply', () => {
    const { clock, ask } = start()
    clock.approach(3300)
    const [signal] = ask.mock.calls[0] ?? []
    expect(signal?.aborted).toBe(false)
    clock.advance(300)
    expect(signal?.aborted).toBe(true)
  })

  it('is taken back when another session, near its end too, takes the place of this one', () => {
    const { clock, ask } = start()
    clock.approach(3300)
    const deadline = clock.now() + 200_000
    session.update({ token: 'another', timer: { time: 200, isRunning: true, deadline } })
    expect(ask.mock.calls.map(([signal]) => signal.aborted)).toEqual([true])
  })

  it('is asked anew for another session near its end, also after a no to the one before', async () => {
    const { clock, ask } = start()
    ask.mockResolvedValue(false)
    clock.approach(3300)
    await expect.poll(() => ask.mock.calls.length).toBe(1)
    beginSession('token-2', clock.now() - 3_299_000)
    clock.jump(2)
    await expect.poll(() => ask.mock.calls.length).toBe(2)
  })

  it('is asked again before the end of each further hour, without limit', async () => {
    const { clock, ask, extend } = start()
    ask.mockResolvedValue(true)
    for (let hour = 1; hour <= 12; hour++) {
      extend.mockResolvedValue({ token: `token-${hour + 1}` })
      clock.jump(3300)
      await expect.poll(() => session.get().token).toBe(`token-${hour + 1}`)
      expect(ask).toHaveBeenCalledTimes(hour)
    }
    expect(secondsShown()).toBe(3600)
  })
})

describe('another hour', () => {
  it.each<[Extension, string]>([
    ['refused', '연장에 실패했습니다.'],
    ['failed', '연장 중 오류가 발생했습니다.'],
  ])('that is %s is shown, and the session continues', async (outcome, message) => {
    const { clock, extend, alert, watch: sut } = start()
    extend.mockResolvedValue(outcome)
    clock.approach(3400)
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

  it('can be asked for again after an unexpected error', async () => {
    const { extend, watch: sut } = start()
    extend.mockRejectedValueOnce(new Error('unexpected')).mockResolvedValue({ token: 'token-2' })
    await expect(sut.extend()).rejects.toThrow('unexpected')
    await sut.extend()
    expect(session.get().token).toBe('token-2')
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
    clock.approach(3599)
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
    clock.approach(3599)
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
    clock.approach(3540)
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
    clock.approach(3600)
    expect(session.get()).toEqual(emptySession())
    expect(document.cookie).toMatch(/^sbiz_auth_on=;.*max-age=0/)
    expect(alert).toHaveBeenCalledExactlyOnceWith(EXPIRED, { urgent: true })
    expect(goTo).not.toHaveBeenCalled()
    resolve()
    await expect.poll(() => goTo).toHaveBeenCalledExactlyOnceWith('/', { replace: true })
  })

  it('on any other page forgets everything and leaves the reader in peace', () => {
    const { clock, alert, goTo, needsSession } = start()
    needsSession.mockReturnValue(false)
    clock.approach(3600)
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

describe('a watch that is stopped', () => {
  it('takes its question back, and neither counts, asks nor ends anything any more', () => {
    const { clock, ask, alert, announce, watch: sut } = start()
    clock.approach(3300)
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
      // A person whose device slept through all of the last minutes is not asked any more.
      const asked = ask.mock.calls.length
      expect(passed < 3300 ? asked === 0 : asked === 1 || passed >= 3600).toBe(true)
      sut.stop()
    }),
  )
})
