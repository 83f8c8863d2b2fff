import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe } from 'vitest'
import { createRedisLines } from '../redis/redis-lines.ts'
import { testLines, type TestLines } from './test-lines.ts'
import { noRedisHere, startTestRedis, type TestRedis } from './test-redis.ts'

type Given = {
  open: () => TestLines
  /** Runs of a property: fewer in Redis, where a question takes longer. */
  runs: number
}

/** Runs the same tests over lines in memory and lines in Redis. */
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
