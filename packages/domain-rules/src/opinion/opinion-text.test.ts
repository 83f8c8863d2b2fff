import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkOpinionText, cutOpinionText, opinionLength } from './opinion-text.ts'

describe('the text of an opinion', () => {
  it.each(['', ' ', '\n\t', '\u3164'])('must say something, unlike %j', text => {
    expect(checkOpinionText(text)).toBe('의견 내용을 입력해주세요.')
  })

  it('may be a single character', () => {
    expect(checkOpinionText(' 네 ')).toBeNull()
  })

  it.each([
    ['', ''],
    ['가'.repeat(200), '가'.repeat(200)],
    ['가'.repeat(201), '가'.repeat(200)],
    ['🙂'.repeat(201), '🙂'.repeat(200)],
    ['가'.repeat(199) + '🙂나', '가'.repeat(199) + '🙂'],
  ])('is cut at 200 characters (%#)', (text, cut) => {
    expect(cutOpinionText(text)).toBe(cut)
  })

  it('keeps its beginning, never more than 200 characters, and all of it when it fits', () => {
    const texts = fc.string({ unit: fc.constantFrom('가', 'a', '🙂', ' '), minLength: 150, maxLength: 450 })
    fc.assert(
      fc.property(texts, text => {
        const cut = cutOpinionText(text)
        expect(text.startsWith(cut)).toBe(true)
        expect(opinionLength(cut)).toBe(Math.min(200, opinionLength(text)))
      }),
    )
  })
})
