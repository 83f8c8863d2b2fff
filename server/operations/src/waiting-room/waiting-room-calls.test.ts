import type { LineReport } from 'ops-api'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { startTestOperations, type TestOperations } from '../testing/test-operations.ts'
import type { WaitingRoomPort } from './waiting-room-port.ts'

const NOW = '2026-03-02T00:00:00.000Z'
const LATER = '2026-03-02T09:00:00.000Z'

let ops: TestOperations
let act1: LineReport
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  ops = await startTestOperations({ now: () => new Date(NOW) })
})
afterAll(async () => {
  // A server that stops waits in real time.
  vi.useRealTimers()
  await ops.stop()
})
beforeEach(async () => void (act1 = (await ops.waitingRoom.report())['act_1'] as LineReport))
afterEach(() => void vi.restoreAllMocks())

const put = (path: string, body: object) => ops.call('PUT', `/waiting-room/${path}`, body)
const LISTS = { deny: [], priority: [], basedOn: 0 }
const NO_MESSAGE = { action: 'act_1', message: null }

describe('while the waiting room cannot be reached', () => {
  it.each<[call: string, method: keyof WaitingRoomPort, send: () => Promise<{ status: number }>]>([
    ['its lines are not read', 'report', () => ops.call('GET', '/waiting-room')],
    ['its lists are not read', 'lists', () => ops.call('GET', '/waiting-room')],
    ['no line is changed', 'change', () => put('act_1', { mode: 'pause' })],
    ['no message is shown', 'announce', () => put('message', NO_MESSAGE)],
    ['no message is shown in all lines', 'report', () => put('message', { message: null })],
    ['no turn ends', 'endTurns', () => ops.call('POST', '/waiting-room/act_1/end-turns', {})],
    ['no list is changed', 'changeLists', () => put('lists', LISTS)],
    ['no list is changed whose state is unknown', 'lists', () => put('lists', LISTS)],
  ])('%s, which is logged', async (_, method, send) => {
    vi.spyOn(ops.waitingRoom, method).mockRejectedValueOnce(new Error('no connection'))
    const logged = ops.logged.length
    expect(await send()).toMatchObject({ status: 503, body: { errorCode: 'WAITING_ROOM_UNAVAILABLE' } })
    expect(ops.logged.slice(logged).join('')).toContain('the waiting room cannot be reached')
  })
})

it('the present moment is soon enough for an opening, and too soon for the end of a message', async () => {
  const closed = { ...act1, schedule: null }
  const change = vi.spyOn(ops.waitingRoom, 'change').mockResolvedValue({ before: act1, after: closed })
  expect(await put('act_1', { schedule: { opensAt: NOW } })).toMatchObject({ status: 200 })
  expect(change.mock.calls[0]?.[1]?.schedule).toEqual({
    opensAt: Date.parse(NOW),
    hasDraw: true,
    byNetwork: true,
  })
  expect(await put('message', { message: { text: '안내', until: NOW } })).toMatchObject({ status: 400 })
})

it('a plan reaches the waiting room whole, and the audit log has it beside the former one', async () => {
  const schedule = { opensAt: NOW, closesAt: LATER, draw: true, byNetwork: false }
  const draw = { id: 'a-draw', commitment: 'c', byNetwork: false }
  const planned = {
    ...act1,
    mode: 'pause',
    limit: 7,
    rate: 3,
    schedule: { phase: 'before', opensAt: NOW, closesAt: LATER, draw },
  }
  const after = planned as LineReport
  const change = vi.spyOn(ops.waitingRoom, 'change').mockResolvedValue({ before: act1, after })
  await put('act_1', { mode: 'pause', limit: 7, rate: 3, schedule, basedOn: 4 })
  expect(change).toHaveBeenCalledExactlyOnceWith('act_1', {
    mode: 'pause',
    limit: 7,
    rate: 3,
    basedOn: 4,
    schedule: { opensAt: Date.parse(NOW), closesAt: Date.parse(LATER), hasDraw: true, byNetwork: false },
  })
  const plan = { opensAt: NOW, closesAt: LATER, draw: 'a-draw', byNetwork: false }
  const former = { modeBefore: 'open', limitBefore: null, rateBefore: null, opensAtBefore: null }
  const entry = { line: 'act_1', mode: 'pause', limit: 7, rate: 3, ...plan, ...former, reason: null }
  expect(ops.audited.at(-1)?.detail).toEqual(entry)

  change.mockResolvedValue({ before: after, after: act1 })
  await put('act_1', { schedule: null, reason: '점검' })
  expect(change).toHaveBeenLastCalledWith('act_1', { schedule: null })
  const noPlan = { opensAt: null, closesAt: null, draw: null, byNetwork: null }
  const last = { modeBefore: 'pause', limitBefore: 7, rateBefore: 3, opensAtBefore: NOW }
  const now = { line: 'act_1', mode: 'open', limit: null, rate: null, reason: '점검' }
  expect(ops.audited.at(-1)?.detail).toEqual({ ...now, ...noPlan, ...last })
})

