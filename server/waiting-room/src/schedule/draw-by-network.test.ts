import { startTestServer } from 'server-kit/testing'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { describeLines } from '../testing/engines.ts'
import { noRedisHere, startTestRedis } from '../testing/test-redis.ts'
import { createWaitingRoom } from '../waiting-room.ts'
import { orderOf } from './draw.ts'

const NINE = Date.parse('2025-03-10T09:00:00+09:00')
const CONFIG = { sandbox: true, trustProxy: true, siteConfig: {} }
const NEXT_NUMBER_AFTER_MS = 50

const field = (reply: string, name: string) => new RegExp(`[:&]${name}=([^&]*)`).exec(reply)?.[1] ?? ''

/** An opening with a draw; joining moves the clock so far that an address may take one more number. */
async function opening(plan: { byNetwork?: boolean }, redisUrl?: string) {
  let [wall, steady] = [NINE - 600_000, 0]
  const clocks = { wall: () => wall, steady: () => steady }
  const part = await createWaitingRoom({ ...CONFIG, redisUrl }, undefined, clocks)
  const server = await startTestServer([part])
  onTestFinished(() => server.stop())
  await vi.waitFor(() => part.controls.report(), { timeout: 20_000 })
  await part.controls.change('act_1', { schedule: { opensAt: NINE, hasDraw: true, ...plan } })
  const draw = async (id: string) => (await fetch(`${server.address}/waiting-room/draws/${id}.json`)).json()
  return {
    async join(address: string) {
      const headers = { 'x-forwarded-for': address }
      const query = 'opcode=5101&sid=service_1&aid=act_1'
      steady += NEXT_NUMBER_AFTER_MS
      return (await fetch(`${server.address}/ts.wseq?${query}`, { headers })).text()
    },
    async drawn(reply: string) {
      const announced = await draw(field(reply, 'draw'))
      wall = NINE
      await part.controls.report()
      return { announced, ...(await draw(announced.id)) }
    },
  }
}

type Room = Awaited<ReturnType<typeof opening>>

/** A hundred people and a loop at one address join; returns the loop's places among the first hundred, and the draw. */
async function attack(room: Room, loopAddress: (index: number) => string) {
  const ofLoop = new Set<number>()
  let reply = ''
  for (let index = 0; index < 1_000; index += 1) {
    reply = await room.join(loopAddress(index))
    ofLoop.add(Number(field(reply, 'entrant')))
    if (index % 10 === 0) await room.join(`198.51.100.${index / 10}`)
  }
  const drawn = await room.drawn(reply)
  const first: number[] = drawn.order.slice(0, 100)
  return { places: first.filter(number => ofLoop.has(number)).length, taken: ofLoop.size, drawn }
}

const oneAddress = () => '192.0.2.7'

describe('a loop that asks a thousand times beside a hundred people', () => {
  it.each([
    ['an IPv4 address', oneAddress],
    ['a /56 of IPv6', (index: number) => `2001:db8:1:2${(index & 0xff).toString(16).padStart(2, '0')}::7`],
  ])('gets two of the first hundred places at most, from %s', async (_, address) => {
    const { places, taken, drawn } = await attack(await opening({}), address)
    expect(taken).toBe(1_000)
    expect(places).toBeLessThanOrEqual(2)
    expect(drawn).toMatchObject({ byNetwork: true, lots: 1_100, networks: 101 })
    expect(drawn.groups).toHaveLength(1_100)
    expect(drawn.announced).toMatchObject({ byNetwork: true, order: null, groups: null, networks: null })
    const entrants = drawn.order.map((number: number, at: number) => ({ number, group: drawn.groups[at] }))
    expect(await orderOf(drawn, entrants.toReversed())).toEqual(entrants)
    expect(JSON.stringify(drawn)).not.toMatch(/192\.0\.2|2001:db8/)
  })

  it.skipIf(noRedisHere)('gets no more in Redis', async () => {
    const redis = await startTestRedis()
    onTestFinished(() => redis.stop())
    const { places, drawn } = await attack(await opening({}, redis.url), oneAddress)
    expect(places).toBeLessThanOrEqual(2)
    expect(drawn).toMatchObject({ lots: 1_100, networks: 101 })
  })

  it('gets most places where an operator has chosen a draw without networks', async () => {
    const { places, drawn } = await attack(await opening({ byNetwork: false }), oneAddress)
    expect(places).toBeGreaterThan(50)
    expect(drawn).toMatchObject({ byNetwork: false, lots: 1_100, networks: 1_100 })
  })
})

describeLines(({ open }) => {
  it('keeps the group of each number’s network until the number is deleted', async () => {
    const lines = open()
    await lines.set({ mode: 'wait' })
    for (const network of ['7', '8', '7', undefined]) await lines.join('act_1', 'usual', network)
    await lines.check('K1')
    await lines.stayAlive('K3')
    const groups = async () => (await lines.waiting('act_1')).map(({ group }) => group)
    expect(await groups()).toEqual([7, 8, 7, 0])
    lines.pass(120)
    await lines.report()
    await lines.check('K3')
    expect(await lines.waiting('act_1')).toMatchObject([
      { number: 1, isPresent: false, group: 7 },
      { number: 2, isPresent: false, group: 8 },
      { number: 3, isPresent: true, group: 7 },
      { number: 4, isPresent: false, group: 0 },
    ])
    await lines.leave('K1')
    lines.pass(5 * 60)
    await lines.report()
    expect(await groups()).toEqual([7])
    await lines.set({ mode: 'open' })
    expect((await lines.check('K3')).code).toBe(200)
  })

  it('draws the same order from the same lots', async () => {
    const lines = open()
    await lines.set({ mode: 'wait' })
    for (let index = 1; index <= 60; index += 1)
      await lines.join('act_1', 'usual', String(index ** 2 % 7 || 9))
    const order = await orderOf({ id: 'a', key: '07'.repeat(32) }, await lines.waiting('act_1'))
    expect(order.map(({ number }) => number)).toMatchInlineSnapshot(`
      [
        30,
        41,
        17,
        28,
        58,
        1,
        31,
        56,
        29,
        16,
        25,
        21,
        5,
        34,
        38,
        35,
        51,
        50,
        11,
        14,
        43,
        9,
        52,
        49,
        57,
        47,
        53,
        42,
        8,
        39,
        44,
        7,
        27,
        26,
        24,
        32,
        55,
        23,
        13,
        40,
        10,
        12,
        15,
        45,
        2,
        59,
        36,
        33,
        46,
        20,
        19,
        4,
        6,
        22,
        37,
        18,
        48,
        54,
        60,
        3,
      ]
    `)
  })
})
