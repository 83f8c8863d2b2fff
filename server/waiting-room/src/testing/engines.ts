import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe } from 'vitest'
import { createRedisLines } from '../redis/redis-lines.ts'
import { testLines, type TestLines } from './test-lines.ts'
import { noRedisHere, startTestRedis, type TestRedis } from './test-redis.ts'

type Given = {
  open: () => TestLines
  /** How often a property is tried: a line in Redis takes longer for each question. */
  runs: number
}

/** Holds lines in memory and lines in Redis to the same promises. */
export function describeLines(promises: (given: Given) => void): void {
  describe('in memory', () => {
    promises({ open: () => testLines(), runs: 100 })
  })

  describe.skipIf(noRedisHere)('in Redis', () => {
    let running: TestRedis
    beforeAll(async () => {
      running = await startTestRedis()
    })
    afterAll(() => running.stop())

    const open = () =>
      testLines(options => createRedisLines({ ...options, redis: running.redis, site: randomUUID() }))
    promises({ open, runs: 10 })
  })
}
