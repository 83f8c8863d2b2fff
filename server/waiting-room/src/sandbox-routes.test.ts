import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from 'server-kit/testing'
import { createWaitingRoom } from './waiting-room.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer([
    await createWaitingRoom({ sandbox: true, trustProxy: false, siteConfig: {} }),
  ])
})
afterEach(() => steer('act_3', { mode: 'open' }))
afterAll(() => server.stop())

async function steer(action: string, settings: unknown): Promise<{ status: number; body: unknown }> {
  const response = await fetch(`${server.address}/sandbox/api/queue/${action}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(settings),
  })
  return { status: response.status, body: await response.json() }
}

async function report(): Promise<Record<string, Record<string, unknown>>> {
  return (await (await fetch(`${server.address}/sandbox/api/queue`)).json()).actions
}

async function ask(query: string): Promise<string> {
  return (await fetch(`${server.address}/ts.wseq?${query}`)).text()
}

const join = (action = 'act_3') => ask(`opcode=5101&sid=service_1&aid=${action}`)
const keyOf = (response: string) => /key=([0-9A-F]+)/.exec(response)?.[1] ?? ''
const PLACE = '&tps=[\\d.]+&ttl=1&ip=localhost&port=\\d+(&ahead=0)?&msg=Paused$'

describe('the report', () => {
  it('reports action, settings and counts of every step', async () => {
    const actions = await report()
    expect(Object.keys(actions)).toHaveLength(12)
    expect(actions['act_1']).toEqual({
      step: 'home',
      mode: 'open',
      limit: null,
      rate: null,
      code: null,
      waiting: 0,
      inside: 0,
      entered: 0,
      completed: 0,
    })
  })

  it('counts on', async () => {
    const before = (await report())['act_3']
    const key = keyOf(await join())
    await join()
    await ask(`opcode=5004&key=${key}`)
    await steer('act_3', { mode: 'wait' })
    await join()
    const counts = (name: string) => Number(before?.[name])
    expect((await report())['act_3']).toMatchObject({
      waiting: counts('waiting') + 1,
      inside: counts('inside') + 1,
      entered: counts('entered') + 2,
      completed: counts('completed') + 1,
    })
  })
})

describe('steering', () => {
  it('returns the new settings, which replace the old ones', async () => {
    expect(await steer('act_3', { mode: 'error', limit: 2, rate: 5 })).toMatchObject({
      status: 200,
      body: { step: 'phone', mode: 'error', limit: 2, rate: 5, code: 999 },
    })
    expect(await steer('act_3', { mode: 'wait' })).toMatchObject({
      body: { mode: 'wait', limit: null, rate: null, code: null },
    })
  })

  it.each([
    [{}, 'mode'],
    [{ mode: 'closed' }, 'mode'],
    [{ mode: 'open', limit: -1 }, 'limit'],
    [{ mode: 'open', limit: '5' }, 'limit'],
    [{ mode: 'open', rate: 0.5 }, 'rate'],
    [{ mode: 'wait', code: 999 }, 'code'],
    [{ mode: 'error', code: 200 }, 'code'],
    [{ mode: 'error', code: 303 }, 'code'],
    [{ mode: 'error', code: 599 }, 'code'],
    [{ mode: 'open', colour: 'red' }, 'colour'],
    [null, ''],
  ])('by %j is refused, and names "%s"', async (settings, field) => {
    expect(await steer('act_3', settings)).toMatchObject({
      status: 400,
      body: {
        errorCode: 'SANDBOX_MALFORMED',
        message: '시험용 요청이 올바르지 않습니다.',
        errors: [{ field }],
      },
    })
    expect((await report())['act_3']).toMatchObject({ mode: 'open', limit: null })
  })

  it.each(['act_99', '__proto__'])('of %s finds nothing', async action => {
    expect(await steer(action, { mode: 'wait' })).toMatchObject({
      status: 404,
      body: { errorCode: 'QUEUE_ACTION_NOT_FOUND', message: '대기열이 없는 동작입니다.' },
    })
  })
})

describe('on the wire', () => {
  it.each([
    [{ mode: 'open' }, '200:key=[0-9A-F]{64}&nwait=0&nnext=0&'],
    [{ mode: 'open', limit: 0 }, `201:key=[0-9A-F]{64}&nwait=\\d+&nnext=0${PLACE}`],
    [{ mode: 'open', rate: 0 }, `201:key=[0-9A-F]{64}&nwait=\\d+&nnext=0${PLACE}`],
    [{ mode: 'wait' }, `201:key=[0-9A-F]{64}&nwait=\\d+&nnext=0${PLACE}`],
    [{ mode: 'bypass' }, '300:key=[0-9A-F]{64}&nwait=0&nnext=0&'],
    [{ mode: 'express' }, '303:key=[0-9A-F]{64}&nwait=0&nnext=0&'],
    [{ mode: 'block' }, '301:msg=Blocked$'],
    [{ mode: 'ipblock' }, '302:msg=Blocked for a while$'],
    [{ mode: 'error' }, '999:msg=Error$'],
    [{ mode: 'error', code: 500 }, '500:msg=Service is not exist$'],
    [{ mode: 'error', code: 517 }, '517:msg=Error$'],
  ])('%j replies to new people with %s', async (settings, pattern) => {
    await steer('act_3', settings)
    expect(await join()).toMatch(new RegExp(`^${pattern}`))
  })

  it('a client that enters soon is asked to come back sooner than in a second, which others ignore', async () => {
    await steer('act_14', { mode: 'open', limit: 1 })
    await join('act_14')
    expect(await join('act_14')).toMatch(/&ttl=1&ip=localhost&port=\d+&soon=0\.\d\d?(&|$)/)
  })

  it('a person who waits keeps the key, and enters when it opens', async () => {
    await steer('act_3', { mode: 'wait' })
    const key = keyOf(await join())
    const check = () => ask(`opcode=5002&key=${key}&sid=service_1&aid=act_1`)
    expect(await check()).toMatch(new RegExp(`^201:key=${key}&`))
    expect(await ask(`opcode=5003&key=${key}`)).toMatch(new RegExp(`^201:key=${key}&`))
    expect(await ask(`opcode=5004&key=${key}`)).toBe('503:msg=Not entered yet')
    await steer('act_3', { mode: 'open' })
    expect(await check()).toMatch(new RegExp(`^200:key=${key}&`))
    expect(await ask(`opcode=5004&key=${key}`)).toBe(`200:key=${key}`)
  })

  it('a ticket alone is issued even while it has to wait', async () => {
    await steer('act_3', { mode: 'wait' })
    const ticket = await ask('opcode=5001&sid=service_1&aid=act_3')
    expect(ticket).toMatch(/^200:key=/)
    expect(await ask(`opcode=5002&key=${keyOf(ticket)}`)).toMatch(/^201:/)
  })

  it('a person who leaves is out of the line at once', async () => {
    await steer('act_4', { mode: 'wait' })
    const key = keyOf(await join('act_4'))
    expect((await report())['act_4']).toMatchObject({ waiting: 1 })
    expect(await ask(`opcode=5106&key=${key}`)).toBe(`200:key=${key}`)
    expect((await report())['act_4']).toMatchObject({ waiting: 0 })
    expect(await ask(`opcode=5106&key=${key}`)).toBe('505:msg=Key is not exist')
    expect(await ask(`opcode=5002&key=${key}`)).toMatch(/^505:/)
  })
})
