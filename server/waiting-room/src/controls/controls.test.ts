import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { returnCode } from 'queue-protocol'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openLines } from '../queue-settings.ts'
import { createControls } from './controls.ts'

const { SUCCESS, CONTINUE, BLOCK, BYPASS, EXPIRED } = returnCode

let folder: string
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'controls-'))))
afterEach(() => rm(folder, { recursive: true }))

function open() {
  const room = openLines({ sandbox: true, trustProxy: false, siteConfig: {}, dataDir: folder })
  const { lines } = room
  const controls = createControls(room)
  const codeOf = async (key: string | undefined) => (await lines.check(key ?? '')).code
  return { ...controls, lines, come: () => lines.join('act_1'), codeOf }
}

it('a pause lets nobody in, and keeps limit and order until it opens again', async () => {
  const { change, come, codeOf } = open()
  await change('act_1', { limit: 1 })
  await change('act_1', { mode: 'pause' })
  const [first, second] = [await come(), await come()]
  expect([first.code, second.code]).toEqual([CONTINUE, CONTINUE])
  await change('act_1', { mode: 'open' })
  expect([await codeOf(second.key), await codeOf(first.key)]).toEqual([CONTINUE, SUCCESS])
})

it('draining refuses new people, and lets in people who wait', async () => {
  const { change, come, codeOf } = open()
  await change('act_1', { mode: 'pause' })
  const { key } = await come()
  await change('act_1', { mode: 'drain', limit: 1 })
  expect((await come()).code).toBe(BLOCK)
  expect(await codeOf(key)).toBe(SUCCESS)
})

it.each([
  ['block', BLOCK],
  ['bypass', BYPASS],
] as const)('%s holds for new people and for people who wait', async (mode, code) => {
  const { change, come, codeOf } = open()
  await change('act_1', { mode: 'pause', limit: 0 })
  const { key } = await come()
  await change('act_1', { mode })
  expect([(await come()).code, await codeOf(key)]).toEqual([code, code])
})

it('settings outlive the process, and a limit stays until it is removed', async () => {
  await open().change('act_1', { mode: 'pause', limit: 500, rate: 50 })
  const { change, report } = open()
  expect(await report()).toMatchObject({ act_1: { step: 'home', mode: 'pause', limit: 500, rate: 50 } })
  expect(await change('act_1', { limit: null })).toMatchObject({
    before: { limit: 500 },
    after: { mode: 'pause', limit: null, rate: 50 },
  })
  expect(await open().report()).toMatchObject({ act_1: { mode: 'pause', limit: null, rate: 50 } })
})

it.each([{ limit: 0 }, { rate: 0 }, { mode: 'pause' }] as const)(
  'nobody is told a wait while nobody enters: %j',
  async stopped => {
    const { change } = open()
    expect(await change('act_1', stopped)).toMatchObject({ after: { waitSeconds: null } })
  },
)

it('there is no line of another action', async () => {
  expect(await open().change('act_99', { mode: 'pause' })).toBe('no such line')
})

it('two concurrent changes are both made, unless they expect a revision', async () => {
  const { change, report } = open()
  await Promise.all([
    change('act_1', { limit: 7 }),
    change('act_1', { rate: 8 }),
    change('act_1', { mode: 'pause' }),
  ])
  const { revision } = (await report())['act_1'] ?? {}
  expect(await report()).toMatchObject({ act_1: { limit: 7, rate: 8, mode: 'pause', waitSeconds: null } })
  expect(await change('act_1', { limit: 9, basedOn: revision })).toMatchObject({ after: { limit: 9 } })
  expect(await change('act_1', { limit: 10, basedOn: revision })).toBe('changed since')
})

it('a schedule for an older revision is refused', async () => {
  const { change, report } = open()
  await change('act_1', { limit: 5 })
  const { revision = 0 } = (await report())['act_1'] ?? {}
  await change('act_1', { limit: 6 })
  const schedule = { opensAt: Date.now() + 60_000, hasDraw: true }
  expect(await change('act_1', { schedule, basedOn: revision })).toBe('changed since')
  expect(await report()).toMatchObject({ act_1: { limit: 6, schedule: null } })
})

it('a schedule is reported without the key of its draw', async () => {
  const { change, report } = open()
  const schedule = { opensAt: Date.now() + 60_000, hasDraw: true }
  await change('act_1', { schedule })
  const line = (await report())['act_1']
  expect(line).toMatchObject({
    mode: 'pause',
    schedule: {
      phase: 'before',
      closesAt: null,
      draw: { commitment: expect.stringMatching(/^[0-9a-f]{64}$/) },
    },
  })
  expect(Object.keys(line?.schedule?.draw ?? {})).toEqual(['id', 'commitment', 'byNetwork'])
  await change('act_1', { schedule: null })
  expect(await report()).toMatchObject({ act_1: { mode: 'pause', schedule: null } })
})

it('a message reaches each person with the next reply until its end, and survives changes and the process', async () => {
  const { announce, change, come } = open()
  await change('act_1', { mode: 'pause' })
  const until = Date.now() + 60_000
  const { key = '', message } = await come()
  expect(message).toBeUndefined()
  await announce('act_1', { text: '접수는 18시까지', until })
  await change('act_1', { limit: 5 })
  const next = open()
  expect((await next.lines.check(key)).message).toBe('접수는 18시까지')
  expect((await next.report())['act_1']).toMatchObject({
    limit: 5,
    message: { text: '접수는 18시까지', until: new Date(until).toISOString() },
  })
  await next.announce('act_1', { text: '끝난 안내', until: Date.now() - 1 })
  expect((await next.lines.check(key)).message).toBeUndefined()
  await next.announce('act_1', null)
  expect((await next.report())['act_1']?.message).toBeNull()
  expect(await next.announce('act_99', null)).toBe('no such line')
})

it('all turns of a line end at once: their places are free, and nobody who waits loses the place', async () => {
  const { change, come, codeOf, endTurns, report, lines } = open()
  await change('act_1', { limit: 2 })
  const [one, two, three] = [await come(), await come(), await come()]
  expect(await endTurns('act_1')).toBe(2)
  expect([await codeOf(one.key), await codeOf(two.key)]).toEqual([EXPIRED, EXPIRED])
  expect(await codeOf(three.key)).toBe(SUCCESS)
  expect((await report())['act_1']).toMatchObject({ inside: 1, waiting: 0, entered: 3 })
  expect((await lines.settingsOf('act_1'))?.endedAt).toBeGreaterThan(Date.now() - 60_000)
  expect(await endTurns('act_99')).toBe('no such line')
})

it('the end of all turns is noted after the last one: until then a turn may still get passes', async () => {
  const { change, come, endTurns, lines } = open()
  await change('act_1', { limit: 2 })
  for (const _ of [1, 2]) await come()
  const steps: string[] = []
  const { end, amend } = lines
  vi.spyOn(lines, 'end').mockImplementation(async key => {
    const code = await end.call(lines, key)
    await setImmediate()
    steps.push('a turn')
    return code
  })
  vi.spyOn(lines, 'amend').mockImplementation((...args) => {
    steps.push('the note')
    return amend.apply(lines, args)
  })
  await endTurns('act_1')
  expect(steps).toEqual(['a turn', 'a turn', 'the note'])
})
