import { returnCode } from 'queue-protocol'
import { beforeEach, describe, expect, it } from 'vitest'
import { describeLines } from '../testing/engines.ts'
import type { TestLines } from '../testing/test-lines.ts'
import type { LineSettings, Schedule } from './lines.ts'
import { isPaused, refusalToNewIn } from './modes.ts'

const { SUCCESS, CONTINUE } = returnCode

describeLines(({ open }) => {
  let lines: TestLines
  beforeEach(() => {
    lines = open()
  })

  describe('a mode', () => {
    const { BLOCK, IP_BLOCK, UNAVAILABLE } = returnCode
    const refusing: [LineSettings, number][] = [
      [{ mode: 'block' }, BLOCK],
      [{ mode: 'ipblock' }, IP_BLOCK],
      [{ mode: 'error', code: UNAVAILABLE }, UNAVAILABLE],
    ]

    it.each(refusing)(
      'of %j refuses new people and people who wait, without a ticket',
      async (settings, code) => {
        await lines.set({ mode: 'wait' })
        const [waiting = ''] = await lines.comeTimes(1)
        await lines.set(settings)
        expect(await lines.join('act_1')).toEqual({ code })
        expect(await lines.check(waiting)).toEqual({ code })
        await lines.set({ mode: 'open' })
        expect(await lines.codesOf([waiting])).toEqual([SUCCESS])
      },
    )

    it('of bypass lets everyone in past the limit, with a turn to give back', async () => {
      await lines.set({ mode: 'open', limit: 1 })
      const [, waiting = ''] = await lines.comeTimes(2)
      await lines.set({ mode: 'bypass', limit: 1 })
      expect(await lines.codesOf([waiting])).toEqual([returnCode.BYPASS])
      expect((await lines.come()).code).toBe(returnCode.BYPASS)
      expect((await lines.counts()).inside).toBe(3)
      expect(await lines.complete(waiting)).toBe(SUCCESS)
    })

    it('of drain refuses new people, and lets in people who wait, as there is room', async () => {
      await lines.set({ mode: 'open', limit: 0 })
      const keys = await lines.comeTimes(2)
      await lines.set({ mode: 'drain', limit: 1 })
      expect((await lines.join('act_1')).code).toBe(BLOCK)
      expect(await lines.codesOf(keys)).toEqual([SUCCESS, CONTINUE])
    })

    it('of express lets everyone in without taking a place', async () => {
      await lines.set({ mode: 'express', limit: 1 })
      const [key = ''] = await lines.comeTimes(1)
      expect((await lines.come()).code).toBe(returnCode.EXPRESS)
      expect(await lines.counts()).toEqual({ waiting: 0, inside: 0, entered: 2, completed: 0 })
      expect(await lines.complete(key)).toBe(SUCCESS)
      expect((await lines.counts()).inside).toBe(0)
    })

    it('is the action’s own', async () => {
      await lines.set({ mode: 'block' })
      expect((await lines.join('act_3')).code).toBe(SUCCESS)
      expect(await lines.steer('act_99', { mode: 'block' })).toBe('no such line')
      expect((await lines.join('act_99')).code).toBe(returnCode.NO_ACTION)
    })
  })

  describe('the priority lane', () => {
    const checked = async (key: string) => (await lines.check(key, 'priority')).code

    it('passes others now and then, in its own order, and lets nine of ten in before it', async () => {
      await lines.set({ mode: 'open', limit: 0 })
      const keys = await lines.comeTimes(30)
      const [first, second] = [(await lines.come()).key, (await lines.come()).key]
      expect([await checked(second), await checked(first)]).toEqual([CONTINUE, CONTINUE])
      await lines.set({ mode: 'open', limit: 100, rate: 1 })
      expect([await checked(second), await checked(first)]).toEqual([CONTINUE, SUCCESS])
      let entered = 0
      // A lane that lets nobody pass ends the test too.
      for (lines.pass(1); (await checked(second)) === CONTINUE && entered < keys.length; lines.pass(1))
        entered += (await lines.codesOf(keys.slice(entered))).filter(code => code === SUCCESS).length
      expect(entered).toBe(9)
    })

    it('earns three passes at most', async () => {
      await lines.comeTimes(60)
      await lines.set({ mode: 'open', limit: 0 })
      await lines.comeTimes(5)
      const keys = [await lines.come(), await lines.come(), await lines.come(), await lines.come()]
      for (const { key } of keys) expect(await checked(key)).toBe(CONTINUE)
      await lines.set({ mode: 'open', limit: 61 })
      const codes: number[] = []
      for (const { key } of keys) {
        codes.push(await checked(key))
        await lines.complete(key)
      }
      expect(codes).toEqual([SUCCESS, SUCCESS, SUCCESS, CONTINUE])
    })

    it('does not wait for an absent member, and asks again within three seconds', async () => {
      await lines.set({ mode: 'open', limit: 0 })
      const others = await lines.comeTimes(240)
      const [absent, present] = [(await lines.come()).key, (await lines.come()).key]
      expect((await lines.check(absent, 'priority')).place?.recheckAfterS).toBe(3)
      lines.pass(7)
      await lines.codesOf(others)
      expect(await checked(present)).toBe(CONTINUE)
      lines.pass(1)
      await lines.set({ mode: 'open', limit: 1 })
      expect(await checked(present)).toBe(SUCCESS)
    })

    it('never enters above a limit, and never later than its number would', async () => {
      await lines.set({ mode: 'open', limit: 1 })
      const [inside = ''] = await lines.comeTimes(1)
      const { key } = await lines.come()
      expect(await checked(key)).toBe(CONTINUE)
      await lines.complete(inside)
      expect(await lines.codesOf([key])).toEqual([SUCCESS])
    })
  })
})

describe('settings', () => {
  const planned = (phase: Schedule['phase']): Schedule => ({
    phase,
    opensAt: 0,
    draw: { id: '0123456789abcdef', key: '00' },
  })

  it.each<[LineSettings, boolean]>([
    [{ mode: 'open' }, false],
    [{ mode: 'drain', limit: 1, rate: 1 }, false],
    [{ mode: 'wait' }, true],
    [{ mode: 'open', limit: 0 }, true],
    [{ mode: 'open', rate: 0 }, true],
    [{ mode: 'bypass', limit: 0 }, false],
    [{ mode: 'express', rate: 0 }, false],
    [{ mode: 'wait', schedule: planned('before') }, false],
    [{ mode: 'wait', schedule: planned('drawing') }, false],
    [{ mode: 'wait', schedule: planned('open') }, true],
  ])('of %j: an operator has stopped the line, %s', (settings, isStopped) => {
    expect(isPaused(settings)).toBe(isStopped)
  })

  it('have no number of the line for new people until a draw has ended', () => {
    const refusalIn = (phase: Schedule['phase']) => refusalToNewIn({ mode: 'open', schedule: planned(phase) })
    const { ALREADY_RUNNING } = returnCode
    expect([refusalIn('before'), refusalIn('drawing')]).toEqual([ALREADY_RUNNING, ALREADY_RUNNING])
    expect([refusalIn('open'), refusalIn('closed')]).toEqual([undefined, undefined])
    expect(refusalToNewIn({ mode: 'wait', schedule: { phase: 'before', opensAt: 0 } })).toBeUndefined()
  })
})
