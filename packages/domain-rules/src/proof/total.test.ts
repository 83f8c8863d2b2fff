import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkTotal, parseTotal, showTotal, totalDigits } from './total.ts'

const AMOUNT_MISSING = '총 증빙금액을 입력해주세요.'
const COUNT_MISSING = '총 증빙건수를 입력해주세요.'
const TOO_MANY_CASES = '증빙건수는 최대 100건까지만 입력 가능합니다.'

describe('a typed total', () => {
  it.each([
    ['', ''],
    ['1,234', '1234'],
    ['１２３원', '123'],
    ['-12.5', '125'],
    ['000', '0'],
    ['0012', '12'],
    ['1234567890123', '123456789012'],
  ])('of "%s" keeps "%s"', (typed, digits) => {
    expect(totalDigits(typed, 'general')).toBe(digits)
  })

  it('keeps ten digits on the supplement page', () => {
    expect(totalDigits('12345678901', 'supplement')).toBe('1234567890')
  })

  it('shows at most 15 characters on the general page, and reads back the same number', () => {
    fc.assert(
      fc.property(fc.string(), typed => {
        const digits = totalDigits(`7${typed}`, 'general')
        expect(showTotal(digits).length).toBeLessThanOrEqual(15)
        expect(parseTotal(showTotal(digits))).toBe(Number(digits))
      }),
    )
    expect(showTotal('999999999999')).toHaveLength(15)
  })

  it('shows the separators of Korean amounts', () => {
    fc.assert(
      fc.property(fc.nat({ max: 999_999_999_999 }), total => {
        expect(showTotal(String(total))).toBe(total.toLocaleString('ko-KR'))
      }),
    )
    expect(showTotal('')).toBe('')
  })
})

describe('the number of a total', () => {
  it.each([
    ['1,234', 1234],
    ['1234', 1234],
    ['0', 0],
    ['', null],
    [',', null],
    ['-1', null],
    ['1.5', null],
    ['1e3', null],
    ['NaN', null],
    ['１２', null],
    [' 12', null],
  ])('of "%s" is %j', (text, number) => {
    expect(parseTotal(text)).toBe(number)
  })
})

describe('a checked total', () => {
  it.each([
    ['', AMOUNT_MISSING, COUNT_MISSING],
    ['0', AMOUNT_MISSING, COUNT_MISSING],
    ['-5', AMOUNT_MISSING, COUNT_MISSING],
    ['1.5', AMOUNT_MISSING, COUNT_MISSING],
    ['1', null, null],
    ['100', null, null],
    ['101', null, TOO_MANY_CASES],
    ['1,000', null, TOO_MANY_CASES],
  ])('of "%s" gets, as amount: %s, as count: %s', (text, asAmount, asCount) => {
    for (const page of ['general', 'supplement'] as const) {
      expect(checkTotal('금액', text, page)).toBe(asAmount)
      expect(checkTotal('건', text, page)).toBe(asCount)
    }
  })

  it('has no more digits than its page takes', () => {
    expect(checkTotal('금액', '9'.repeat(12), 'general')).toBeNull()
    expect(checkTotal('금액', '1,000,000,000,000', 'general')).toBe(
      '총 증빙금액은 최대 12자리까지만 입력 가능합니다.',
    )
    expect(checkTotal('금액', '9'.repeat(10), 'supplement')).toBeNull()
    expect(checkTotal('금액', '9'.repeat(400), 'supplement')).toBe(
      '총 증빙금액은 최대 10자리까지만 입력 가능합니다.',
    )
  })
})
