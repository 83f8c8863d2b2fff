import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startTestOperations, type TestOperations } from '../testing/test-operations.ts'

let ops: TestOperations
beforeAll(async () => void (ops = await startTestOperations()))
afterAll(() => ops.stop())

const NOT_TIME = '시각은 2026-03-02T09:00:00+09:00 형식이어야 합니다.'
const NOT_LISTABLE = '주소(192.0.2.7), 네트워크(192.0.2.0/24), 대기 번호(act_1-42) 가운데 하나여야 합니다.'

const change = (body: unknown, action = 'act_1') => ops.call('PUT', `/waiting-room/${action}`, body)
const lines = () => ops.call('GET', '/waiting-room')

describe('the waiting room', () => {
  it('is steered by what is sent; what is left out stays, and null takes a limit away', async () => {
    expect(await change({ limit: 500, rate: 50 })).toMatchObject({ status: 200, body: { mode: 'open' } })
    expect(await change({ mode: 'pause' })).toMatchObject({ body: { mode: 'pause', limit: 500, rate: 50 } })
    expect(await change({ mode: 'open', rate: null })).toMatchObject({ body: { limit: 500, rate: null } })
    expect(await lines()).toMatchObject({
      status: 200,
      body: { actions: { act_1: { step: 'home', mode: 'open', limit: 500, rate: null, waiting: 0 } } },
    })
  })

  it('has each change in the audit log, with what held before and why', async () => {
    await change({ mode: 'open', limit: 10, rate: null })
    await change({ mode: 'drain', reason: '점검 준비' })
    expect(ops.audited.at(-1)).toMatchObject({
      actor: 'operator:owner/kim',
      action: 'waiting-room.change',
      detail: { line: 'act_1', mode: 'drain', limit: 10, modeBefore: 'open', reason: '점검 준비' },
    })
  })

  it.each<[body: object | null, field: string, sentence?: string]>([
    [{ mode: 'closed' }, 'mode'],
    [{ limit: -1 }, 'limit'],
    [{ rate: 0.5 }, 'rate'],
    [{ rate: '5' }, 'rate'],
    [{ colour: 'red' }, 'colour'],
    [{ schedule: { opensAt: 'nine' } }, 'schedule.opensAt', NOT_TIME],
    [
      { schedule: { opensAt: '2020-01-01T09:00:00+09:00' } },
      'schedule.opensAt',
      '개시 시각은 지금보다 뒤여야 합니다.',
    ],
    [
      { schedule: { opensAt: '2999-01-01T09:00:00+09:00', closesAt: '2999-01-01T08:00:00+09:00' } },
      'schedule.closesAt',
      '마감 시각은 개시 시각보다 뒤여야 합니다.',
    ],
    [
      { schedule: { opensAt: '2999-01-01T09:00:00+09:00', closesAt: '2999-01-01T09:00:00+09:00' } },
      'schedule.closesAt',
    ],
    [null, ''],
  ])('is not steered by %j, which names "%s"', async (body, field, message = expect.any(String)) => {
    const before = await lines()
    expect(await change(body)).toMatchObject({
      status: 400,
      body: { errorCode: 'REQUEST_MALFORMED', errors: [{ field, message }] },
    })
    expect(await lines()).toEqual(before)
  })

  it('opens and closes by a schedule, with a draw unless none is wanted, until it is taken away', async () => {
    const schedule = { opensAt: '2999-01-01T09:00:00+09:00', closesAt: '2999-01-01T18:00:00+09:00' }
    expect(await change({ schedule })).toMatchObject({
      body: {
        schedule: {
          opensAt: '2999-01-01T00:00:00.000Z',
          closesAt: '2999-01-01T09:00:00.000Z',
          draw: { commitment: expect.any(String) },
        },
      },
    })
    expect(ops.audited.at(-1)?.detail).toMatchObject({ opensAt: '2999-01-01T00:00:00.000Z' })
    expect(await change({ schedule: { ...schedule, draw: false } })).toMatchObject({
      body: { schedule: { draw: null } },
    })
    expect(await change({ schedule: null })).toMatchObject({ body: { schedule: null } })
  })

  it('shows a message to those who wait in one line or in all, until its end, and writes it down', async () => {
    const until = '2999-01-01T00:00:00.000Z'
    const show = (body: object) => ops.call('PUT', '/waiting-room/message', body)
    const message = { text: ' <b>접수는 18시까지</b> ', until }
    expect(await show({ message, reason: '문의 증가' })).toMatchObject({
      status: 200,
      body: { act_1: { message: { text: '<b>접수는 18시까지</b>', until } } },
    })
    expect(ops.audited.at(-1)).toMatchObject({
      action: 'waiting-room.message',
      detail: { line: 'all', text: '<b>접수는 18시까지</b>', until, reason: '문의 증가' },
    })
    expect(await show({ action: 'act_1', message: null })).toMatchObject({
      body: { act_1: { message: null } },
    })
    expect(await show({ action: 'act_99', message })).toMatchObject({ status: 404 })
  })

  it.each<[message: object | undefined, field: string, sentence?: string]>([
    [{ text: '', until: '2999-01-01T00:00:00Z' }, 'message.text'],
    [{ text: '가'.repeat(201), until: '2999-01-01T00:00:00Z' }, 'message.text'],
    [{ text: '두\n줄', until: '2999-01-01T00:00:00Z' }, 'message.text', '안내문은 한 줄이어야 합니다.'],
    [{ text: '안내', until: 'nine' }, 'message.until', NOT_TIME],
    [
      { text: '안내', until: '2020-01-01T00:00:00Z' },
      'message.until',
      '안내문의 끝 시각은 지금보다 뒤여야 합니다.',
    ],
    [{ text: '안내' }, 'message.until'],
    [undefined, 'message'],
  ])('shows no message %j, and names "%s"', async (message, field, sentence = expect.any(String)) => {
    expect(await ops.call('PUT', '/waiting-room/message', { message })).toMatchObject({
      status: 400,
      body: { errors: [{ field, message: sentence }] },
    })
  })

  it('ends all turns of a line, and writes down how many', async () => {
    const end = (action: string) => ops.call('POST', `/waiting-room/${action}/end-turns`, { reason: '점검' })
    expect(await end('act_1')).toMatchObject({ status: 200, body: { ended: 0 } })
    expect(ops.audited.at(-1)).toMatchObject({
      action: 'waiting-room.end-turns',
      detail: { line: 'act_1', ended: 0, reason: '점검' },
    })
    expect(await end('act_99')).toMatchObject({ status: 404 })
  })

  it('lists whom it refuses and who goes first, and writes down what was listed before', async () => {
    const wanted = { deny: ['192.0.2.0/24'], priority: ['2001:db8::1', 'act_1-42'] }
    expect(await ops.call('PUT', '/waiting-room/lists', { ...wanted, basedOn: 0 })).toMatchObject({
      status: 200,
      body: { ...wanted, revision: 1 },
    })
    expect(await lines()).toMatchObject({ body: { lists: wanted } })
    expect(ops.audited.at(-1)).toMatchObject({
      action: 'waiting-room.lists',
      detail: { deny: '192.0.2.0/24', denyBefore: '' },
    })
  })

  it.each([
    [{ deny: ['1.2.3'], priority: [], basedOn: 1 }, 'deny.0', NOT_LISTABLE],
    [{ deny: [], priority: ['김사장'], basedOn: 1 }, 'priority.0', NOT_LISTABLE],
    [{ deny: [], priority: [] }, 'basedOn', expect.any(String)],
  ])('lists nothing by %j, which names "%s"', async (body, field, message) => {
    expect(await ops.call('PUT', '/waiting-room/lists', body)).toMatchObject({
      status: 400,
      body: { errors: [{ field, message }] },
    })
  })

  it('makes no change to what another operator has changed meanwhile', async () => {
    const { body } = await change({ limit: 5 })
    const { revision } = body as { revision: number }
    await change({ limit: 6 })
    expect(await change({ limit: 7, basedOn: revision })).toMatchObject({
      status: 409,
      body: {
        errorCode: 'WAITING_ROOM_CHANGED',
        message: '그 사이 다른 운영자가 대기실 설정을 바꾸었습니다. 바뀐 내용을 확인한 뒤 다시 시도해주세요.',
      },
    })
    const outdated = { deny: [], priority: [], basedOn: 99 }
    expect(await ops.call('PUT', '/waiting-room/lists', outdated)).toMatchObject({ status: 409 })
    expect(await lines()).toMatchObject({ body: { actions: { act_1: { limit: 6 } } } })
  })

  it('that cannot be reached is named in a sentence', async () => {
    vi.spyOn(ops.waitingRoom, 'change').mockRejectedValueOnce(new Error('no connection'))
    expect(await change({ mode: 'pause' })).toMatchObject({
      status: 503,
      body: {
        errorCode: 'WAITING_ROOM_UNAVAILABLE',
        message: '대기실에 연결할 수 없습니다. 잠시 후 다시 시도해주세요.',
      },
    })
  })

  it('has no line for an unknown action, and writes the refusal down', async () => {
    expect(await change({ mode: 'pause' }, 'act_99')).toMatchObject({
      status: 404,
      body: { errorCode: 'QUEUE_ACTION_NOT_FOUND', message: '대기열이 없는 동작입니다.' },
    })
    expect(ops.audited.at(-1)).toMatchObject({
      action: 'operation.refused',
      detail: { errorCode: 'QUEUE_ACTION_NOT_FOUND' },
    })
  })
})
