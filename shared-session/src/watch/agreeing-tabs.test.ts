import { beforeEach, describe, expect, it, vi } from 'vitest'
import { providePorts, queueGate, type QueueGate } from '../ports.ts'
import { session } from '../session.ts'
import { forbiddenStorage } from '../testing/memory-storage.ts'
import { secondsShown, watchScene } from '../testing/watch-scene.ts'
import { beginSession } from './begin-session.ts'
import type { Extension } from './parts.ts'

const EXPIRED = '인증 유효시간이 만료되었습니다.'
const NO_LONGER_VALID = '인증정보가 만료되었습니다.'
const HOUR = 3_600_000

const { start, resume } = watchScene()

const inBrowser = () => JSON.parse(localStorage.getItem('sbiz_browser_session') ?? 'null')
const store = (changes: object) =>
  localStorage.setItem('sbiz_browser_session', JSON.stringify({ ...inBrowser(), ...changes }))

describe('an hour of another tab, without any news of it,', () => {
  it('counts more than what the server says of the token before it', async () => {
    const { clock, remainingSeconds, alert, watch: sut } = start()
    const reply = Promise.withResolvers<number>()
    remainingSeconds.mockReturnValue(reply.promise)
    const checking = sut.check()
    store({ token: 'token-2', deadline: clock.now() + HOUR })
    reply.resolve(0)
    await checking
    expect(alert).not.toHaveBeenCalled()
    expect(session.get().token).toBe('token-2')
  })

  it('is the one that a further hour is asked for', async () => {
    const { clock, extend, watch: sut } = start()
    extend.mockResolvedValue({ token: 'token-3' })
    store({ token: 'token-2', deadline: clock.now() + HOUR })
    await sut.extend()
    expect(extend).toHaveBeenCalledOnce()
    expect(session.get().token).toBe('token-3')
  })

  it('continues after the refusal of the token before it', async () => {
    const { clock, alert, watch: sut } = start()
    store({ token: 'token-2', deadline: clock.now() + HOUR })
    expect(await sut.refused('token-1')).toBe(false)
    expect(session.get().token).toBe('token-2')
    expect(alert).not.toHaveBeenCalled()
  })

  it('takes the question back even if it ends no later', () => {
    const { clock, ask, watch: sut } = start()
    clock.approach(3300)
    const [signal] = ask.mock.calls[0] ?? []
    store({ deadline: inBrowser().deadline - 1000 })
    sut.joinOtherTabs()
    expect(signal?.aborted).toBe(false)
    store({ token: 'token-2' })
    sut.joinOtherTabs()
    expect(signal?.aborted).toBe(true)
  })
})

describe('the end in another tab', () => {
  it('while this one waits for an hour is the end of both, and no hour is announced', async () => {
    const { extend, alert, announce, watch: sut } = start()
    const reply = Promise.withResolvers<Extension>()
    extend.mockReturnValue(reply.promise)
    const extending = sut.extend()
    localStorage.removeItem('sbiz_browser_session')
    reply.resolve({ token: 'token-2' })
    await extending
    expect(alert).toHaveBeenCalledExactlyOnceWith(NO_LONGER_VALID, { urgent: true })
    expect(announce).not.toHaveBeenCalled()
    expect(session.get().token).toBe('')
  })

  it('ends a tab that has found an hour of another one after its reload', () => {
    const { clock, watch: before } = start()
    before.stop()
    store({ token: 'token-2', deadline: clock.now() + HOUR })
    const sut = resume({ clock })
    expect(session.get().token).toBe('token-2')
    localStorage.removeItem('sbiz_browser_session')
    sut.joinOtherTabs()
    expect(session.get().token).toBe('')
  })
})

it('the session of another person is not marked as one that waits for an hour', async () => {
  const { extend, remainingSeconds, watch: sut } = start()
  remainingSeconds.mockResolvedValue(500)
  extend.mockResolvedValue('failed')
  store({ owner: 'another', token: 'theirs' })
  const extending = sut.extend()
  expect(inBrowser()).toMatchObject({ owner: 'another', extendingUntil: 0 })
  await extending
})

describe('a timer', () => {
  it('that runs without a known end is shared from its first second on', () => {
    const { clock } = start(() =>
      session.update({ token: 'token-1', timer: { time: 301, isRunning: true, deadline: null } }),
    )
    const deadline = clock.now() + 301_000
    clock.advance(1)
    expect(inBrowser()).toMatchObject({ token: 'token-1', deadline })
  })

  it('that does not run is not shared', () => {
    start(() => session.update({ token: 'token-1' }))
    expect(localStorage.getItem('sbiz_browser_session')).toBeNull()
  })

  it('stands still once its watch has stopped', () => {
    const { clock, watch: sut } = start()
    sut.stop()
    clock.advance(10)
    expect(secondsShown()).toBe(3600)
  })

  it('without a token shows that it was not extended', async () => {
    const {
      extend,
      alert,
      watch: sut,
    } = start(() => session.update({ timer: { time: 301, isRunning: true, deadline: null } }))
    extend.mockResolvedValue('failed')
    await sut.extend()
    expect(alert).toHaveBeenCalledOnce()
  })
})

describe('a browser that stores nothing', () => {
  beforeEach(() => vi.stubGlobal('localStorage', forbiddenStorage))

  it('has no other tab that could have ended the session', () => {
    const { clock, alert } = start()
    clock.advance(10)
    expect(alert).not.toHaveBeenCalled()
    expect(secondsShown()).toBe(3590)
  })

  it('waits at the end for the hour that was asked for in time', async () => {
    const { clock, extend, alert, watch: sut } = start()
    const reply = Promise.withResolvers<Extension>()
    extend.mockReturnValue(reply.promise)
    clock.approach(3595)
    const extending = sut.extend()
    clock.advance(10)
    expect(alert).not.toHaveBeenCalled()
    reply.resolve('failed')
    await extending
    expect(alert).toHaveBeenCalledExactlyOnceWith(EXPIRED, { urgent: true })
  })
})

it('the end gives the turn of a call back, and the next session is not taken for the ended one', async () => {
  const complete = vi.fn<QueueGate['complete']>()
  providePorts({ queueGate: { run: async () => 'passed', complete } })
  const { clock, watch: sut } = start()
  const call = Promise.withResolvers<void>()
  const inTurn = queueGate.inTurn('act_1', () => call.promise)
  await Promise.resolve()
  expect(await sut.refused('token-1')).toBe(true)
  expect(complete).toHaveBeenCalledOnce()
  beginSession('token-2', clock.now())
  expect(await sut.refused('token-1')).toBe(false)
  call.resolve()
  await inTurn
})
