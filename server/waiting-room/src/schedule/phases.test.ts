import { describe, expect, it } from 'vitest'
import { createMemoryDocuments } from '../documents/documents.ts'
import type { Lines, LineSettings } from '../line/lines.ts'
import { createMemoryLines } from '../line/memory-lines.ts'
import { createTicketKeys } from '../line/ticket-keys.ts'
import { createDrawRecords } from './draw-records.ts'
import { carryOut, draw as drawAtOnce, isDue, lobbyOf, newDraw, withPhase } from './phases.ts'

const ACTIONS = ['act_1', lobbyOf('act_1')]

/** Three people wait for a draw that is due; `whileSeating` runs while they get their places. */
async function due(whileSeating: (lines: Lines) => Promise<void>) {
  let time = 1_000_000
  const now = () => time
  const lines = createMemoryLines({
    actions: ACTIONS,
    now,
    keys: createTicketKeys(new Uint8Array(32), ACTIONS),
  })
  const records = createDrawRecords(createMemoryDocuments())
  const schedule = { opensAt: time, phase: 'before', draw: newDraw() } as const
  await lines.steer('act_1', { mode: 'wait', schedule })
  await lines.steer(lobbyOf('act_1'), { mode: 'wait' })
  for (let each = 0; each < 3; each += 1) await lines.join(lobbyOf('act_1'))
  const seat: Lines['seat'] = async (...seats) => {
    const first = await lines.seat(...seats)
    await whileSeating(lines)
    return first
  }
  return {
    lines,
    records,
    id: schedule.draw.id,
    carryOut: () => carryOut({ lines: { ...lines, seat }, records, now }, 'act_1'),
    pass: (ms: number) => void (time += ms),
    settings: () => lines.settingsOf('act_1'),
  }
}

it('a draw that was cut off is ended by another process, with the same order and no second place for anyone', async () => {
  let isLost = true
  const {
    lines,
    records,
    id,
    carryOut: draw,
    pass,
    settings,
  } = await due(async () => {
    if (isLost) throw new Error('The lines are lost.')
  })
  await expect(draw()).rejects.toThrow('The lines are lost.')
  const before = await records.read(id)
  isLost = false
  pass(14_999)
  await draw()
  expect(await settings()).toMatchObject({ schedule: { phase: 'drawing' } })
  pass(1)
  await draw()
  expect(await settings()).toMatchObject({ mode: 'open', drawn: [{ id, from: 1, to: 3, firstPlace: 1 }] })
  expect(await records.read(id)).toEqual(before)
  expect(await lines.waiting('act_1')).toHaveLength(3)
})

it('changes of operators during a draw hold after it, and nobody who joins meanwhile is before those drawn', async () => {
  let joined: unknown
  const { carryOut: draw, settings } = await due(async lines => {
    joined = await Promise.all(ACTIONS.map(async action => lines.join(action)))
    const { schedule } = (await lines.settingsOf('act_1')) ?? {}
    await lines.steer('act_1', { mode: 'block', limit: 5, schedule })
  })
  await draw()
  expect(joined).toEqual([{ code: 907 }, { code: 907 }])
  expect(await settings()).toMatchObject({ mode: 'block', limit: 5, schedule: { phase: 'open' } })
})

it('nobody who was drawn takes part in the next draw, the last of them neither', async () => {
  const { lines, records, carryOut: draw, pass, settings } = await due(async () => {})
  await draw()
  pass(60_000)
  const next = newDraw()
  const schedule = { opensAt: 1_060_000, phase: 'before', draw: next } as const
  await lines.steer('act_1', { mode: 'wait', schedule, drawn: (await settings())?.drawn })
  await lines.steer(lobbyOf('act_1'), { mode: 'wait' })
  await lines.join(lobbyOf('act_1'))
  await draw()
  expect(await records.read(next.id)).toMatchObject({ order: [4] })
  expect(await settings()).toMatchObject({
    drawn: [
      { id: next.id, from: 4, to: 4 },
      { from: 1, to: 3 },
    ],
  })
})

