import { beforeEach, expect, it } from 'vitest'
import { pressKeys, randomKey } from './press-keys.ts'

const kept = new Map<string, string>()
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
}
let made = 0
const newKey = () => `key-${(made += 1)}`
const keys = (name = 'proof') => pressKeys(name, { storage, newKey })

beforeEach(() => {
  kept.clear()
  made = 0
})

it('stays the same for the same content, and over a reload', () => {
  expect(keys().keyFor({ paths: ['a'] })).toBe('key-1')
  expect(keys().keyFor({ paths: ['a'] })).toBe('key-1')
})

it('is another for another content, for another kind of call, and after it was done', () => {
  const first = keys().keyFor({ paths: ['a'] })
  expect(keys().keyFor({ paths: ['b'] })).not.toBe(first)
  expect(keys('opinion').keyFor({ paths: ['b'] })).toBe('key-3')
  keys().forget()
  expect(keys().keyFor({ paths: ['b'] })).toBe('key-4')
})

it('stays the same where the tab keeps nothing, as long as it is in use', () => {
  const forgetful = { ...storage, getItem: () => null, setItem: () => {} }
  const inUse = pressKeys('proof', { storage: forgetful, newKey })
  expect(inUse.keyFor({ paths: ['a'] })).toBe('key-1')
  expect(inUse.keyFor({ paths: ['a'] })).toBe('key-1')
  inUse.forget()
  expect(inUse.keyFor({ paths: ['a'] })).toBe('key-2')
})

it('does not mind what else lies in its place', () => {
  kept.set('sbiz_press_proof', '{')
  expect(keys().keyFor({})).toBe('key-1')
})

it('is never the same twice, since it is of 128 random bits', () => {
  expect(randomKey().split('-')).toHaveLength(4)
  expect(randomKey()).not.toBe(randomKey())
})
