import { expect, it, vi } from 'vitest'
import { LinesOutOfReach, MODES, type LineSettings } from '../line/lines.ts'
import { LOBBY, NINE, openingScene } from '../testing/opening-scene.ts'

const withDraw = { opensAt: NINE, hasDraw: true }

it('a plan pauses the line, and keeps closing time and kind of draw', async () => {
  const { openings, settings } = openingScene()
  await openings.steer('act_1', { mode: 'open', limit: 4 })
  const closesAt = NINE + 60_000
  expect(await openings.plan('act_1', { ...withDraw, closesAt })).toBe('done')
  const fresh = { id: expect.stringMatching(/^[0-9a-f]{16}$/), key: expect.stringMatching(/^[0-9a-f]{64}$/) }
  const schedule = { opensAt: NINE, closesAt, draw: { ...fresh, byNetwork: true }, phase: 'before' }
  expect(await settings()).toMatchObject({ mode: 'wait', limit: 4, schedule })

  await openings.plan('act_1', { ...withDraw, byNetwork: false })
  expect((await settings())?.schedule?.draw?.byNetwork).toBe(false)
  await openings.plan('act_1', { opensAt: NINE, hasDraw: false })
  expect((await settings())?.schedule).not.toHaveProperty('draw')
})

it('another time for an opening keeps its draw, which has been announced', async () => {
  const { openings, settings, lines } = openingScene()
  await openings.plan('act_1', withDraw)
  await lines.join(LOBBY)
  const announced = (await settings())?.schedule?.draw
  const seat = vi.spyOn(lines, 'seat')
  await openings.plan('act_1', { ...withDraw, opensAt: NINE + 60_000 })
  expect(seat).not.toHaveBeenCalled()
  expect((await settings())?.schedule).toMatchObject({ opensAt: NINE + 60_000, draw: announced })
})

it('the draw of an opening that is over is not used again, and its lobby takes people again', async () => {
  const { openings, settings, lines, setTime } = openingScene()
  await openings.plan('act_1', withDraw)
  const former = (await settings())?.schedule?.draw?.id
  await lines.join(LOBBY)
  setTime(NINE)
  await openings.current('act_1')
  await openings.plan('act_1', { ...withDraw, opensAt: NINE + 60_000 })
  expect((await settings())?.schedule?.draw?.id).not.toBe(former)
  const lobby = await lines.settingsOf(LOBBY)
  expect([lobby?.mode, lobby?.schedule]).toEqual(['wait', undefined])
})

const OPENING: readonly string[] = ['open', 'drain', 'bypass', 'express']

it.each(MODES.filter(mode => mode !== 'error'))(
  'mode %s opens a line early only if people enter by it',
  async mode => {
    const { openings, settings, setTime } = openingScene()
    await openings.plan('act_1', withDraw)
    setTime(NINE - 1_000)
    expect(await openings.steer('act_1', { mode })).toBe('done')
    const opened = { phase: 'open', opensAt: NINE - 1_000 }
    const isOpen = OPENING.includes(mode)
    expect(await settings()).toMatchObject({
      mode,
      schedule: isOpen ? opened : { phase: 'before', opensAt: NINE },
    })
  },
)

it('a change of the mode keeps plan, past draws, message and ended turns, and drops the rest', async () => {
  const { openings, settings, lines } = openingScene()
  const message = { text: '점검 중', until: NINE }
  const drawn = [{ id: 'a', from: 1, to: 2, firstPlace: 1 }]
  const kept: Partial<LineSettings> = {
    message,
    drawn,
    endedAt: 5,
    schedule: { opensAt: NINE, phase: 'open' },
  }
  await lines.steer('act_1', { mode: 'open', limit: 3, rate: 2, ...kept } as LineSettings)
  expect(await openings.steer('act_1', { mode: 'wait', rate: 1 })).toBe('done')
  expect(await settings()).toMatchObject({ mode: 'wait', rate: 1, ...kept })
  expect((await settings())?.limit).toBeUndefined()

  expect(await openings.amend('act_1', { endedAt: 9 })).toBe('done')
  expect(await settings()).toMatchObject({ mode: 'wait', rate: 1, ...kept, endedAt: 9 })
  expect(await openings.amend('act_9', { endedAt: 9 })).toBe('no such line')
})

it.each(['wait', 'open'] as const)(
  'to %s, before an opening, only the expected revision is changed',
  async mode => {
    const { openings, settings } = openingScene()
    await openings.plan('act_1', withDraw)
    const { revision = 0, ...before } = (await settings()) ?? {}
    expect(await openings.steer('act_1', { mode }, revision - 1)).toBe('changed since')
    expect(await settings()).toMatchObject(before)
    expect(await openings.steer('act_1', { mode }, revision)).toBe('done')
  },
)

