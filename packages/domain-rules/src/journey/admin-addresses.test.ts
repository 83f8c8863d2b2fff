import { expect, it } from 'vitest'
import { ADMIN_ADDRESSES, isAdminAddress } from './admin-addresses.ts'

it('lists 30 addresses of the ranges for documentation, each once', () => {
  expect(new Set(ADMIN_ADDRESSES).size).toBe(30)
  for (const address of ADMIN_ADDRESSES)
    expect(address).toMatch(/^(192\.0\.2|198\.51\.100|203\.0\.113)\.1\d$/)
})

it.each([
  ['192.0.2.10', true],
  ['203.0.113.19', true],
  ['192.0.2.1', false],
  ['127.0.0.1', false],
  ['192.0.2.10, 10.0.0.1', false],
  ['', false],
])('of "%s" it says %s', (address, isListed) => {
  expect(isAdminAddress(address)).toBe(isListed)
})
