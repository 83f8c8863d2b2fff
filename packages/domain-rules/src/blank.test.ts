import { expect, it } from 'vitest'
import { isBlank } from './blank.ts'

it.each(['', ' ', '\t\n', '\u3000', '\u00A0', '\u3164', '\u115F\u1160', '\u200B', '\uFEFF', ' \u3164 '])(
  'takes %j for blank',
  text => {
    expect(isBlank(text)).toBe(true)
  },
)

it.each(['a', ' 가 ', '.', '0', 'ㅤㄱ', '\u0000'])('takes %j for something', text => {
  expect(isBlank(text)).toBe(false)
})
