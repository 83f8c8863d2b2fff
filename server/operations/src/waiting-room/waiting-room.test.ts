import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestOperations, type TestOperations } from '../testing/test-operations.ts'

let ops: TestOperations
beforeAll(async () => void (ops = await startTestOperations()))
afterAll(() => ops.stop())

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
      actor: 'operator:kim',
      action: 'waiting-room.change',
      detail: { line: 'act_1', mode: 'drain', limit: 10, modeBefore: 'open', reason: '점검 준비' },
    })
  })

  it.each([
    [{ mode: 'closed' }, 'mode'],
    [{ limit: -1 }, 'limit'],
    [{ rate: 0.5 }, 'rate'],
    [{ rate: '5' }, 'rate'],
    [{ colour: 'red' }, 'colour'],
    [null, ''],
  ])('is not steered by %j, which names "%s"', async (body, field) => {
    const before = await lines()
    expect(await change(body)).toMatchObject({
      status: 400,
      body: { errorCode: 'REQUEST_MALFORMED', errors: [{ field }] },
    })
    expect(await lines()).toEqual(before)
  })

  it('has no line for an unknown action, and writes the refusal down', async () => {
    expect(await change({ mode: 'pause' }, 'act_99')).toMatchObject({
      status: 404,
      body: { errorCode: 'QUEUE_ACTION_NOT_FOUND' },
    })
    expect(ops.audited.at(-1)).toMatchObject({
      action: 'operation.refused',
      detail: { errorCode: 'QUEUE_ACTION_NOT_FOUND' },
    })
  })
})
