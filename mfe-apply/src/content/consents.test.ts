import { CONSENTS, type ConsentColumn } from 'domain-rules/consent'
import { describe, expect, it } from 'vitest'
import { consentTexts } from './consents.ko.ts'

const textOf = (column: ConsentColumn) => consentTexts[column].content.map(({ text }) => text).join('\n')

it('has a wording for each of the 18 consents, of two to four paragraphs, under a title of its own', () => {
  const columns = CONSENTS.map(({ column }) => column)
  expect(Object.keys(consentTexts)).toEqual(columns)
  expect(new Set(Object.values(consentTexts).map(({ title }) => title)).size).toBe(18)
  const outside = columns.filter(column => {
    const { length } = consentTexts[column].content
    return length < 2 || length > 4
  })
  expect(outside).toEqual([])
})

describe('the wording carries the stated facts', () => {
  it.each<[ConsentColumn, string[]]>([
    ['info_collection_yn', ['5년']],
    ['info_third_party_yn', ['중소벤처기업부', '국세청']],
    ['info_promotion_yn', ['2년']],
    ['info_admin_yn', ['납세증명서', '과세표준증명', '면세사업자 수입금액증명', '표준재무제표증명']],
    [
      'tax_info_yn',
      [
        '업태',
        '종목',
        '주업종코드',
        '개업일과 폐업일',
        '대표자 연계정보(CI) 일치 여부',
        '납세증명서',
        '2023년~2024년 매출 신고액',
        '사업장현황신고 수입금액',
      ],
    ],
    ['confirm_spc_agree_yn', ['최대 500%', '최대 100%']],
  ])('%s', (column, facts) => {
    for (const fact of facts) expect(textOf(column)).toContain(fact)
  })
})
