import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { excerptOf, piecesOf } from './excerpt.ts'

const long = `${'앞의 문장입니다. '.repeat(20)}휴업 중인 사업자도 신청할 수 있습니다. ${'뒤의 문장입니다. '.repeat(20)}`
const marked = (text: string, query: string) => piecesOf(text, query).filter((_, place) => place % 2 === 1)

describe('an excerpt', () => {
  it('begins shortly before the first word that was asked for, at the beginning of a word', () => {
    const excerpt = excerptOf(long, '휴업')
    expect(excerpt).toMatch(/^… (앞의|문장입니다\.) .{0,30}휴업 중인 사업자도 신청할 수 있습니다\..* …$/)
  })

  it('is the beginning of the text if the words are elsewhere', () => {
    expect(excerptOf(long, '없는말')).toMatch(/^앞의 문장입니다/)
    expect(excerptOf('짧은 글', '글')).toBe('짧은 글')
  })

  it('is a text of up to 130 characters whole, whose word is within the first 30', () => {
    const whole = `${'가 '.repeat(15)}휴업${'나'.repeat(98)}`
    expect(whole).toHaveLength(130)
    expect(excerptOf(whole, '휴업')).toBe(whole)
    expect(excerptOf(`${whole}다`, '휴업')).toBe(`${whole} …`)
    expect(excerptOf(` ${whole}`, '휴업')).toMatch(/^… 가 .*나$/)
  })
})

describe('the marks', () => {
  it.each([
    ['배달', '배달비는 배달을', ['배달', '배달']],
    ['배달비', '배달과 배달비', ['배달비']],
    ['지원대상', '지원 대상은 지원을', ['지원 대상']],
    ['지원 대상', '지원대상', ['지원', '대상']],
    ['배 배달', '배와 배달', ['배', '배달']],
    ['pdf', 'PDF 문서', ['PDF']],
    ['.*', '글', []],
    ['ㅂㄷㅂ', '수배달비와 배달비, 복대 번', ['배달비', '복대 번']],
  ])('of “%s” in “%s” are %j', (query, text, expected) => {
    expect(marked(text, query)).toEqual(expected)
  })

  it('change no letter of the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (text, query) => {
        expect(piecesOf(text, query).join('')).toBe(text)
      }),
    )
  })
})
