import { returnCode } from 'queue-protocol'
import { beforeEach, describe, expect, it } from 'vitest'
import { describeLines } from '../testing/engines.ts'
import type { TestLines } from '../testing/test-lines.ts'

const { SUCCESS, CONTINUE, EXPIRED, NO_SUCH_KEY, KEY_OF_ANOTHER_SERVER, ALREADY_COMPLETED } = returnCode
const NUMBER_KEPT_S = 30 * 60
const UNUSED_NUMBER_KEPT_S = 5 * 60
const ENDED_TICKET_KEPT_S = 10 * 60

describeLines(({ open }) => {
  let lines: TestLines
  beforeEach(() => {
    lines = open()
  })

  describe('an open action', () => {
    it('lets everyone in at once when nothing is limited', async () => {
      const turns = [await lines.come(), await lines.come()]
      expect(turns).toMatchObject([
        { code: SUCCESS, key: 'K1', place: { ahead: 0, behind: 0, recheckAfterS: 0 } },
        { code: SUCCESS, key: 'K2' },
      ])
      expect(await lines.counts()).toEqual({ waiting: 0, inside: 2, entered: 2, completed: 0 })
    })

    it('lets people in up to the limit, and the next when one is done', async () => {
      await lines.set({ mode: 'open', limit: 2 })
      const [first = '', second = '', third = '', fourth = ''] = await lines.comeTimes(4)
      expect(await lines.codesOf([first, second, third, fourth])).toEqual([
        SUCCESS,
        SUCCESS,
        CONTINUE,
        CONTINUE,
      ])
      await lines.complete(first)
      expect(await lines.codesOf([fourth, third, fourth])).toEqual([CONTINUE, SUCCESS, CONTINUE])
      expect(await lines.counts()).toEqual({ waiting: 1, inside: 2, entered: 3, completed: 1 })
    })

    it('lets people in up to the rate of a second', async () => {
      await lines.set({ mode: 'open', rate: 2 })
      const keys = await lines.comeTimes(5)
      expect(await lines.codesOf(keys)).toEqual([SUCCESS, SUCCESS, CONTINUE, CONTINUE, CONTINUE])
      lines.pass(0.999)
      expect(await lines.codesOf(keys.slice(2))).toEqual([CONTINUE, CONTINUE, CONTINUE])
      lines.pass(0.001)
      expect(await lines.codesOf(keys.slice(2))).toEqual([SUCCESS, SUCCESS, CONTINUE])
      lines.pass(1)
      expect(await lines.codesOf(keys.slice(4))).toEqual([SUCCESS])
    })

    it('keeps the rate in every second, whenever it begins', async () => {
      await lines.set({ mode: 'open', rate: 2 })
      const [, ...keys] = await lines.comeTimes(1)
      lines.pass(0.9)
      keys.push(...(await lines.comeTimes(4)))
      expect(await lines.codesOf(keys)).toEqual([SUCCESS, CONTINUE, CONTINUE, CONTINUE])
      lines.pass(0.1)
      expect(await lines.codesOf(keys.slice(1))).toEqual([SUCCESS, CONTINUE, CONTINUE])
      lines.pass(0.9)
      expect(await lines.codesOf(keys.slice(2))).toEqual([SUCCESS, CONTINUE])
    })

    it('holds both limits together', async () => {
      await lines.set({ mode: 'open', limit: 3, rate: 2 })
      const keys = await lines.comeTimes(5)
      lines.pass(1)
      expect(await lines.codesOf(keys)).toEqual([SUCCESS, SUCCESS, SUCCESS, CONTINUE, CONTINUE])
    })

    it('keeps room for people ahead, in whatever order they ask', async () => {
      await lines.set({ mode: 'wait' })
      const [first = '', second = '', third = ''] = await lines.comeTimes(3)
      await lines.set({ mode: 'open', limit: 2 })
      expect(await lines.codesOf([third, second, first])).toEqual([CONTINUE, SUCCESS, SUCCESS])
    })

    it('lets nobody in if the limit is zero', async () => {
      await lines.set({ mode: 'open', limit: 0 })
      expect((await lines.come()).code).toBe(CONTINUE)
    })
  })

  describe('a place in line', () => {
    it('is people before and after, and when to ask again', async () => {
      await lines.set({ mode: 'wait' })
      const keys = await lines.comeTimes(3)
      expect(await lines.check(keys[1] ?? '')).toEqual({
        code: CONTINUE,
        key: 'K2',
        place: { ahead: 1, behind: 1, perSecond: 1, recheckAfterS: 1 },
      })
    })

    it.each([
      [0, 1],
      [11, 1],
      [12, 2],
      [80, 10],
      [240, 30],
      [2_400, 30],
    ])('behind %d others is asked about again after %d seconds', async (others, seconds) => {
      await lines.set({ mode: 'wait' })
      await lines.comeTimes(others)
      expect((await lines.come()).place?.recheckAfterS).toBe(seconds)
    })

    it('is passed over after two rechecks without a question, and taken again at once', async () => {
      await lines.set({ mode: 'open', limit: 1 })
      const [inside = '', absent = '', next = ''] = await lines.comeTimes(3)
      lines.pass(3)
      expect((await lines.check(next)).place).toMatchObject({ ahead: 1 })
      lines.pass(1)
      expect((await lines.check(next)).place).toMatchObject({ ahead: 0 })
      expect((await lines.check(absent)).place).toMatchObject({ ahead: 0, behind: 1 })
      await lines.complete(inside)
      expect(await lines.codesOf([next, absent])).toEqual([CONTINUE, SUCCESS])
    })

    it('is not passed over before two rechecks, however far apart they are', async () => {
      await lines.set({ mode: 'open', limit: 1 })
      const keys = await lines.comeTimes(20)
      const recheckAfterS = (await lines.check(keys.at(-1) ?? '')).place?.recheckAfterS ?? 0
      expect(recheckAfterS).toBeGreaterThan(10)
      const waiting = async () => (await lines.waiting('act_1')).find(({ number }) => number === 20)
      lines.pass(2 * recheckAfterS)
      await lines.counts()
      expect(await waiting()).toMatchObject({ isPresent: true })
      lines.pass(4)
      await lines.counts()
      expect(await waiting()).toMatchObject({ isPresent: false })
    })

    it('is kept for half an hour after the last question, and then forgotten', async () => {
      await lines.set({ mode: 'wait' })
      const [key = ''] = await lines.comeTimes(1)
      await lines.check(key)
      lines.pass(4)
      expect((await lines.counts()).waiting).toBe(0)
      lines.pass(NUMBER_KEPT_S - 1)
      expect((await lines.check(key)).code).toBe(CONTINUE)
      lines.pass(4)
      await lines.counts()
      lines.pass(NUMBER_KEPT_S)
      expect((await lines.check(key)).code).toBe(NO_SUCH_KEY)
    })

    it('is kept for five minutes only if its number never asked again', async () => {
      await lines.set({ mode: 'wait' })
      const [early = '', late = ''] = await lines.comeTimes(2)
      lines.pass(4)
      await lines.counts()
      lines.pass(UNUSED_NUMBER_KEPT_S - 1)
      expect((await lines.check(early)).code).toBe(CONTINUE)
      lines.pass(1)
      expect((await lines.check(late)).code).toBe(NO_SUCH_KEY)
    })

    it('is kept by an alive notice, too', async () => {
      await lines.set({ mode: 'wait' })
      const [key = ''] = await lines.comeTimes(1)
      lines.pass(3)
      expect(await lines.stayAlive(key)).toMatchObject({ code: CONTINUE, place: { recheckAfterS: 1 } })
      lines.pass(3)
      expect((await lines.counts()).waiting).toBe(1)
    })

    it('is free at once when it is given up', async () => {
      await lines.set({ mode: 'wait' })
      const [first = '', second = ''] = await lines.comeTimes(2)
      expect(await lines.leave(first)).toBe(SUCCESS)
      expect((await lines.check(second)).place).toMatchObject({ ahead: 0 })
      expect(await lines.leave(first)).toBe(NO_SUCH_KEY)
      expect((await lines.check(first)).code).toBe(NO_SUCH_KEY)
    })

    it('is no turn to give back', async () => {
      await lines.set({ mode: 'wait' })
      const [key = ''] = await lines.comeTimes(1)
      expect(await lines.complete(key)).toBe(returnCode.KEY_OF_ANOTHER_SERVER)
      expect(await lines.counts()).toEqual({ waiting: 1, inside: 0, entered: 0, completed: 0 })
    })
  })

  describe('a turn', () => {
    beforeEach(() => lines.set({ mode: 'open', limit: 1 }))

    it('is confirmed when it is asked for again', async () => {
      const [key = ''] = await lines.comeTimes(1)
      expect(await lines.codesOf([key, key])).toEqual([SUCCESS, SUCCESS])
      expect((await lines.counts()).entered).toBe(1)
    })

    it('is given back once, and known for ten minutes more', async () => {
      const [key = ''] = await lines.comeTimes(1)
      expect(await lines.complete(key)).toBe(SUCCESS)
      expect(await lines.complete(key)).toBe(returnCode.ALREADY_COMPLETED)
      expect(await lines.codesOf([key])).toEqual([returnCode.ALREADY_COMPLETED])
      expect((await lines.stayAlive(key)).code).toBe(returnCode.ALREADY_COMPLETED)
      lines.pass(ENDED_TICKET_KEPT_S)
      expect(await lines.complete(key)).toBe(NO_SUCH_KEY)
      expect(await lines.counts()).toEqual({ waiting: 0, inside: 0, entered: 1, completed: 1 })
    })

    it('ends after a minute without a notice, and its place is free for the next', async () => {
      const [late = '', next = ''] = await lines.comeTimes(2)
      lines.pass(59)
      expect(await lines.codesOf([next])).toEqual([CONTINUE])
      lines.pass(1)
      expect(await lines.codesOf([next, late])).toEqual([SUCCESS, EXPIRED])
      expect((await lines.stayAlive(late)).code).toBe(EXPIRED)
      expect(await lines.complete(late)).toBe(SUCCESS)
      expect(await lines.counts()).toEqual({ waiting: 0, inside: 1, entered: 2, completed: 1 })
    })

    it('that has ended is known for ten minutes more', async () => {
      const [late = ''] = await lines.comeTimes(1)
      lines.pass(60)
      expect(await lines.codesOf([late])).toEqual([EXPIRED])
      lines.pass(ENDED_TICKET_KEPT_S - 1)
      expect(await lines.codesOf([late])).toEqual([EXPIRED])
      lines.pass(1)
      expect(await lines.codesOf([late])).toEqual([NO_SUCH_KEY])
    })

    it('can be ended before its time: the place is free, and a late notice succeeds as after its minute', async () => {
      const [inside = '', next = '', waits = ''] = await lines.comeTimes(3)
      expect(await lines.inside('act_1')).toEqual([1])
      expect(await lines.end(waits)).toBe(KEY_OF_ANOTHER_SERVER)
      expect(await lines.end(inside)).toBe(SUCCESS)
      expect(await lines.end(inside)).toBe(EXPIRED)
      expect(await lines.codesOf([inside, next, waits])).toEqual([EXPIRED, SUCCESS, CONTINUE])
      expect((await lines.stayAlive(inside)).code).toBe(EXPIRED)
      expect(await lines.inside('act_1')).toEqual([2])
      expect(await lines.complete(inside)).toBe(SUCCESS)
      expect(await lines.end(inside)).toBe(ALREADY_COMPLETED)
      expect(await lines.end('K99')).toBe(NO_SUCH_KEY)
      expect(await lines.counts()).toEqual({ waiting: 1, inside: 1, entered: 2, completed: 1 })
    })

    it('lasts as long as alive notices arrive', async () => {
      const [inside = '', next = ''] = await lines.comeTimes(2)
      for (let minute = 0; minute < 5; minute += 1) {
        lines.pass(59)
        expect(await lines.stayAlive(inside)).toMatchObject({ code: CONTINUE, place: { recheckAfterS: 10 } })
      }
      expect(await lines.codesOf([next, inside])).toEqual([CONTINUE, SUCCESS])
    })

    it('can be left, which frees its place without counting as done', async () => {
      const [inside = '', next = ''] = await lines.comeTimes(2)
      await lines.leave(inside)
      expect(await lines.codesOf([next])).toEqual([SUCCESS])
      expect((await lines.counts()).completed).toBe(0)
    })
  })

  it('reports the pace of the last seconds: half of it after ten seconds without an entry', async () => {
    await lines.comeTimes(20)
    const entered = async () => (await lines.report()).get('act_1')?.pace.entered ?? 0
    const before = await entered()
    expect(before).toBeCloseTo(20 * (Math.LN2 / 10), 3)
    lines.pass(10)
    expect(await entered()).toBeCloseTo(before / 2, 3)
  })

  it('refuses a change for an older revision', async () => {
    const revisionNow = async () => (await lines.report()).get('act_1')?.settings.revision
    await lines.set({ mode: 'open', limit: 5 })
    const seen = await revisionNow()
    expect(await lines.steer('act_1', { mode: 'wait', limit: 5 }, seen)).toBe('done')
    expect(await lines.steer('act_1', { mode: 'open', limit: 9 }, seen)).toBe('changed since')
    expect((await lines.report()).get('act_1')?.settings).toMatchObject({ mode: 'wait', limit: 5 })
  })

  it('gives no number while people wait for a draw in the lobby', async () => {
    const schedule = { opensAt: 1_000, draw: { id: 'd', key: 'k' } }
    for (const phase of ['before', 'drawing'] as const) {
      await lines.set({ mode: 'wait', schedule: { ...schedule, phase } })
      expect(await lines.join('act_1')).toEqual({ code: returnCode.ALREADY_RUNNING })
    }
    await lines.set({ mode: 'open', schedule: { ...schedule, phase: 'open' } })
    expect((await lines.come()).code).toBe(SUCCESS)
  })

  it('seats many at once, in the order given, behind people who wait and before people who join later', async () => {
    await lines.set({ mode: 'wait' })
    await lines.comeTimes(2)
    const first = await lines.seat('act_1', [true, false, true], 'a draw')
    expect(first).toBe(3)
    expect(await lines.seat('act_1', [true, false, true], 'a draw')).toBe(3)
    const late = await lines.come()
    expect(late).toMatchObject({ key: 'K6', place: { ahead: 4 } })
    expect((await lines.check('K5')).place).toMatchObject({ ahead: 3 })
    expect((await lines.check('K4')).place).toMatchObject({ ahead: 3 })
    expect(await lines.waiting('act_1')).toEqual(
      [1, 2, 3, 4, 5, 6].map(number => ({ number, isPresent: true, group: 0 })),
    )
  })

  it('does not seat people again who have entered since', async () => {
    const first = await lines.seat('act_1', [true, true], 'a draw')
    expect(await lines.codesOf([`K${first}`])).toEqual([SUCCESS])
    await lines.seat('act_1', [true, true], 'a draw')
    expect(await lines.counts()).toMatchObject({ waiting: 1, inside: 1 })
  })
})
