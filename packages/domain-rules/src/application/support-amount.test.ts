import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { capDecidedAmount, deliveryFeeVerdict, requestedAmount, showLookupAmount } from './support-amount.ts'

describe('amounts', () => {
  it.each([
    [null, 1_000_000],
    [undefined, 1_000_000],
    [0, 0],
    [120_000, 120_000],
  ])('requested, of %j, are %d', (known, amount) => {
    expect(requestedAmount(known)).toBe(amount)
  })

  it.each([
    [-1, 0],
    [0, 0],
    [299_999, 299_999],
    [300_000, 300_000],
    [300_001, 300_000],
    [1_000_000, 300_000],
    [Infinity, 300_000],
  ])('decided, of %d, are %d', (amount, decided) => {
    expect(capDecidedAmount(amount)).toBe(decided)
  })

  it('decided never leave the bounds of the programme, and within them stay as they are', () => {
    fc.assert(
      fc.property(fc.integer(), amount => {
        const decided = capDecidedAmount(amount)
        expect(decided >= 0 && decided <= 300_000).toBe(true)
        expect(capDecidedAmount(decided)).toBe(decided)
      }),
    )
  })

  it.each([
    [0, '0원'],
    [1_500, '1,500원'],
    [299_999, '299,999원'],
    [300_000, '30만원 이상'],
    [12_345_678, '30만원 이상'],
  ])('of a lookup, %d, read "%s"', (amount, shown) => {
    expect(showLookupAmount(amount)).toBe(shown)
  })
})

describe('the amount that the platforms know', () => {
  const REFUSED = { ok: false, reason: '배달료 정보가 없습니다.' }

  it.each([
    ['신속', null, REFUSED],
    ['신속', undefined, REFUSED],
    ['신속', 0, { ok: true }],
    ['신속', 120_000, { ok: true }],
    ['확인', null, { ok: true }],
  ])('for %s, %j, gets %j', (applicationType, known, verdict) => {
    expect(deliveryFeeVerdict(applicationType, known)).toEqual(verdict)
  })
})
