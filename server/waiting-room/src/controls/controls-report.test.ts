import { setImmediate } from 'node:timers/promises'
import { returnCode } from 'queue-protocol'
import { expect, it } from 'vitest'
import { createMemoryDocuments } from '../documents/documents.ts'
import type { LineReport, LineSettings } from '../line/lines.ts'
import { AccessLists } from '../lists/access-lists.ts'
import { openLines } from '../queue-settings.ts'
import { commitmentTo } from '../schedule/draw.ts'
import type { ScheduledLines } from '../schedule/scheduled-lines.ts'
import { createControls } from './controls.ts'

const { SUCCESS, EXPIRED } = returnCode
const NINE = Date.parse('2025-03-10T00:00:00Z')
const ACTIONS = { home: 'act_1', apply: 'act_2' }

/** The controls of lines with this one report. */
function controlsOf(report: Partial<LineReport>, lines: Partial<ScheduledLines> = {}, action = 'act_2') {
  const whole: LineReport = {
    settings: { mode: 'open' },
    counts: { waiting: 120, inside: 3, entered: 4, completed: 1 },
    pace: { entered: 0.24, expected: 0.5 },
    ...report,
  }
  return createControls({
    lines: { report: async () => new Map([[action, whole]]), ...lines } as ScheduledLines,
    actions: ACTIONS,
    lists: new AccessLists({ documents: createMemoryDocuments(), now: () => NINE }),
    now: () => NINE,
  })
}

const lineWith = async (settings: LineSettings, report: Partial<LineReport> = {}) =>
  (await controlsOf({ settings, ...report }).report())['act_2']

it('a line is reported under its step, with its counts, entries per second and wait', async () => {
  expect(await controlsOf({}).report()).toEqual({
    act_2: {
      step: 'apply',
      mode: 'open',
      limit: null,
      rate: null,
      waiting: 120,
      inside: 3,
      entered: 4,
      completed: 1,
      schedule: null,
      registered: 0,
      perSecond: 0.2,
      message: null,
      waitSeconds: 240,
      revision: 0,
    },
  })
})

it.each([
  [{ mode: 'open', limit: 1, rate: 1 }, 240],
  [{ mode: 'drain' }, 240],
  [{ mode: 'drain', limit: 0 }, null],
  [{ mode: 'open', rate: 0 }, null],
  [{ mode: 'wait' }, null],
  [{ mode: 'block' }, null],
  [{ mode: 'bypass' }, null],
] as const)('under %j the wait is %s, and only "wait" is named "pause"', async (settings, waitSeconds) => {
  const mode = settings.mode === 'wait' ? 'pause' : settings.mode
  expect(await lineWith(settings)).toMatchObject({ mode, waitSeconds })
})

it('a schedule has its times, its draw without the key, and is stuck while the opening fails', async () => {
  const draw = { id: '0123456789abcdef', key: '00'.repeat(32) }
  const schedule = { phase: 'before', opensAt: NINE, closesAt: NINE + 1_000, draw } as const
  const reported = {
    phase: 'before',
    opensAt: '2025-03-10T00:00:00.000Z',
    closesAt: '2025-03-10T00:00:01.000Z',
    draw: { id: draw.id, commitment: commitmentTo(draw), byNetwork: true },
  }
  expect((await lineWith({ mode: 'wait', schedule }))?.schedule).toEqual(reported)
  const alike = { ...schedule, draw: { ...draw, byNetwork: false } }
  expect((await lineWith({ mode: 'wait', schedule: alike }))?.schedule?.draw?.byNetwork).toBe(false)
  const stuck = await lineWith({ mode: 'wait', schedule }, { isOpeningStuck: true })
  expect(stuck?.schedule).toEqual({ ...reported, phase: 'stuck' })
  const running = await lineWith({ mode: 'wait', schedule }, { isOpeningStuck: false })
  expect(running?.schedule).toEqual(reported)
})

it('there is no line of a step that has no report, and none of an action that no step has', async () => {
  const [ofOther, ofNone] = [controlsOf({}), controlsOf({}, {}, 'act_9')]
  for (const [{ change, announce }, action] of [
    [ofOther, 'act_1'],
    [ofNone, 'act_9'],
  ] as const) {
    expect(await change(action, {})).toBe('no such line')
    expect(await announce(action, null)).toBe('no such line')
  }
})

it('only turns that this order has ended count, and passes are void from the last end on', async () => {
  const ended: unknown[] = []
  const controls = controlsOf(
    {},
    {
      inside: async () => [1, 2, 3],
      keyOf: async ({ action, number }) => `${action} ${number}`,
      end: async key => (key === 'act_2 2' ? EXPIRED : SUCCESS),
      amend: async (...order) => {
        await setImmediate()
        ended.push(order)
        return 'done'
      },
    },
  )
  expect(await controls.endTurns('act_2')).toBe(2)
  expect(ended).toEqual([['act_2', { endedAt: NINE }]])
})

it('lists are read, and replaced unless they were changed since', async () => {
  const { lists, changeLists } = controlsOf({})
  const { revision } = await lists()
  const wanted = { revision, deny: ['192.0.2.1'], priority: [] }
  expect(await changeLists(wanted)).toMatchObject({ deny: ['192.0.2.1'] })
  expect(await changeLists(wanted)).toBeNull()
  expect(await lists()).toMatchObject({ deny: ['192.0.2.1'] })
})

function open() {
  const room = openLines({ sandbox: true, trustProxy: false, siteConfig: {} })
  return { ...createControls(room), settingsOf: room.lines.settingsOf }
}

const schedule = { opensAt: Date.now() + 60_000, hasDraw: false }

it('a schedule alone is one change, and is reported with the line before and after it', async () => {
  const { change } = open()
  const first = await change('act_1', { schedule, basedOn: 0 })
  expect(first).toMatchObject({
    before: { revision: 0, schedule: null },
    after: { revision: 1, mode: 'pause', schedule: { phase: 'before' } },
  })
  expect(await change('act_1', { schedule, basedOn: 0 })).toBe('changed since')
})

it('settings and a schedule are two changes of one order, for the revision before the first', async () => {
  const { change } = open()
  expect(await change('act_1', { limit: 5, schedule, basedOn: 0 })).toMatchObject({
    before: { revision: 0 },
    after: { revision: 2, limit: 5, schedule: { phase: 'before' } },
  })
  const refused = await change('act_1', { limit: 6, schedule: null, basedOn: 0 })
  expect(refused).toBe('changed since')
})

it('a schedule stays when something else is changed', async () => {
  const { change } = open()
  await change('act_1', { schedule })
  expect(await change('act_1', { limit: 5 })).toMatchObject({
    after: { limit: 5, schedule: { phase: 'before' } },
  })
})

it('a pause is the mode "wait" of the line', async () => {
  const { change, settingsOf } = open()
  await change('act_1', { mode: 'pause' })
  expect(await settingsOf('act_1')).toMatchObject({ mode: 'wait' })
  await change('act_1', { mode: 'drain' })
  expect(await settingsOf('act_1')).toMatchObject({ mode: 'drain' })
})

it('a message is reported with the line before and after it', async () => {
  const { announce } = open()
  const message = { text: '접수는 18시까지', until: NINE }
  expect(await announce('act_1', message)).toMatchObject({
    before: { message: null },
    after: { message: { text: '접수는 18시까지', until: '2025-03-10T00:00:00.000Z' } },
  })
})
