import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { byteLength, cutToBytes, toFullWidth, toHalfWidth } from './text-bytes.ts'

const anyCharacter = fc.integer({ min: 0, max: 0x10ffff }).map(code => String.fromCodePoint(code))
const anyText = fc.string({ unit: anyCharacter })
const koreanText = fc.string({
  unit: fc.constantFrom('가', '힣', 'ㄱ', '漢', 'Ａ', '　', 'a', '-', ' ', '𠀋', 'é'),
})

describe('the length in bytes', () => {
  it.each([
    ['', 0],
    ['abc 123', 7],
    ['홍길동', 6],
    ['ㅋㅋ', 4],
    ['㈜한국', 6],
    ['株式會社', 8],
    ['ひらカナ', 8],
    ['ＡＢＣ', 6],
    ['　', 2],
    ['₩￦', 3],
    ['！～', 4],
    ['é·★', 3],
    ['𠀋', 2],
    ['🙂', 1],
    ['홍a길', 5],
  ])('of "%s" is %d', (text, bytes) => {
    expect(byteLength(text)).toBe(bytes)
  })

  it('does not depend on whether a device has taken the Hangul apart', () => {
    expect(byteLength('각힣'.normalize('NFD'))).toBe(4)
  })

  it('lies between one and two for each character', () => {
    fc.assert(
      fc.property(anyText, text => {
        const characters = Array.from(text.normalize('NFC')).length
        expect(byteLength(text)).toBeGreaterThanOrEqual(characters)
        expect(byteLength(text)).toBeLessThanOrEqual(2 * characters)
      }),
    )
  })
})

describe('cutting to bytes', () => {
  it.each([
    ['홍길동', 6, '홍길동'],
    ['홍길동', 5, '홍길'],
    ['홍길동', 1, ''],
    ['홍길동', 0, ''],
    ['a홍길동', 6, 'a홍길'],
    ['a홍길동', 7, 'a홍길동'],
    ['가나다라마바사', 12, '가나다라마바'],
    ['abcdefghijklm', 12, 'abcdefghijkl'],
    ['𠀋𠀋', 3, '𠀋'],
    ['𠀋', 1, ''],
  ])('"%s" to %d leaves "%s"', (text, limit, kept) => {
    expect(cutToBytes(text, limit)).toBe(kept)
  })

  it('leaves a flag or a family of emoji whole, or leaves it out', () => {
    expect(cutToBytes('a👨‍👩‍👧', 3)).toBe('a')
    expect(cutToBytes('🇰🇷🇰🇷', 3)).toBe('🇰🇷')
  })

  it('leaves a beginning that fits, and cuts nothing that fits already', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, koreanText), fc.nat({ max: 70 }), (text, limit) => {
        const kept = cutToBytes(text, limit)
        expect(text.normalize('NFC').startsWith(kept)).toBe(true)
        expect(byteLength(kept)).toBeLessThanOrEqual(limit)
        expect(kept === text.normalize('NFC')).toBe(byteLength(text) <= limit)
      }),
    )
  })

  it('leaves room for less than one more character of Korean text', () => {
    fc.assert(
      fc.property(koreanText, fc.nat({ max: 40 }), (text, limit) => {
        fc.pre(byteLength(text) > limit)
        expect(limit - byteLength(cutToBytes(text, limit))).toBeLessThan(2)
      }),
    )
  })
})

describe('converting to full width', () => {
  it.each([
    ['', ''],
    ['ABC company', 'ＡＢＣ　ｃｏｍｐａｎｙ'],
    ['!~', '！～'],
    ['(주)한국', '（주）한국'],
    ['0-9', '０－９'],
    ['홍길동', '홍길동'],
    ['é\n', 'é\n'],
  ])('makes of "%s" "%s"', (text, wide) => {
    expect(toFullWidth(text)).toBe(wide)
  })

  it('leaves no printable ASCII, and nothing more to convert', () => {
    fc.assert(
      fc.property(anyText, text => {
        expect(toFullWidth(text)).not.toMatch(/[ -~]/)
        expect(toFullWidth(toFullWidth(text))).toBe(toFullWidth(text))
      }),
    )
  })

  it('doubles the bytes of ASCII text', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[ -~]*$/), text => {
        expect(byteLength(toFullWidth(text))).toBe(2 * text.length)
      }),
    )
  })
})

describe('converting back to half width', () => {
  it.each([
    ['ＡＢＣ　ｃｏｍｐａｎｙ', 'ABC company'],
    ['（주）한국', '(주)한국'],
    ['홍길동', '홍길동'],
  ])('makes of "%s" "%s"', (wide, text) => {
    expect(toHalfWidth(wide)).toBe(text)
  })

  it('undoes the conversion', () => {
    fc.assert(
      fc.property(koreanText, text => {
        expect(toHalfWidth(toFullWidth(text))).toBe(toHalfWidth(text))
      }),
    )
  })
})