const AT = 1_000_000

it('a closing changes nothing if an operator was faster', async () => {
  const lines = createMemoryLines({
    actions: ACTIONS,
    now: () => AT,
    keys: createTicketKeys(new Uint8Array(32), ACTIONS),
  })
  const schedule = { opensAt: 0, closesAt: AT, phase: 'open' } as const
  await lines.steer('act_1', { mode: 'open', schedule })
  const settingsOf: Lines['settingsOf'] = async action => {
    const found = await lines.settingsOf(action)
    await lines.steer('act_1', { mode: 'block', schedule })
    return found
  }
  const records = createDrawRecords(createMemoryDocuments())
  await carryOut({ lines: { ...lines, settingsOf }, records, now: () => AT }, 'act_1')
  expect(await lines.settingsOf('act_1')).toMatchObject({ mode: 'block', schedule })
})

describe('a schedule', () => {
  it.each([
    ['before its opening', { phase: 'before', opensAt: AT + 1 }, false],
    ['at its opening', { phase: 'before', opensAt: AT }, true],
    ['while it draws', { phase: 'drawing', opensAt: 0, drawingSince: AT - 14_999 }, false],
    ['after 15 s of drawing', { phase: 'drawing', opensAt: 0, drawingSince: AT - 15_000 }, true],
    ['15 s after its opening, if a draw has no start', { phase: 'drawing', opensAt: AT - 15_000 }, true],
    ['while it is open', { phase: 'open', opensAt: 0, closesAt: AT + 1 }, false],
    ['at its closing', { phase: 'open', opensAt: 0, closesAt: AT }, true],
    ['while it is open without an end', { phase: 'open', opensAt: 0 }, false],
    ['after its closing', { phase: 'closed', opensAt: 0, closesAt: AT }, false],
  ] as const)('%s is due: %s', (_, schedule, expected) => {
    expect(isDue({ mode: 'open', schedule }, AT)).toBe(expected)
  })

  it('that is missing is never due, and has no phase', () => {
    expect(isDue({ mode: 'open' }, AT)).toBe(false)
    expect(withPhase({ mode: 'open' }, 'open')).toEqual({ mode: 'open' })
  })
})

it.each<[LineSettings, LineSettings['mode']]>([
  [{ mode: 'open' }, 'drain'],
  [{ mode: 'block' }, 'block'],
  [{ mode: 'error', code: 902 }, 'error'],
])('closing changes %j to %s', async (settings, mode) => {
  const { lines, records } = await due(async () => {})
  const schedule = { opensAt: 0, closesAt: AT, phase: 'open' } as const
  await lines.steer('act_1', { ...settings, schedule })
  await carryOut({ lines, records, now: () => AT }, 'act_1')
  expect(await lines.settingsOf('act_1')).toMatchObject({
    ...settings,
    mode,
    schedule: { ...schedule, phase: 'closed' },
  })
})

it('the last four draws are kept', async () => {
  const { lines, carryOut: draw, settings } = await due(async () => {})
  const ids: string[] = []
  for (let each = 0; each < 5; each += 1) {
    const next = newDraw()
    ids.unshift(next.id)
    const schedule = { opensAt: AT, phase: 'before', draw: next } as const
    await lines.steer('act_1', { mode: 'wait', schedule, drawn: (await settings())?.drawn })
    await lines.steer(lobbyOf('act_1'), { mode: 'wait' })
    await lines.join(lobbyOf('act_1'))
    await draw()
  }
  expect((await settings())?.drawn?.map(({ id }) => id)).toEqual(ids.slice(0, 4))
})

