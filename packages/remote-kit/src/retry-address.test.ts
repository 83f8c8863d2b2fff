import { expect, it } from 'vitest'
import { retryAddress } from './retry-address.ts'

it('is the address itself until something failed, and another one after each failure', () => {
  const addresses = [0, 1, 2].map(failures => retryAddress('/remotes/a/entry.js', failures))
  expect(addresses).toEqual([
    '/remotes/a/entry.js',
    '/remotes/a/entry.js?retry=1',
    '/remotes/a/entry.js?retry=2',
  ])
})
