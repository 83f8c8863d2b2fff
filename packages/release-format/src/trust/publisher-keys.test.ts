import { expect, it } from 'vitest'
import { publisherKeysOf } from './publisher-keys.ts'

it.each([
  ['its own keys', { 'mfe-apply': ['a'], 'mfe-proof': ['b', 'c'] }, 'mfe-proof', ['b', 'c']],
  ['the keys of all', ['a'], 'mfe-proof', ['a']],
  ['no key of another remote', { 'mfe-apply': ['a'] }, 'mfe-proof', []],
  ['no key by a name that every object has', { 'mfe-apply': ['a'] }, 'constructor', []],
])('a remote has %s', (_, publishers, remote, keys) => {
  expect(publisherKeysOf(publishers, remote)).toEqual(keys)
})
