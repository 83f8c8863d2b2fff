import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  CLOCKS_DIFFER_AT_MOST_S,
  isSigned,
  SIGNATURE_HEADER,
  signedHeaders,
  TIME_HEADER,
} from './signature.ts'

const KEY = 'k'.repeat(32)
const now = new Date('2026-01-01T00:00:00Z')
const body = '{"bankCode":"004","accountNumber":"10000000000001"}'
const request = { method: 'POST', path: '/v1/bank/holder', body }
const later = (seconds: number) => new Date(now.getTime() + seconds * 1_000)

it('is the example of the page', () => {
  expect(signedHeaders('an example of a key, not for use', request, now)).toEqual({
    [TIME_HEADER]: '1767225600',
    [SIGNATURE_HEADER]: '1db9ce1f25ca1327364694e371b51d640ffcb227f92debf1dd61a6d91210a7a3',
  })
})

it('fits its own request, and no request that differs anywhere', () => {
  const texts = fc.record({ method: fc.string(), path: fc.string(), body: fc.string() })
  fc.assert(
    fc.property(texts, fc.constantFrom('method', 'path', 'body'), fc.string(), (signed, part, other) => {
      const headers = signedHeaders(KEY, signed, now)
      expect(isSigned(KEY, signed, headers, now)).toBe(true)
      fc.pre(signed[part] !== other && ![...Object.values(signed), other].join('').includes('\n'))
      expect(isSigned(KEY, { ...signed, [part]: other }, headers, now)).toBe(false)
    }),
  )
})

describe('a signature', () => {
  const headers = signedHeaders(KEY, request, now)

  it.each([
    [CLOCKS_DIFFER_AT_MOST_S, true],
    [-CLOCKS_DIFFER_AT_MOST_S, true],
    [CLOCKS_DIFFER_AT_MOST_S + 1, false],
    [-CLOCKS_DIFFER_AT_MOST_S - 1, false],
  ])('%i seconds later is accepted: %s', (seconds, isAccepted) => {
    expect(isSigned(KEY, request, headers, later(seconds))).toBe(isAccepted)
  })

  it.each([
    ['none', {}],
    ['no time', { [SIGNATURE_HEADER]: headers[SIGNATURE_HEADER] }],
    ['no signature', { [TIME_HEADER]: headers[TIME_HEADER] }],
    ['an empty time', { ...headers, [TIME_HEADER]: '' }],
    ['another time', { ...headers, [TIME_HEADER]: '1767225601' }],
    ['a time that is no number', { ...headers, [TIME_HEADER]: 'now' }],
    ['letters of several bytes', { ...headers, [SIGNATURE_HEADER]: '가'.repeat(64) }],
    ['half of it', { ...headers, [SIGNATURE_HEADER]: headers[SIGNATURE_HEADER]?.slice(0, 32) }],
  ])('is refused with %s', (_, given) => {
    expect(isSigned(KEY, request, given, now)).toBe(false)
  })

  it('of another key is refused', () => {
    expect(isSigned(`${KEY}x`, request, headers, now)).toBe(false)
  })
})
