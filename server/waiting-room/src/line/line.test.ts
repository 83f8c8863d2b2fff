import { returnCode } from 'queue-protocol'
import { describe, expect, it } from 'vitest'
import { readableKeys, testLines, type TestLines } from '../testing/test-lines.ts'
import { NOTHING_KEPT, type LastPace, type LineJournal } from './line-journal.ts'
import type { LineSettings } from './lines.ts'
import { createMemoryLines } from './memory-lines.ts'
import { ticketState } from './ticket-state.ts'

const paceOf = async (lines: Pick<TestLines, 'report'>) => (await lines.report()).get('act_1')?.pace

describe('the expected entries per second', () => {
  it.each<[LineSettings, number]>([
    [{ mode: 'open', limit: 100 }, 100 / 15.15],
    [{ mode: 'open', rate: 4 }, 4 / 1.15],
    [{ mode: 'drain', limit: 100, rate: 4 }, 4 / 1.15],
    [{ mode: 'open', limit: 100, rate: 40 }, 100 / 15.15],
    [{ mode: 'open', limit: 0.1 }, 0.05],
    [{ mode: 'open', limit: 0 }, 1],
    [{ mode: 'open', rate: 0 }, 1],
    [{ mode: 'wait', limit: 100 }, 1],
    [{ mode: 'open' }, 1],
  ])('under %j are %d', async (settings, expected) => {
    const lines = testLines()
    await lines.set(settings)
    expect(await paceOf(lines)).toEqual({ entered: 0, expected: expect.closeTo(expected) })
  })

  it('without limits are those of late', async () => {
    const lines = testLines()
    await lines.comeTimes(100)
    const pace = 10 * Math.LN2
    expect(await paceOf(lines)).toEqual({ entered: expect.closeTo(pace), expected: expect.closeTo(pace) })
  })

  it('follow the turns that have ended, and those that go on', async () => {
    const lines = testLines()
    await lines.set({ mode: 'open', limit: 100 })
    const keys = await lines.comeTimes(100)
    lines.pass(2)
    expect((await paceOf(lines))?.expected).toBeCloseTo(100 / (15 + 1 + 0.15))
    for (const key of keys) await lines.complete(key)
    expect((await paceOf(lines))?.expected).toBeGreaterThan(100 / 2.5)
  })

  it('count the time of a turn that is prolonged as a whole', async () => {
    const lines = testLines()
    await lines.set({ mode: 'open', limit: 10 })
    const { key } = await lines.come()
    lines.pass(10)
    const { code, place } = await lines.stayAlive(key)
    expect(code).toBe(returnCode.CONTINUE)
    expect(place?.perSecond).toBeCloseTo(10 / (15 + 10 + 0.15))
  })
})

describe('the time until the next question', () => {
  it.each<[LineSettings, ahead: number, seconds: number]>([
    [{ mode: 'open', rate: 10 }, 4, 0.23],
    [{ mode: 'open', rate: 10 }, 2, 0.15],
    [{ mode: 'open', limit: 100 }, 5, 0.76],
    [{ mode: 'open', rate: 4.6 }, 4, 1],
    [{ mode: 'open', rate: 10 }, 174, 3],
  ])('under %j behind %d others is %d s', async (settings, ahead, seconds) => {
    const lines = testLines()
    await lines.set({ mode: 'wait' })
    const keys = await lines.comeTimes(ahead + 1)
    await lines.set(settings)
    expect((await lines.stayAlive(keys[ahead] ?? '')).place).toMatchObject({ ahead, recheckAfterS: seconds })
  })
})

/** A waiting room that keeps paces and states here, and begins with a pace if there is one. */
function keptLines(before?: LastPace) {
  const clock = { now: 0 }
  const paces: [string, LastPace][] = []
  const states: [number, string][] = []
  const nameOf = new Map(Object.entries(ticketState).map(([name, state]) => [state, name]))
  const journal: LineJournal = {
    ...NOTHING_KEPT,
    restore: lines => before && lines.get('act_1')?.restorePace(before),
    keepPace: (...pace) => void paces.push(pace),
    keepState: (_, number, state) => void states.push([number, nameOf.get(state) ?? '']),
  }
  const actions = ['act_1', 'act_3']
  const lines = createMemoryLines({ actions, now: () => clock.now, keys: readableKeys, journal })
  return { lines, clock, paces, states }
}

describe('for a restart', () => {
  it('the pace is kept once in each second with entries, for each line', async () => {
    const { lines, clock, paces } = keptLines()
    for (const [at, action] of [
      [0, 'act_1'],
      [0, 'act_3'],
      [999, 'act_1'],
      [1_000, 'act_1'],
      [1_999, 'act_1'],
    ] as const) {
      clock.now = at
      await lines.join(action)
    }
    const first = { pace: Math.LN2 / 10, turnS: 15 }
    expect(paces).toEqual([
      ['act_1', first],
      ['act_3', first],
      ['act_1', { pace: expect.closeTo(0.203, 3), turnS: 15 }],
    ])
  })

  it.each([
    [{ pace: 5, turnS: 3 }, 10 / 3.15],
    [{ pace: 5 }, 10 / 15.15],
  ])('the pace %j goes on', async (pace, expected) => {
    const { lines } = keptLines(pace)
    expect(await paceOf(lines)).toEqual({ entered: expect.closeTo(5), expected: expect.closeTo(5) })
    await lines.steer('act_1', { mode: 'open', limit: 10 })
    expect((await paceOf(lines))?.expected).toBeCloseTo(expected)
  })

  it('each change of a number is kept', async () => {
    const { lines, states } = keptLines()
    await lines.steer('act_1', { mode: 'open', limit: 1 })
    for (let number = 1; number <= 2; number += 1) await lines.join('act_1')
    await lines.complete('K1')
    await lines.leave('K2')
    expect(states).toEqual([
      [1, 'PRESENT'],
      [1, 'INSIDE'],
      [2, 'PRESENT'],
      [1, 'COMPLETED'],
      [2, 'FORGOTTEN'],
    ])
  })
})

it('people keep the network that they came from while they are away', async () => {
  const lines = testLines()
  await lines.set({ mode: 'wait' })
  await lines.join('act_1', 'usual', '7')
  const waiting = async () => (await lines.waiting('act_1')).map(each => [each.isPresent, each.group])
  expect(await waiting()).toEqual([[true, 7]])
  lines.pass(60)
  expect(await waiting()).toEqual([[false, 7]])
})
