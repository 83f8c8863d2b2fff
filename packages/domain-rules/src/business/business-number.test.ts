import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  BUSINESS_NUMBER_LENGTH,
  BUSINESS_NUMBER_PARTS,
  checkBusinessNumber,
  checkBusinessNumberParts,
  digitsOf,
  formatBusinessNumber,
  splitBusinessNumber,
} from './business-number.ts'

const INCOMPLETE = '사업자등록번호를 모두 입력해주세요.'
const NOT_TEN_DIGITS = '유효하지 않은 사업자등록번호입니다.'

const anyCharacter = fc.integer({ min: 0, max: 0x10ffff }).map(code => String.fromCodePoint(code))
const businessNumbers = fc.stringMatching(/^[0-9]{10}$/)

it('has parts that add up to its length', () => {
  expect(BUSINESS_NUMBER_PARTS.reduce((sum, length) => sum + length, 0)).toBe(BUSINESS_NUMBER_LENGTH)
})

describe('the digits of a text', () => {
  it.each([
    ['', ''],
    ['ab1-2', '12'],
    ['123-45-67890', '1234567890'],
    [' 123 45 67890\n', '1234567890'],
    ['１２３－４５－６７８９０', '1234567890'],
    ['사업자등록번호: 123‑45‑67890', '1234567890'],
    ['1２3', '123'],
    ['٣²①½Ⅳ', ''],
    ['𝟙🂱', ''],
    ['-1.5e3', '153'],
  ])('are, of "%s", "%s"', (text, digits) => {
    expect(digitsOf(text)).toBe(digits)
  })

  it('are nothing but ASCII digits, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), text => {
        expect(digitsOf(text)).toMatch(/^[0-9]*$/)
      }),
    )
  })

  it('stay as they are when they are taken again', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), text => {
        expect(digitsOf(digitsOf(text))).toBe(digitsOf(text))
      }),
    )
  })

  it('come back from every way of writing a number', () => {
    fc.assert(
      fc.property(businessNumbers, number => {
        expect(digitsOf(formatBusinessNumber(number))).toBe(number)
        expect(digitsOf(toFullWidth(number))).toBe(number)
      }),
    )
  })
})

describe('splitting into three boxes', () => {
  it.each([
    ['', ['', '', '']],
    ['12', ['12', '', '']],
    ['123', ['123', '', '']],
    ['1234', ['123', '4', '']],
    ['123456', ['123', '45', '6']],
    ['1234567890', ['123', '45', '67890']],
    ['123456789012', ['123', '45', '67890']],
  ])('makes of "%s" %j', (digits, boxes) => {
    expect(splitBusinessNumber(digits)).toEqual(boxes)
  })

  it('fills three, two and five boxes, and loses no digit', () => {
    fc.assert(
      fc.property(businessNumbers, number => {
        const boxes = splitBusinessNumber(number)
        expect(boxes.map(box => box.length)).toEqual(BUSINESS_NUMBER_PARTS)
        expect(boxes.join('')).toBe(number)
      }),
    )
  })
})

describe('writing for people', () => {
  it.each([
    ['1234567890', '123-45-67890'],
    ['12345', '123-45'],
    ['12', '12'],
    ['', ''],
  ])('makes of "%s" "%s"', (digits, written) => {
    expect(formatBusinessNumber(digits)).toBe(written)
  })
})

describe('checking the three boxes', () => {
  it.each([
    [[], INCOMPLETE],
    [['', '', ''], INCOMPLETE],
    [['123', '45'], INCOMPLETE],
    [['123', '45', ''], INCOMPLETE],
    [['12', '45', '67890'], INCOMPLETE],
    [['123', '4', '67890'], INCOMPLETE],
    [['123', '45', '6789'], INCOMPLETE],
    [['1234', '5', '67890'], INCOMPLETE],
    [['1234', '45', '67890'], NOT_TEN_DIGITS],
    [['123', '45', '67890', '1'], NOT_TEN_DIGITS],
    [['12a', '45', '67890'], NOT_TEN_DIGITS],
    [['１２３', '45', '67890'], NOT_TEN_DIGITS],
    [['123', '45', '67890'], null],
    [['000', '00', '00000'], null],
  ])('returns for %j: %s', (boxes, message) => {
    expect(checkBusinessNumberParts(boxes)).toBe(message)
  })

  it('lets exactly those boxes pass whose digits make a number', () => {
    const boxes = fc.tuple(
      ...BUSINESS_NUMBER_PARTS.map(length => fc.stringMatching(new RegExp(`^[0-9]{0,${length + 1}}$`))),
    )
    fc.assert(
      fc.property(boxes, parts => {
        const isWhole = parts.every((part, box) => part.length === BUSINESS_NUMBER_PARTS[box])
        expect(checkBusinessNumberParts(parts) === null).toBe(isWhole)
      }),
    )
  })
})

describe('checking a whole number', () => {
  it.each([
    '',
    '123456789',
    '12345678901',
    '123-45-67890',
    ' 1234567890',
    '1234567890\n',
    '１２３４５６７８９０',
    '12345abcde',
  ])('refuses "%s"', text => {
    expect(checkBusinessNumber(text)).toBe(NOT_TEN_DIGITS)
  })

  it('takes any ten digits: there is no check digit', () => {
    fc.assert(
      fc.property(businessNumbers, number => {
        expect(checkBusinessNumber(number)).toBeNull()
      }),
    )
  })
})

function toFullWidth(digits: string): string {
  return digits.replace(/\d/g, digit => '０１２３４５６７８９'.charAt(Number(digit)))
}
