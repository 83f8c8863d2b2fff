import { expect, it } from 'vitest'
import { createWrongTokens } from './wrong-tokens.ts'

const MINUTE = 60_000
let time = 0
const now = () => time

function lockedOut() {
  const wrong = createWrongTokens({ now })
  for (let times = 0; times < 10; times += 1) wrong.count('a')
  return wrong
}

it('lock out with the tenth, for a quarter of an hour from then', () => {
  const wrong = createWrongTokens({ now })
  for (let times = 0; times < 9; times += 1) wrong.count('a')
  expect(wrong.lockedFor('a')).toBe(0)
  wrong.count('a')
  expect([wrong.lockedFor('a'), wrong.lockedFor('b')]).toEqual([900, 0])
  time += 15 * MINUTE
  expect(wrong.lockedFor('a')).toBe(0)
})

it('are forgotten with the right one', () => {
  const wrong = lockedOut()
  wrong.forget('a')
  expect(wrong.lockedFor('a')).toBe(0)
})

it('of very many addresses take no more room than those of ten thousand', () => {
  const wrong = lockedOut()
  for (let other = 0; other < 10_000; other += 1) wrong.count(`address ${other}`)
  expect(wrong.lockedFor('a')).toBe(0)
})

it('of an address that tries on are kept, while those of the address that was quiet for longest are dropped', () => {
  const wrong = createWrongTokens({ now })
  for (let times = 0; times < 10; times += 1) for (const address of ['a', 'b']) wrong.count(address)
  wrong.count('a')
  for (let other = 0; other < 9_999; other += 1) wrong.count(`address ${other}`)
  expect([wrong.lockedFor('a'), wrong.lockedFor('b')]).toEqual([900, 0])
})

it('lock out for a quarter of an hour after the last of them', () => {
  const wrong = lockedOut()
  time += 14 * MINUTE
  wrong.count('a')
  time += 14.5 * MINUTE
  expect(wrong.lockedFor('a')).toBe(30)
  time += MINUTE / 2
  wrong.count('a')
  expect(wrong.lockedFor('a')).toBe(0)
})
