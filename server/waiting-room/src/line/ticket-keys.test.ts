import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createTicketKeys, isOfSameLine, KEY_START_DIGITS, keyStart } from './ticket-keys.ts'

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

it('begins with action and number, and is of one line with all keys of its action', () => {
  const key = keys.write('act_1', 7)
  expect(key.slice(0, KEY_START_DIGITS)).toBe(keyStart({ action: 'act_1', number: 7 }))
  expect(isOfSameLine(key, keys.write('act_1', 8))).toBe(true)
  expect(isOfSameLine(key, keys.write('act_3', 7))).toBe(false)
})

it('a network has a number of its own, from 1 to 2⁴⁸, which differs under another secret', () => {
  const networks = Array.from({ length: 50 }, (_, index) => `203.0.113.${index}`)
  const groups = networks.map(network => keys.groupOf(network))
  expect(new Set(groups).size).toBe(networks.length)
  expect(groups.map(group => group >= 1 && group <= 2 ** 48)).not.toContain(false)
  expect(keys.groupOf('203.0.113.1')).toBe(digestOf('network 203.0.113.1') + 1)
  expect(createTicketKeys(secretOf('theirs'), []).groupOf('203.0.113.1')).not.toBe(groups[1])
})

const digestOf = (text: string) =>
  Number.parseInt(
    createHash('sha256')
      .update(secretOf('ours').toString('hex') + text)
      .digest('hex')
      .slice(0, 12),
    16,
  )