it('a message for one line is shown there alone, one for all in each that is still there', async () => {
  vi.spyOn(ops.waitingRoom, 'report').mockResolvedValue({ act_1: act1, act_2: act1, act_3: act1 })
  const announce = vi
    .spyOn(ops.waitingRoom, 'announce')
    .mockImplementation(async line => (line === 'act_3' ? 'no such line' : { after: act1 }))
  const message = { text: '안내', until: LATER }
  expect(Object.keys((await put('message', { message })).body as object)).toEqual(['act_1', 'act_2'])
  const shown = { text: '안내', until: Date.parse(LATER) }
  expect(announce.mock.calls).toEqual(['act_1', 'act_2', 'act_3'].map(line => [line, shown]))
  announce.mockClear()
  await put('message', { action: 'act_2', message: null })
  expect(announce.mock.calls).toEqual([['act_2', null]])
  const detail = { line: 'act_2', text: null, until: null, reason: null }
  expect(ops.audited.at(-1)).toMatchObject({ action: 'waiting-room.message', detail })
})

it('the audit log has both lists as they were and as they are', async () => {
  const before = { revision: 3, deny: ['192.0.2.1', '192.0.2.2'], priority: ['act_1-1'] }
  const after = { revision: 4, deny: ['192.0.2.3'], priority: ['act_1-2', 'act_1-3'] }
  vi.spyOn(ops.waitingRoom, 'lists').mockResolvedValue(before)
  const change = vi.spyOn(ops.waitingRoom, 'changeLists').mockResolvedValue(after)
  await put('lists', { deny: after.deny, priority: after.priority, basedOn: 3, reason: '점검' })
  expect(change).toHaveBeenCalledWith({ ...after, revision: 3 })
  expect(ops.audited.at(-1)?.detail).toEqual({
    deny: '192.0.2.3',
    priority: 'act_1-2 act_1-3',
    denyBefore: '192.0.2.1 192.0.2.2',
    priorityBefore: 'act_1-1',
    reason: '점검',
  })
})

it.each<[call: string, send: () => Promise<unknown>, detail: object]>([
  ['turns that end', () => ops.call('POST', '/waiting-room/act_1/end-turns', {}), { ended: 0 }],
  ['lists', () => put('lists', LISTS), { deny: '', priority: '' }],
])('a change of %s without a reason has none in the audit log', async (_, send, detail) => {
  await send()
  expect(ops.audited.at(-1)?.detail).toMatchObject({ ...detail, reason: null })
})

it('the lines are sampled every fifteen seconds, and a failed sample is left out', async () => {
  const history = async () => {
    const { body } = await ops.call('GET', '/waiting-room/history')
    return (body as { lines: Record<string, { waiting: unknown[] }> }).lines['act_1']?.waiting.at(-1)
  }
  const report = vi.spyOn(ops.waitingRoom, 'report')
  report.mockResolvedValueOnce({ act_1: { ...act1, waiting: 5 } })
  report.mockRejectedValueOnce(new Error('no connection'))
  report.mockResolvedValueOnce({ act_1: { ...act1, waiting: 6 } })
  await vi.advanceTimersByTimeAsync(14_999)
  expect(await history()).toBeUndefined()
  for (const [ms, waiting] of [
    [1, 5],
    [15_000, 5],
    [15_000, 6],
  ] as const) {
    await vi.advanceTimersByTimeAsync(ms)
    expect(await history()).toBe(waiting)
  }
})
