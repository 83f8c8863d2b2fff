import { describe, expect, it } from 'vitest'
import { containsAddress, isNetwork } from './networks.ts'

describe('an entry of the list', () => {
  it.each(['192.0.2.7', '198.51.100.0/24', '2001:db8::1', '2001:db8::/32', '0.0.0.0/0'])(
    'may be %s',
    text => {
      expect(isNetwork(text)).toBe(true)
    },
  )

  it.each([
    '',
    'localhost',
    '192.0.2',
    '192.0.2.7/33',
    '192.0.2.7/',
    '192.0.2.7/8/8',
    '::/129',
    '1.2.3.4/-1',
    '*',
  ])('may not be "%s"', text => {
    expect(isNetwork(text)).toBe(false)
  })
})

describe('an address', () => {
  const list = ['192.0.2.7', '198.51.100.0/24', '2001:db8::/32']

  it.each(['192.0.2.7', '198.51.100.200', '2001:db8:1::5'])('is on the list: %s', address => {
    expect(containsAddress(list, address)).toBe(true)
  })

  it.each(['192.0.2.8', '198.51.101.1', '2001:db9::1', '::1', '', 'unknown', '192.0.2.7, 1.1.1.1'])(
    'is not on the list: "%s"',
    address => {
      expect(containsAddress(list, address)).toBe(false)
    },
  )

  it('is on no empty list', () => {
    expect(containsAddress([], '127.0.0.1')).toBe(false)
  })
})
