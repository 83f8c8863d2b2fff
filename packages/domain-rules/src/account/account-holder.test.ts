import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toFullWidth } from '../text-bytes.ts'
import { checkAccountHolder, fitAccountHolder } from './account-holder.ts'

const TOO_LONG = '예금주는 최대 60바이트까지만 입력 가능합니다.'

describe('an account holder', () => {
  it.each(['', ' ', '\u3000'])('is asked for in the words of each screen when it is "%s"', holder => {
    expect(checkAccountHolder(holder, 'application')).toBe('예금주를 입력해주세요.')
    expect(checkAccountHolder(holder, 'correction')).toBe('예금주명을 입력해주세요.')
  })

  it.each([
    ['홍길동', null],
    ['가'.repeat(30), null],
    ['가'.repeat(30) + 'a', TOO_LONG],
    ['a'.repeat(60), null],
    ['a'.repeat(61), TOO_LONG],
    ['Ａ'.repeat(30), null],
    ['Ａ'.repeat(31), TOO_LONG],
  ])('"%s" gets: %s', (holder, message) => {
    expect(checkAccountHolder(holder, 'application')).toBe(message)
  })
})

describe('what is typed as an account holder', () => {
  it.each([
    ['가'.repeat(31), false, '가'.repeat(30), '가'],
    ['a'.repeat(61), false, 'a'.repeat(60), 'a'],
    ['a' + '가'.repeat(30), false, 'a' + '가'.repeat(29), '가'],
    ['AB', true, 'ＡＢ', ''],
    ['a'.repeat(31), true, 'ａ'.repeat(30), 'ａ'],
  ])('"%s", in full width: %s, leaves "%s" and drops "%s"', (typed, isFullWidth, holder, leftOut) => {
    expect(fitAccountHolder(typed, isFullWidth)).toEqual({ holder, leftOut })
  })

  it('always fits, loses nothing in silence, and is counted after the conversion', () => {
    const typed = fc.string({ unit: fc.constantFrom('가', 'a', ' ', 'Ａ', '👨‍👩‍👧', '한', 'B') })
    fc.assert(
      fc.property(typed, fc.boolean(), (text, isFullWidth) => {
        const { holder, leftOut } = fitAccountHolder(text, isFullWidth)
        expect(checkAccountHolder(holder, 'application')).not.toBe(TOO_LONG)
        expect(holder + leftOut).toBe((isFullWidth ? toFullWidth(text) : text).normalize('NFC'))
      }),
    )
  })
})
