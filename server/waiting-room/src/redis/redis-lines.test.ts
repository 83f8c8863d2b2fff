import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TicketReply } from '../line/lines.ts'
import { testLines, type TestLines } from '../testing/test-lines.ts'
import { noRedisHere, startTestRedis, type TestRedis } from '../testing/test-redis.ts'
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

  it('reply to a batch as lines in memory reply to its questions one by one', async () => {
    await fc.assert(
      fc.asyncProperty(limits, limits, moments, async (first, then, all) => {
        const inMemory = testLines()
        const inRedis = testLines(options =>
          createRedisLines({ ...options, redis: running.redis, site: randomUUID() }),
        )
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
