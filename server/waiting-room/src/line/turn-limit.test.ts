import { expect, it } from 'vitest'
import { createTurnLimit } from './turn-limit.ts'

const NOTICE_EVERY_S = 10

it('notices make a turn last ten minutes, and no longer', () => {
  let time = 5_000
  const limit = createTurnLimit({ now: () => time })
  let lastedS = 0
  while (!limit.isOver('K1') && lastedS < 3_600) {
    limit.count('K1')
    lastedS += NOTICE_EVERY_S
    time += NOTICE_EVERY_S * 1_000
  }
  expect(lastedS).toBe(600)
  expect(limit.isOver('K1')).toBe(true)
  expect(limit.isOver('K2')).toBe(false)
})

it('a key without notices for two minutes begins anew', () => {
  let time = 5_000
  const limit = createTurnLimit({ now: () => time })
  limit.count('K1')
  time += 11 * 60_000
  expect(limit.isOver('K1')).toBe(false)
})
