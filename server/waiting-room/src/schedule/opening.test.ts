import { createHash, createHmac } from 'node:crypto'
import { startTestServer, type TestServer } from 'server-kit/testing'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { noRedisHere, startTestRedis } from '../testing/test-redis.ts'
import { createWaitingRoom } from '../waiting-room.ts'

const NINE = Date.parse('2025-03-10T09:00:00+09:00')
const CONFIG = { sandbox: true, trustProxy: true, siteConfig: {} }

let time = NINE - 600_000
// Nobody becomes absent, however slow the machine is.
const clocks = { wall: () => time, steady: () => 0 }
const running: TestServer[] = []
afterEach(async () => {
  time = NINE - 600_000
  for (const server of running.splice(0)) await server.stop()
})

async function open(redisUrl?: string) {
  const part = await createWaitingRoom({ ...CONFIG, redisUrl }, undefined, clocks)
  const server = await startTestServer([part])
  running.push(server)
  const ask = async (query: string, address = '192.0.2.1') => {
    const headers = { 'x-forwarded-for': address }
    return (await fetch(`${server.address}/ts.wseq?${query}`, { headers })).text()
  }
  const join = (address?: string) => ask('opcode=5101&sid=service_1&aid=act_1', address)
  const draw = async (id: string) => {
    const response = await fetch(`${server.address}/waiting-room/draws/${id}.json`)
    return { status: response.status, body: response.ok ? await response.json() : null }
  }
  return { ...part.controls, ask, join, draw }
}

type Room = Awaited<ReturnType<typeof open>>
const field = (reply: string, name: string) => new RegExp(`[:&]${name}=([^&]*)`).exec(reply)?.[1] ?? ''

/** Eight people join two processes before nine, and one joins after it. Lets them enter one by one. */
async function morning(one: Room, other: Room) {
  await one.change('act_1', { limit: 1 })
  await one.change('act_1', { schedule: { opensAt: NINE, hasDraw: true } })
  const replies: string[] = []
  for (let each = 0; each < 8; each += 1) replies.push(await (each % 2 ? other : one).join())
  await Promise.all(replies.map(reply => one.ask(`opcode=5002&key=${field(reply, 'key')}`)))
  const announced = await other.draw(field(replies[0] ?? '', 'draw'))
  time = NINE
  const late = await one.join()
  const keys = [late, ...replies].map(reply => field(reply, 'key'))
  const entered: string[] = []
  while (entered.length < keys.length) {
    const waiting = keys.filter(key => !entered.includes(key))
    const codes = await Promise.all(waiting.map(key => other.ask(`opcode=5002&key=${key}`)))
    const next = waiting.filter((_, index) => codes[index]?.startsWith('200:'))
    expect(next).toHaveLength(1)
    entered.push(...next)
    await other.ask(`opcode=5004&key=${next[0]}`)
  }
  return { replies, announced, late, entered, keys: keys.slice(1), drawn: await one.draw(announced.body.id) }
}

/** Checks a draw without any code of the server. */
function isGenuine(
  announced: { commitment: string },
  { id, key, order }: Awaited<ReturnType<Room['draw']>>['body'],
) {
  const secret = Buffer.from(key, 'hex')
  const lot = (number: number) => createHmac('sha256', secret).update(`${id}-${number}`).digest('hex')
  const isKept = createHash('sha256').update(secret).digest('hex') === announced.commitment
  return isKept && order.every((number: number, i: number) => i === 0 || lot(order[i - 1]) < lot(number))
}

describe('an opening at nine', () => {
  it('lets clients wait until then, draws an order that anyone can check, and puts late ones behind', async () => {
    const room = await open()
    const { replies, announced, late, entered, keys, drawn } = await morning(room, room)
    expect(replies[2]).toMatch(
      /^201:key=[0-9A-F]{64}&nwait=2&nnext=0&tps=0\.050000&ttl=1&ip=.*&opens=1741564800&opensin=600&draw=[0-9a-f]{16}&entrant=3$/,
    )
    expect(announced).toMatchObject({ status: 200, body: { key: null, drawnAt: null, order: null } })
    expect(isGenuine(announced.body, drawn.body)).toBe(true)
    expect(isGenuine({ commitment: '00' }, drawn.body)).toBe(false)
    expect(entered).toEqual([
      ...drawn.body.order.map((number: number) => keys[number - 1]),
      field(late, 'key'),
    ])
    expect((await room.draw('0123456789abcdef')).status).toBe(404)
  })

  it.skipIf(noRedisHere)('is one for two processes with one Redis', async () => {
    const redis = await startTestRedis()
    onTestFinished(() => redis.stop())
    const [one, other] = [await open(redis.url), await open(redis.url)]
    await vi.waitFor(() => Promise.all([one.report(), other.report()]), { timeout: 20_000 })
    await one.change('act_3', { schedule: { opensAt: NINE, hasDraw: true } })
    const unheardOf = field(await one.ask('opcode=5101&sid=service_1&aid=act_3'), 'key')
    expect(await other.ask(`opcode=5002&key=${unheardOf}`)).toMatch(/^201:.*&entrant=1$/)
    const { announced, late, entered, keys, drawn } = await morning(one, other)
    expect(isGenuine(announced.body, drawn.body)).toBe(true)
    expect(entered).toEqual([
      ...drawn.body.order.map((number: number) => keys[number - 1]),
      field(late, 'key'),
    ])
  })
})

it('a client on the deny list is blocked, with and without a number, and may give a turn back', async () => {
  const room = await open()
  const key = field(await room.join('198.51.100.7'), 'key')
  await room.changeLists({ revision: 0, deny: ['198.51.100.0/24'], priority: [] })
  expect(await room.join('198.51.100.7')).toBe('301:msg=Blocked')
  expect(await room.ask(`opcode=5003&key=${key}`, '198.51.100.9')).toBe('301:msg=Blocked')
  expect(await room.ask(`opcode=5004&key=${key}`, '198.51.100.7')).toMatch(/^200:/)
  expect(await room.join('192.0.2.7')).toMatch(/^200:/)
})

it('a client on the priority list passes others, by address or number', async () => {
  const room = await open()
  await room.change('act_1', { mode: 'pause' })
  const [, , third] = [await room.join(), await room.join(), await room.join('198.51.100.7')]
  await room.changeLists({ revision: 0, deny: [], priority: ['198.51.100.7'] })
  await room.change('act_1', { mode: 'open', limit: 1 })
  expect(await room.ask(`opcode=5002&key=${field(third ?? '', 'key')}`, '198.51.100.7')).toMatch(/^200:/)
})
