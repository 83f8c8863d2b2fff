import { describe, expect, it } from 'vitest'
import { checkAccountHolder } from './account-holder.ts'

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
