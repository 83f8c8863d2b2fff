import { expect, it } from 'vitest'
import { createTurnLimit } from './turn-limit.ts'

const NOTICE_EVERY_S = 10

it('notices make a turn last ten minutes, and no longer', () => {
  let time = 5_000
  const { mayGoOn } = createTurnLimit({ now: () => time })
  let lastedS = 0
  while (mayGoOn('K1') && lastedS < 3_600) {
    lastedS += NOTICE_EVERY_S
    time += NOTICE_EVERY_S * 1_000
  }
  expect(lastedS).toBe(600)
  expect(mayGoOn('K1')).toBe(false)
  expect(mayGoOn('K2')).toBe(true)
})

it('a key of which nothing was heard for two minutes is forgotten', () => {
  let time = 5_000
  const { mayGoOn } = createTurnLimit({ now: () => time })
  mayGoOn('K1')
  time += 11 * 60_000
  expect(mayGoOn('K1')).toBe(true)
})
