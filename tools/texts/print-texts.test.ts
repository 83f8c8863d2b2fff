import { describe, expect, it } from 'vitest'
import { printTexts } from './print-texts.ts'

const texts = [
  { path: 'mfe-apply/src/screens/bzmn-reg/texts.ko.ts', line: 3, text: '첫 줄\n둘째 줄' },
  { path: 'mfe-apply/src/screens/bzmn-reg/texts.ko.ts', line: 5, text: '확인' },
  { path: 'cdn/documents/manual.ko.ts', line: 1, text: '이용 매뉴얼' },
]

describe('the report of texts', () => {
  it('is grouped by place, one text a line', () => {
    expect(printTexts(texts, 'plain')).toBe(`mfe-apply /bzmn-reg
  mfe-apply/src/screens/bzmn-reg/texts.ko.ts:3  첫 줄\\n둘째 줄
  mfe-apply/src/screens/bzmn-reg/texts.ko.ts:5  확인

cdn/documents
  cdn/documents/manual.ko.ts:1  이용 매뉴얼
`)
  })

  it('is a table for a spreadsheet, with a head', () => {
    expect(printTexts(texts.slice(2), 'tsv')).toBe(
      'place\tfile\ttext\ncdn/documents\tcdn/documents/manual.ko.ts:1\t이용 매뉴얼\n',
    )
  })

  it('is JSON for a program, with line breaks kept', () => {
    expect(JSON.parse(printTexts(texts, 'json'))[0]).toEqual({ place: 'mfe-apply /bzmn-reg', ...texts[0] })
  })
})
