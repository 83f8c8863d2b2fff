import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { byteLength, toFullWidth } from '../text-bytes.ts'
import { fullWidthHint, holderMatches, holderVerdict } from './holder-match.ts'

const MISMATCH = { ok: false, reason: '예금주 조회에 실패하였습니다. 계좌정보를 다시 확인해 주세요.' }
const names = fc.string({
  unit: fc.constantFrom('가', '나', '주', '식', 'A', 'a', 'B', ' ', '　', 'Ａ'),
  maxLength: 16,
})

describe('two holders', () => {
  it.each([
    ['홍길동', '홍길동', true],
    ['홍길동', '홍 길 동', true],
    ['홍길동', '홍길순', false],
    ['홍길동', '홍길동외1', false],
    ['홍길동외', '홍길동', false],
    ['Hong Gil', 'HONGGIL', true],
    ['ＨＯＮＧ', 'ｈｏｎｇ', true],
    ['HONG', 'ＨＯＮＧ', false],
    ['홍　길동', '홍길동', true],
    ['가나다라마바', '가나다라마바', true],
    ['가나다라마바', '가나다라마바사아', true],
    ['가나다라마바사', '가나다라마바아', true],
    ['가나다라마', '가나다라마바', false],
    ['가나다라마a', '가나다라마ab', false],
    ['가나다라마ab', '가나다라마abc', true],
    ['가나다라마바', '가나다라마사', false],
    ['abcdefghijkl', 'ABCDEFGHIJKLMN', true],
    ['abcdefghijk', 'abcdefghijkl', false],
    ['a가나다라마바', 'a가나다라마사', true],
    ['a가나다라마', 'a가나다라마바', false],
    ['', '', false],
    [' ', '\u3000', false],
  ])('"%s" and "%s" match: %s', (entered, official, expected) => {
    expect(holderMatches(entered, official)).toBe(expected)
    expect(holderMatches(official, entered)).toBe(expected)
    expect(holderVerdict(entered, official)).toEqual(expected ? { ok: true } : MISMATCH)
  })

  it('match when a device has taken the Hangul of one apart', () => {
    expect(holderMatches('홍길동'.normalize('NFD'), '홍길동')).toBe(true)
  })

  it('match themselves, however spaces and case are changed', () => {
    fc.assert(
      fc.property(names, name => {
        fc.pre(name.trim() !== '')
        expect(holderMatches(name, name)).toBe(true)
        expect(holderMatches(name.toUpperCase(), ` ${[...name.toLowerCase()].join(' ')} `)).toBe(true)
      }),
    )
  })

  it('of which one is shorter than 12 bytes match only when they are equal', () => {
    fc.assert(
      fc.property(names, names, (one, other) => {
        const [short, long] = [one, other].map(name => name.replaceAll(/\s/g, '').toLowerCase())
        fc.pre(Boolean(short) && byteLength(short ?? '') < 12)
        expect(holderMatches(one, other)).toBe(short === long)
      }),
    )
  })
})

describe('the advice after a mismatch', () => {
  const HINT = "예금주가 영문인 경우 '전각문자 변환'을 체크해주세요."

  it.each(['HONG', 'Hong Gil Dong', 'a'])('is given for "%s"', name => {
    expect(fullWidthHint(name)).toBe(HINT)
  })

  it.each(['', ' ', '홍길동', 'HONG길동', 'HONG1', 'ＨＯＮＧ'])('is not given for "%s"', name => {
    expect(fullWidthHint(name)).toBeNull()
  })

  it('leads to a name that is not advised again', () => {
    expect(fullWidthHint(toFullWidth('Hong Gil Dong'))).toBeNull()
  })
})
