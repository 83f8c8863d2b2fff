import fc from 'fast-check'
import { expect, it } from 'vitest'
import { keyPerContent } from './press-keys.ts'

function keys() {
  let number = 0
  return keyPerContent(() => `key-${++number}`)
}

it('stays the same for a second try with the same content', () => {
  const keyFor = keys()
  expect(keyFor('a')).toBe(keyFor('a'))
})

it('is one also for content that is empty', () => {
  expect(keys()('')).toBe('key-1')
})

it('changes when the content has changed, also back to what it was', () => {
  const keyFor = keys()
  expect([keyFor('a'), keyFor('b'), keyFor('a')]).toEqual(['key-1', 'key-2', 'key-3'])
})

it('never gives one key to two different contents', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), contents => {
      const keyFor = keys()
      const used = new Map<string, string>()
      for (const content of contents) {
        const key = keyFor(content)
        expect(used.get(key) ?? content).toBe(content)
        used.set(key, content)
      }
    }),
  )
})
