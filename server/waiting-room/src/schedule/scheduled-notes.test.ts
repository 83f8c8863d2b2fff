import { returnCode } from 'queue-protocol'
import { expect, it } from 'vitest'
import { createMemoryDocuments } from '../documents/documents.ts'
import type { Lines } from '../line/lines.ts'
import { createMemoryLines } from '../line/memory-lines.ts'
import { createTicketKeys } from '../line/ticket-keys.ts'
import { lobbyOf } from './phases.ts'
import { createScheduledLines } from './scheduled-lines.ts'

const { SUCCESS, CONTINUE, NO_ACTION } = returnCode
const NINE = Date.parse('2025-03-10T00:00:00Z')
const ACTIONS = ['act_1', 'act_2']

/** Lines in memory an hour before nine, with another report or other settings if the test has them. */
function scene(changed: (memory: Lines) => Partial<Lines> = () => ({})) {
  let time = NINE - 3_600_000
  const actions = ACTIONS.flatMap(action => [action, lobbyOf(action)])
  const keys = createTicketKeys(new Uint8Array(32), actions)
  const memory = createMemoryLines({ actions, now: () => 0, keys })
  const lines = createScheduledLines({
    lines: { ...memory, ...changed(memory) },
    actions: ACTIONS,
    documents: createMemoryDocuments(),
    now: () => time,
    onFailure: error => {
      throw error
    },
  })
  return { lines, setTime: (to: number) => void (time = to) }
}

/** Returns note and message of the next person who joins. */
async function noteTo(lines: Lines) {
  const { code, note, message } = await lines.join('act_1')
  return { code, note, message }
}

it('people who wait learn that an operator has stopped the line, and those who enter learn nothing', async () => {
  const { lines } = scene()
  await lines.steer('act_1', { mode: 'open', limit: 1 })
  expect(await noteTo(lines)).toEqual({ code: SUCCESS })
  expect(await noteTo(lines)).toEqual({ code: CONTINUE })
  await lines.steer('act_1', { mode: 'wait' })
  expect(await noteTo(lines)).toEqual({ code: CONTINUE, note: 'paused' })
})

it('people who wait get the operator’s message until its time, also those who are stopped', async () => {
  const { lines, setTime } = scene()
  await lines.amend('act_1', { message: { text: '점검 중입니다.', until: NINE } })
  expect(await noteTo(lines)).toEqual({ code: SUCCESS })
  await lines.steer('act_1', { mode: 'open', limit: 1 })
  expect(await noteTo(lines)).toEqual({ code: CONTINUE, message: '점검 중입니다.' })
  await lines.steer('act_1', { mode: 'wait' })
  expect(await noteTo(lines)).toEqual({ code: CONTINUE, note: 'paused', message: '점검 중입니다.' })
  setTime(NINE)
  expect(await noteTo(lines)).toEqual({ code: CONTINUE, note: 'paused' })
})

it('a line that its store has lost is stopped too, and a reply with a note of its own keeps that', async () => {
  const closed = scene(({ report }) => ({
    report: async () =>
      new Map([...(await report())].map(([name, each]) => [name, { ...each, isClosed: true }])),
  }))
  await closed.lines.steer('act_1', { mode: 'open', limit: 1 })
  expect(await noteTo(closed.lines)).toEqual({ code: SUCCESS })
  expect(await noteTo(closed.lines)).toEqual({ code: CONTINUE, note: 'paused' })

  const away = scene(() => ({ join: async () => ({ code: CONTINUE, note: 'away' }) }))
  await away.lines.steer('act_1', { mode: 'wait' })
  expect(await noteTo(away.lines)).toEqual({ code: CONTINUE, note: 'away' })
})

it('an action without a line has no note, and no settings', async () => {
  const { lines } = scene()
  expect(await lines.join('act_9')).toEqual({ code: NO_ACTION })
  expect(await lines.settingsOf('act_9')).toBeUndefined()
})

it('people before a draw are counted as registered until it is open, and never afterwards', async () => {
  const { lines, setTime } = scene()
  const registered = async () => (await lines.report()).get('act_1')?.registered
  expect(await registered()).toBeUndefined()
  await lines.plan('act_1', { opensAt: NINE, hasDraw: true })
  await lines.join('act_1')
  expect(await registered()).toBe(1)
  setTime(NINE)
  expect((await lines.report()).get('act_1')).not.toHaveProperty('registered')
})

it('the record of a draw is that of its id alone, and drawn as soon as its time has come', async () => {
  const { lines, setTime } = scene()
  await lines.plan('act_1', { opensAt: NINE, hasDraw: false })
  await lines.plan('act_2', { opensAt: NINE, hasDraw: true })
  await lines.join('act_2')
  const id = (await lines.settingsOf('act_2'))?.schedule?.draw?.id ?? ''
  expect(await lines.drawOf(id)).toMatchObject({ action: 'act_2', order: null })
  expect(await lines.drawOf('0123456789abcdef')).toBeNull()
  setTime(NINE)
  expect(await lines.drawOf(id)).toMatchObject({ order: [1] })
})

it('a notice that a person is still there reaches the place that was drawn', async () => {
  const { lines, setTime } = scene()
  await lines.plan('act_1', { opensAt: NINE, hasDraw: true })
  const { key = '' } = await lines.join('act_1')
  expect(await lines.stayAlive(key)).toMatchObject({ code: CONTINUE, key })
  setTime(NINE)
  expect((await lines.check(key)).code).toBe(SUCCESS)
  expect(await lines.stayAlive(key)).toMatchObject({ code: CONTINUE, key })
  expect(await lines.complete(key)).toBe(SUCCESS)
})

it('settings are those of the last second at most, or there are none', async () => {
  let isAway = false
  const { lines, setTime } = scene(({ report }) => ({
    report: async () => (isAway ? Promise.reject(new Error('away')) : report()),
  }))
  expect(await lines.settingsOf('act_1')).toEqual({ mode: 'open' })
  isAway = true
  expect(await lines.settingsOf('act_1')).toEqual({ mode: 'open' })
  setTime(NINE)
  await expect(lines.settingsOf('act_1')).rejects.toThrow('away')
})
