import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createTicketKeys } from './ticket-keys.ts'

const secretOf = (text: string) => createHash('sha256').update(text).digest()
const keys = createTicketKeys(secretOf('ours'), ['act_1', 'act_3'])

it('contains the action and number of its ticket', () => {
  fc.assert(
    fc.property(fc.constantFrom('act_1', 'act_3'), fc.nat(), (action, number) => {
      const key = keys.write(action, number)
      expect(key).toMatch(/^[0-9A-F]{64}$/)
      expect(keys.read(key)).toEqual({ action, number })
    }),
  )
})

it('is the same under the same secret, whatever other actions there are', () => {
  const others = createTicketKeys(secretOf('ours'), ['act_9', 'act_1'])
  expect(others.read(keys.write('act_1', 7))).toEqual({ action: 'act_1', number: 7 })
})

it('is worth nothing when a digit is changed, under another secret, or for an action that is gone', () => {
  const key = keys.write('act_1', 7)
  for (let digit = 0; digit < key.length; digit += 1) {
    const other = key[digit] === '0' ? '1' : '0'
    expect(keys.read(key.slice(0, digit) + other + key.slice(digit + 1))).toBeUndefined()
  }
  for (const wrong of [
    '',
    'ABC',
    key.toLowerCase(),
    `${key}0`,
    key.slice(1),
    `${key.slice(0, 20)}${key.slice(20).toLowerCase()}`,
  ])
    expect(keys.read(wrong)).toBeUndefined()
  expect(createTicketKeys(secretOf('theirs'), ['act_1']).read(key)).toBeUndefined()
  expect(createTicketKeys(secretOf('ours'), ['act_3']).read(key)).toBeUndefined()
})
