import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { returnCode } from 'queue-protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TicketReply } from '../line/lines.ts'
import { testLines, type TestLines } from '../testing/test-lines.ts'
import { noRedisHere, startTestRedis, type TestRedis } from '../testing/test-redis.ts'
import { redisKey } from './line-script.ts'
import { createRedisLines } from './redis-lines.ts'

const CALLS = ['join', 'join', 'check', 'check', 'check', 'complete', 'stayAlive', 'end', 'leave'] as const
type Step = { call: (typeof CALLS)[number]; number: number; lane: 'usual' | 'priority' }

const step: fc.Arbitrary<Step> = fc.record({
  call: fc.constantFrom(...CALLS),
  number: fc.integer({ min: 1, max: 30 }),
  lane: fc.constantFrom('usual', 'usual', 'usual', 'priority'),
})
const moments = fc.array(
  fc.record({
    steps: fc.array(step, { minLength: 1, maxLength: 20 }),
    seconds: fc.integer({ min: 0, max: 40 }),
  }),
  { minLength: 1, maxLength: 10 },
)
const limits = fc.record({
  mode: fc.constantFrom('open', 'open', 'open', 'wait', 'drain', 'bypass', 'express', 'block'),
  limit: fc.option(fc.integer({ min: 0, max: 4 }), { nil: undefined }),
  rate: fc.option(fc.integer({ min: 0, max: 4 }), { nil: undefined }),
})

function take(lines: TestLines, { call, number, lane }: Step) {
  if (call === 'join') return lines.join('act_1', lane)
  return lines[call](`K${number}`, lane)
}

/** Rounds the pace to millionths, as clients get it. */
function seen(reply: TicketReply | number) {
  if (typeof reply === 'number' || !reply.place) return reply
  return { ...reply, place: { ...reply.place, perSecond: Math.round(reply.place.perSecond * 1e6) } }
}

describe.skipIf(noRedisHere)('lines in Redis', () => {
  let running: TestRedis
  beforeAll(async () => {
    running = await startTestRedis()
  })
  afterAll(() => running.stop())

  const newLines = (site: string = randomUUID()) =>
    testLines(options => createRedisLines({ ...options, redis: running.redis, site }))

  it('know no other action', async () => {
    const lines = newLines()
    expect(await lines.join('act_99')).toEqual({ code: returnCode.NO_ACTION })
    expect(await lines.steer('act_99', { mode: 'open' })).toBe('no such line')
    expect(await lines.settingsOf('act_99')).toBeUndefined()
    expect(await lines.check('act_99K1')).toEqual({ code: returnCode.NO_SUCH_KEY })
  })

  it('have the network of each number, and the numbers in order', async () => {
    const lines = newLines()
    await lines.set({ mode: 'wait' })
    for (let person = 0; person < 12; person += 1) await lines.join('act_1', 'usual', String(person % 3))
    const waiting = await lines.waiting('act_1')
    expect(waiting.map(({ number, group }) => [number, group])).toEqual(
      Array.from({ length: 12 }, (_, person) => [person + 1, person % 3]),
    )
  })

  it('seat a group once, however often it is seated', async () => {
    const lines = newLines()
    const seat = (name: string) => lines.seat('act_1', [true, true], name)
    expect([await seat('a draw'), await seat('a draw'), await seat('another')]).toEqual([1, 1, 3])
  })

  it('keep those who were seated present for a minute, and their numbers for half an hour', async () => {
    const lines = newLines()
    await lines.set({ mode: 'wait' })
    await lines.seat('act_1', [true, false], 'a draw')
    const presentAfter = async (seconds: number) => {
      lines.pass(seconds)
      await lines.counts()
      return (await lines.waiting('act_1')).map(({ isPresent }) => isPresent)
    }
    expect(await presentAfter(61)).toEqual([true, false])
    expect(await presentAfter(2)).toEqual([false, false])
    expect(await presentAfter(25 * 60)).toEqual([false, false])
  })

  it('make nobody absent for a time in which nobody could ask', async () => {
    const lines = newLines()
    await lines.set({ mode: 'open', limit: 1 })
    const [inside = '', first = '', second = ''] = await lines.comeTimes(3)
    lines.pass(50)
    running.redis.emit('error', new Error('lost'))
    expect(await lines.complete(inside)).toBe(returnCode.SUCCESS)
    expect((await lines.check(second)).code).toBe(returnCode.CONTINUE)
    expect((await lines.check(first)).code).toBe(returnCode.SUCCESS)
  })

  it('keep nothing of numbers that were given up', async () => {
    const site = randomUUID()
    const lines = newLines(site)
    await lines.set({ mode: 'wait' })
    for (const key of await lines.comeTimes(2)) await lines.leave(key)
    const { redis } = running
    const keyOf = (part: string) => redisKey(site, 'act_1', part)
    const sizes = [redis.zCard(keyOf('due')), redis.zCard(keyOf('present')), redis.hLen(keyOf('states'))]
    expect(await Promise.all(sizes)).toEqual([0, 0, 0])
  })

  it('let those of the priority lane ask again sooner, also if they joined before they were of it', async () => {
    const lines = newLines()
    await lines.set({ mode: 'open', limit: 0 })
    const last = (await lines.comeTimes(50)).at(-1) ?? ''
    const recheckAfter = async (lane?: 'priority') =>
      (await lines.check(last, lane)).place?.recheckAfterS ?? 0
    expect(await recheckAfter('priority')).toBeLessThanOrEqual(3)
    expect(await recheckAfter()).toBeGreaterThan(3)
  })

  it('keep what is only stored, and whether people wait for a draw', async () => {
    const lines = newLines()
    const schedule = { opensAt: 1_000, phase: 'before', draw: { id: 'd', key: 'k' } } as const
    await lines.set({ mode: 'wait', limit: 3, schedule, endedAt: 5, message: { text: '안내', until: 9 } })
    expect(await lines.settingsOf('act_1')).toMatchObject({ mode: 'wait', limit: 3, schedule, endedAt: 5 })
    expect((await lines.join('act_1')).code).toBe(returnCode.ALREADY_RUNNING)
  })

  it('reply to a batch as lines in memory reply to its questions one by one', async () => {
    await fc.assert(
      fc.asyncProperty(limits, limits, moments, async (first, then, all) => {
        const inMemory = testLines()
        const inRedis = newLines()
        for (const [index, { steps, seconds }] of all.entries()) {
          for (const lines of [inMemory, inRedis]) {
            if (index % 5 === 0) await lines.set(index === 0 ? first : then)
            lines.pass(seconds)
          }
          const expected: (TicketReply | number)[] = []
          for (const each of steps) expected.push(await take(inMemory, each))
          const replies = await Promise.all(steps.map(async each => take(inRedis, each)))
          expect(replies.map(seen)).toEqual(expected.map(seen))
          expect(await inRedis.counts()).toEqual(await inMemory.counts())
        }
      }),
      { numRuns: 40 },
    )
  })
})
