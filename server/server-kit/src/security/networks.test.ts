import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { containsAddress, isNetwork, networkOf } from './networks.ts'

describe('an entry of the list', () => {
  it.each([
    '192.0.2.7',
    '198.51.100.0/24',
    '192.0.2.7/32',
    '2001:db8::1',
    '2001:db8::/32',
    '::1/128',
    '0.0.0.0/0',
  ])('may be %s', text => {
    expect(isNetwork(text)).toBe(true)
  })

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

describe('the network that counts as one client', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:DB8:0001:2::', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['::', '0:0:0:0'],
    ['1::2:3:4:5:6:7', '1:0:2:3'],
    ['::a:b:c:d:e:f', '0:0:a:b'],
    ['unknown', 'unknown'],
  ])('of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })

  it.each([
    [48, '2001:db8:1'],
    [56, '2001:db8:1:ab00'],
    [64, '2001:db8:1:abcd'],
  ] as const)('has the first %d bits of an IPv6 address', (bits, network) => {
    expect(networkOf('2001:db8:1:abcd::7', bits)).toBe(network)
  })

  it('does not depend on the last half of an IPv6 address, or on its spelling', () => {
    const group = fc.integer({ min: 0, max: 0xffff }).map(number => number.toString(16))
    const groups = fc.array(group, { minLength: 8, maxLength: 8 })
    fc.assert(
      fc.property(groups, groups, (one, other) => {
        const first = one.slice(0, 4)
        const spelled = [...first, ...other.slice(4)].map(each => each.padStart(4, '0').toUpperCase())
        expect(networkOf(spelled.join(':'))).toBe(first.join(':'))
        expect(networkOf(`${first.join(':')}::`)).toBe(first.join(':'))
      }),
    )
  })
})
