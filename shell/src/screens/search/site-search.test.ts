import fc from 'fast-check'
import { parseSiteConfig, provideSiteConfig } from 'site-config'
import { beforeAll, describe, expect, it } from 'vitest'
import { faqs } from '../../content/faq.ko.ts'
import { wordsOf } from '../../content/text-block.ts'
import { routeTable } from '../../routing/route-table.ts'
import { entriesOf } from './entries.ts'
import { SiteSearch } from './site-search.ts'

const onSite = routeTable(
  { revision: 0, issuedAt: '2026-01-01T00:00:00Z', remotes: {}, retired: {}, history: {} },
  { devRoutes: false },
)
let site: SiteSearch

beforeAll(() => {
  provideSiteConfig(parseSiteConfig({}))
  site = new SiteSearch(entriesOf(onSite))
})

const titles = (query: string) => site.find(query).entries.map(({ title }) => title)

describe('the search over the site', () => {
  it('has a frequent question before a page of the same words', () => {
    const text = '반품은 어떻게 하나요'
    const search = new SiteSearch([
      { kind: 'page', title: text, text, to: '/page' },
      { kind: 'faq', title: text, text, to: '/faq' },
    ])
    expect(search.find('반품').entries.map(({ kind }) => kind)).toEqual(['faq', 'page'])
  })

  it.each(faqs.map(({ question, answer }) => [question, answer.map(wordsOf).join(' ')]))(
    'finds “%s” among the first by the three longest words of its answer',
    (question, answer) => {
      const [first, second, third] = wordsIn(answer).toSorted((one, other) => other.length - one.length)
      const { entries, isExact } = site.find([first, second, third].join(' '))
      expect(isExact).toBe(true)
      expect(entries.slice(0, 3).map(({ title }) => title)).toContain(question)
    },
  )

  it('finds each question by any three words of its answer', () => {
    fc.assert(
      fc.property(fc.constantFrom(...faqs), fc.infiniteStream(fc.nat()), ({ question, answer }, picks) => {
        const words = wordsIn(answer.map(wordsOf).join(' '))
        const three = [...picks.take(3)].map(pick => words[pick % words.length])
        expect(titles(three.join(' '))).toContain(question)
      }),
    )
  })

  it.each([
    ['the beginning of a word', '표준재무', '면세 법인사업자의 매출액은 어떻게 확인하나요?'],
    ['a word without its spaces', '1인1사업체', '사업체를 여러 개 운영하면 모두 신청할 수 있나요?'],
    ['words with other spaces', '부가 가치세 매출액', '매출액은 무엇으로 확인하나요?'],
    ['full-width digits', '５,０００원', '직접 배달한 경우에는 얼마가 인정되나요?'],
    ['the title of a page', '저작권', '저작권 및 오픈소스 안내'],
    ['words of the announcement', '제재부가금 환수', '소상공인 배달·택배비 지원사업 공고 – 5. 유의사항'],
    ['words of the manual', '남은 시간 연장', '소상공인 배달·택배비 지원 이용 매뉴얼 – 3. 남은 시간과 연장'],
    ['a form by its name', '배달대장', '배달대장'],
    ['a district', '오산시', '화성소상공인지원센터'],
    ['initials', 'ㅂㄷㄷㅈ', '배달대장'],
    ['initials of words with other spaces', 'ㅈㅇㄷㅅ', '이용 매뉴얼 – 1. 지원 대상 확인과 자가진단'],
    ['initials beside a word', 'ㅎㅇ 신청할', '휴업 중인 사업자도 신청할 수 있나요?'],
  ])('finds by %s: %s', (_, query, title) => {
    expect(titles(query).slice(0, 5)).toContain(title)
  })

  it('finds every title by the initials of its words', () => {
    const entries = entriesOf(onSite).filter(({ title }) => initialsOf(title) !== '')
    fc.assert(
      fc.property(fc.constantFrom(...entries), ({ title }) => {
        expect(titles(initialsOf(title))).toContain(title)
      }),
    )
  })

  it('finds initials at the beginning of a word alone, and as the keyboard has joined them', () => {
    const list = ['수배달비', '배달비', '보상'].map(
      text => ({ kind: 'page', title: text, text, to: '/x' }) as const,
    )
    const some = new SiteSearch(list)
    const found = (query: string) => some.find(query).entries.map(({ title }) => title)
    expect(found('ㅂㄷㅂ')).toEqual(['배달비'])
    expect(found('ㅄ')).toEqual(['보상'])
    expect(some.find('ㅋㅋ')).toEqual({ entries: [], isExact: false })
  })

  it('finds no word whose letters are apart', () => {
    const apart = new SiteSearch([{ kind: 'page', title: '', text: '배달과 달비', to: '/x' }])
    expect(apart.find('배달비').isExact).toBe(false)
    expect(apart.find('배달').isExact).toBe(true)
  })

  it('shows what is similar if nothing has every word', () => {
    const { entries, isExact } = site.find('배달비를 환불받기')
    expect(isExact).toBe(false)
    expect(entries.length).toBeGreaterThan(0)
    expect(entries.length).toBeLessThanOrEqual(10)
  })

  it.each(['', '   ', '?!', '漢字'])('finds nothing for “%s”', query => {
    expect(site.find(query).entries).toEqual([])
  })

  it('bears every query', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), query => {
        expect(new Set(titles(query)).size).toBe(titles(query).length)
      }),
    )
  })

  it('finds a notice of the moment, and leads to its page', () => {
    const period = { from: '2026-01-01T00:00:00Z', until: '2026-12-31T00:00:00Z' }
    const words = { title: '접수 일정 안내', text: '추석 연휴에는 심사를 쉽니다.', link: null }
    const list = [{ id: 'a1', ...words, ...period, place: 'page', order: 1 }]
    provideSiteConfig(parseSiteConfig({ notices: { tag: 'x', list } }))
    const [found] = new SiteSearch(entriesOf(onSite)).find('추석 심사').entries
    expect(found).toMatchObject({ kind: 'notice', title: '접수 일정 안내', to: '/notices?id=a1' })
  })

  it('omits the words of a document that the agency has replaced by a file of its own', () => {
    provideSiteConfig(parseSiteConfig({ documents: { manual: 'documents/ours.pdf' } }))
    const found = new SiteSearch(entriesOf(onSite)).find('남은 시간 연장').entries
    expect(found.filter(({ document }) => document === 'manual')).toEqual([])
  })
})

function wordsIn(text: string): string[] {
  return [...new Set(text.split(/\s+/))].filter(word => /[\p{L}\p{N}].*[\p{L}\p{N}]/u.test(word))
}

const INITIALS = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'

/** Returns the initials of the words that have Korean letters alone. */
function initialsOf(text: string): string {
  const words = text.split(' ').filter(word => /^[가-힣]+$/.test(word))
  return words
    .map(word =>
      [...word].map(letter => INITIALS[Math.floor((letter.charCodeAt(0) - 0xac00) / 588)]).join(''),
    )
    .join(' ')
}