it('a plan is refused while a draw seats people', async () => {
  const { openings, lines, settings } = openingScene()
  await openings.plan('act_1', withDraw)
  const found = (await settings()) as LineSettings
  const drawing = { ...(found.schedule ?? withDraw), phase: 'drawing', drawingSince: NINE } as const
  await lines.steer('act_1', { ...found, schedule: drawing })
  expect(await openings.plan('act_1', null)).toBe('changed since')
  expect((await settings())?.schedule?.phase).toBe('drawing')
})

it('a change is made again if another process was faster, unless a revision was expected', async () => {
  const { openings, lines, settings } = openingScene()
  const steer = vi.spyOn(lines, 'steer')
  steer.mockResolvedValueOnce('changed since')
  expect(await openings.amend('act_1', { endedAt: 7 })).toBe('done')
  expect((await settings())?.endedAt).toBe(7)
  const { revision } = (await settings()) ?? {}
  steer.mockResolvedValueOnce('changed since')
  expect(await openings.steer('act_1', { mode: 'wait' }, revision)).toBe('changed since')
  expect((await settings())?.mode).toBe('open')
  steer.mockResolvedValueOnce('changed since')
  const plan = { opensAt: NINE, hasDraw: false }
  expect(await openings.plan('act_1', plan, revision)).toBe('changed since')
  expect((await settings())?.schedule).toBeUndefined()
})

it('a draw is called off at the expected revision, which the draw itself changes', async () => {
  const { openings, lines, settings } = openingScene()
  await openings.plan('act_1', withDraw)
  await lines.join(LOBBY)
  const { revision } = (await settings()) ?? {}
  expect(await openings.plan('act_1', null, revision)).toBe('done')
  expect((await settings())?.schedule).toBeUndefined()
})

it('work that is due is carried out once for all questions of that moment, and known at once', async () => {
  const { openings, lines, setTime } = openingScene()
  await openings.plan('act_1', withDraw)
  const { key } = await lines.join(LOBBY)
  setTime(NINE)
  const seat = vi.spyOn(lines, 'seat')
  const [some, other] = await Promise.all([openings.current('act_1'), openings.current('act_1')])
  expect(key).toBeDefined()
  expect([some?.mode, other?.mode]).toEqual(['open', 'open'])
  expect(seat).toHaveBeenCalledOnce()
})

it('a question that knows of the draw waits for its end', async () => {
  const { openings, known, lines, setTime } = openingScene()
  await openings.plan('act_1', withDraw)
  await lines.join(LOBBY)
  setTime(NINE)
  const { seat } = lines
  const [begun, finish] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  vi.spyOn(lines, 'seat').mockImplementation(async (...seats) => {
    begun.resolve()
    await finish.promise
    return seat(...seats)
  })
  const first = openings.current('act_1')
  await begun.promise
  await known.read()
  expect(known.settings('act_1')?.schedule?.phase).toBe('drawing')
  const second = openings.current('act_1')
  finish.resolve()
  expect((await Promise.all([first, second])).map(settings => settings?.mode)).toEqual(['open', 'open'])
})

it('settings that a second has passed over are read again; fresh ones are not', async () => {
  const { openings, lines, setTime } = openingScene()
  await openings.current('act_1')
  const report = vi.spyOn(lines, 'report')
  await openings.current('act_1')
  expect(report).not.toHaveBeenCalled()
  setTime(NINE - 3_600_000 + 1_000)
  await openings.current('act_1')
  expect(report).toHaveBeenCalledOnce()
})

it('a line that cannot draw opens without it, and is not stuck any more', async () => {
  const { openings, lines, settings } = openingScene()
  await openings.plan('act_1', withDraw)
  await lines.join(LOBBY)
  vi.spyOn(lines, 'seat').mockRejectedValue(new Error('the disk is full'))
  expect(await openings.steer('act_1', { mode: 'open' })).toBe('done')
  expect(await settings()).toMatchObject({ mode: 'open', schedule: { phase: 'open' } })
  expect(openings.isStuck('act_1')).toBe(false)
})

it('a line that is out of reach is not opened, and the operator learns why', async () => {
  const { openings, lines, settings } = openingScene()
  await openings.plan('act_1', withDraw)
  await lines.join(LOBBY)
  vi.spyOn(lines, 'seat').mockRejectedValue(new LinesOutOfReach())
  await expect(openings.steer('act_1', { mode: 'open' })).rejects.toThrow(LinesOutOfReach)
  expect((await settings())?.schedule?.phase).toBe('drawing')
})

it('a line without a schedule has no failure, and a plan without a draw is one change', async () => {
  const { openings, failures, settings } = openingScene()
  await openings.current('act_1')
  await openings.current('act_9')
  expect(() => failures.verify()).not.toThrow()
  await openings.plan('act_1', { opensAt: NINE, hasDraw: false })
  await openings.plan('act_1', null)
  expect(await settings()).toMatchObject({ mode: 'wait', schedule: undefined, revision: 2 })
})
