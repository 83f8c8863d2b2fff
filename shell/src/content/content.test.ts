import { QUICK_SUPPORT_PLATFORMS } from 'domain-rules'
import { describe, expect, it } from 'vitest'
import { centres } from './centres.ko.ts'
import { faqs } from './faq.ko.ts'
import * as licences from './licences.ko.ts'
import * as privacy from './privacy.ko.ts'
import * as terms from './terms.ko.ts'
import { wordsOf as wordsOfBlock, type TextBlock, type TextSection } from './text-block.ts'

describe('the questions that are asked most', () => {
  it('are 24, each asked once, with an answer', () => {
    expect(faqs).toHaveLength(24)
    expect(new Set(faqs.map(({ question }) => question)).size).toBe(24)
    expect(faqs.every(({ answer }) => wordsOf(answer).length > 20)).toBe(true)
  })

  it('lead to a document twice: excluded industries, and accepted proof', () => {
    expect(faqs.flatMap(({ document }) => document ?? [])).toEqual(['excludedIndustries', 'acceptedProof'])
  })

  it('name the eight platforms of quick support, which needs no proof', () => {
    const answer = answerTo('신속지급 대상 플랫폼은 어디인가요?')
    expect(QUICK_SUPPORT_PLATFORMS).toHaveLength(8)
    expect([...QUICK_SUPPORT_PLATFORMS, '8곳'].filter(name => !answer.includes(name))).toEqual([])
    expect(answer).toContain('증빙서류는 필요하지 않습니다')
  })

  it.each([
    ['30만원보다 적으면', ['매월', '플랫폼', '증빙', '추가로 지급']],
    ['폐업한 사업자', ['제외']],
    ['휴업 중인 사업자', ['2024년 이후', '실적', '신청할 수 있습니다']],
    ['매출액 기준', ['3억원 이하']],
    ['매출액은 무엇으로', ['신고한 부가가치세']],
    ['면세 개인사업자', ['사업장현황신고서']],
    ['면세 법인사업자', ['표준재무제표증명', '직접 제출']],
    ['사업체를 여러 개', ['1인 1사업체']],
    ['제외되는 업종', ['일부 업종', '제외']],
    ['언제 이용한', ['2024년 1월', '2025년 12월']],
    ['착불 택배비', ['상품이나 자재를 구매', '인정되지 않습니다']],
    ['직접 배달한 경우', ['1건당 5,000원']],
    ['보완요청을 받으면', ['7일']],
    ['지급이 보류', ['의견을 제출할 수 있습니다']],
    [
      '어디에 문의',
      [
        '콜센터',
        '평일 9:00~18:00',
        '챗봇',
        '24시간',
        '채팅상담',
        `지역센터 ${centres.length}곳`,
        '77개 지역센터',
      ],
    ],
  ])('say of “%s” what the programme says', (question, facts) => {
    const answer = answerTo(question)
    expect(facts.filter(fact => !answer.includes(fact))).toEqual([])
  })
})

describe('the directory', () => {
  it('has 90 centres, each with a name and a number of its own', () => {
    expect(centres).toHaveLength(90)
    expect(new Set(centres.map(({ name }) => name)).size).toBe(90)
    expect(new Set(centres.flatMap(({ phone, fax }) => [phone, fax])).size).toBe(180)
  })

  it('gives numbers that belong to no one', () => {
    const numbers = centres.flatMap(({ phone, fax }) => [phone, fax])
    expect(numbers.filter(number => !/^0\d{1,2}-000-\d{4}$/.test(number))).toEqual([])
  })

  it('gives every district of the country one centre', () => {
    const all = centres.flatMap(({ districts, address }) =>
      districts.split(', ').map(district => `${address.split(' ')[0]} ${district}`),
    )
    expect(new Set(all).size).toBe(all.length)
    expect(all.length).toBeGreaterThan(220)
  })
})

describe('the policies', () => {
  it('apply from their days, and say so', () => {
    expect([privacy.inForceFrom, terms.inForceFrom]).toEqual(['2025-02-17', '2024-02-19'])
    expect(textOf(privacy.sections)).toContain('2025년 2월 17일부터 적용')
    expect(textOf(terms.sections)).toContain('2024년 2월 19일부터 적용')
  })

  it('keep personal data for five years', () => {
    expect(textOf(privacy.sections)).toContain('5년 동안 보유')
  })

  it('name the sanctions', () => {
    expect(textOf(terms.sections)).toMatch(/500%.*100%/s)
  })
})

it('the licences name KRDS in the words that its terms ask for', () => {
  expect(textOf(licences.sections)).toMatch(
    /행정안전부에서 2024년 작성하여 공공누리 제1유형으로 개방한 .*KRDS/,
  )
})

function answerTo(question: string): string {
  const [faq, another] = faqs.filter(asked => asked.question.includes(question))
  expect(another).toBeUndefined()
  return wordsOf(faq?.answer ?? [])
}

function textOf(sections: readonly TextSection[]): string {
  return sections.map(({ blocks }) => wordsOf(blocks)).join('\n')
}

function wordsOf(blocks: readonly TextBlock[]): string {
  return blocks.map(wordsOfBlock).join('\n')
}