describe('an opening', () => {
  it('without a draw opens the line, and seats nobody', async () => {
    const { lines, carryOut: open, settings } = await due(async () => {})
    await lines.steer('act_1', { mode: 'wait', schedule: { opensAt: AT, phase: 'before' } })
    const lobby = await lines.settingsOf(lobbyOf('act_1'))
    await open()
    expect(await settings()).toMatchObject({ mode: 'open', schedule: { phase: 'open' } })
    expect(await lines.waiting('act_1')).toEqual([])
    expect(await lines.settingsOf(lobbyOf('act_1'))).toEqual(lobby)
  })

  it('of a line without a schedule, or without a line, changes nothing', async () => {
    const { lines, records } = await due(async () => {})
    await lines.steer('act_1', { mode: 'wait' })
    const needed = { lines, records, now: () => AT }
    for (const action of ['act_1', 'act_9']) {
      await carryOut(needed, action)
      await drawAtOnce(needed, action, settings => ({ ...settings, mode: 'open' }))
    }
    expect(await lines.settingsOf('act_1')).toMatchObject({ mode: 'wait', revision: 2 })
  })

  it('keeps a change that an operator makes in the moment in which the draw ends', async () => {
    const { lines, records } = await due(async () => {})
    let hasChanged = false
    const settingsOf: Lines['settingsOf'] = async action => {
      const settings = await lines.settingsOf(action)
      if (settings?.schedule?.phase === 'drawing' && !hasChanged) {
        hasChanged = true
        await lines.steer(action, { ...settings, limit: 7 })
      }
      return settings
    }
    await carryOut({ lines: { ...lines, settingsOf }, records, now: () => AT }, 'act_1')
    expect(await lines.settingsOf('act_1')).toMatchObject({
      mode: 'open',
      limit: 7,
      schedule: { phase: 'open' },
    })
  })

  it('whose draw has nobody opens the line, and records no draw', async () => {
    const { lines, carryOut: open, settings } = await due(async () => {})
    await open()
    const schedule = { opensAt: AT, phase: 'before', draw: newDraw() } as const
    const { drawn } = (await settings()) ?? {}
    await lines.steer('act_1', { mode: 'wait', schedule, drawn })
    await open()
    expect(await settings()).toMatchObject({ mode: 'open', drawn, schedule: { phase: 'open' } })
  })

  it('leaves the error of a tester as it is', async () => {
    const { lines, carryOut: open, settings } = await due(async () => {})
    const schedule = { opensAt: AT, phase: 'before', draw: newDraw() } as const
    await lines.steer('act_1', { mode: 'error', code: 902, schedule })
    await open()
    expect(await settings()).toMatchObject({ mode: 'error', code: 902, schedule: { phase: 'open' } })
  })

  it('is carried out once by two processes', async () => {
    let seats = 0
    const { lines, carryOut: open, settings } = await due(async () => void (seats += 1))
    await Promise.all([open(), open()])
    expect(seats).toBe(1)
    expect((await settings())?.drawn).toHaveLength(1)
    expect(await lines.waiting('act_1')).toHaveLength(3)
  })

  it.each<[string, (settings: LineSettings) => LineSettings]>([
    ['closed', settings => withPhase(settings, 'closed')],
    ['without a schedule', settings => ({ ...settings, schedule: undefined })],
  ])('that another process has ended meanwhile stays as that process left it: %s', async (_, ended) => {
    const { carryOut: open, settings } = await due(async lines => {
      const meanwhile = await lines.settingsOf('act_1')
      if (meanwhile) await lines.steer('act_1', ended({ ...meanwhile, mode: 'block' }))
    })
    await open()
    const { mode, drawn, schedule } = (await settings()) ?? {}
    expect({ mode, drawn, phase: schedule?.phase }).toEqual({
      mode: 'block',
      drawn: undefined,
      phase: ended({ mode: 'block', schedule: { opensAt: 0, phase: 'drawing' } }).schedule?.phase,
    })
  })

  it('seats those who have not asked for minutes as absent', async () => {
    const { lines, carryOut: open, pass } = await due(async () => {})
    pass(6 * 60_000)
    await lines.join(lobbyOf('act_1'))
    await open()
    const present = (await lines.waiting('act_1')).map(({ isPresent }) => isPresent)
    expect(present.toSorted()).toEqual([false, false, false, true])
  })
})
