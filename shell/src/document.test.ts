import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const source = readFileSync(join(import.meta.dirname, 'index.html'), 'utf8')
const body = source.slice(source.indexOf('<body>'))

/** The words of some markup, as a browser shows them. */
function textOf(markup: string): string {
  return markup
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

it('a browser without scripts shows why it needs them, and the way to both documents', () => {
  const shown = [...body.matchAll(/<noscript>(.*?)<\/noscript>/gs)].map(([, markup = '']) => textOf(markup))
  expect(shown).toEqual([
    '신청서를 쓰거나 신청결과를 확인하려면 브라우저에서 자바스크립트를 허용해주세요.',
    '지원 내용과 신청 방법은 아래 문서에서 보실 수 있습니다. 지원사업 공고문 (PDF), 이용 매뉴얼 (PDF)',
  ])
  expect([...body.matchAll(/href="([^"]*)"/g)].map(([, address]) => address)).toEqual([
    '/cdn/documents/announcement.pdf',
    '/cdn/documents/manual.pdf',
  ])
})

it('until its scripts run, the page says that it is loading', () => {
  expect(textOf(/<p role="status">.*?<\/p>/s.exec(body)?.[0] ?? '')).toBe('화면을 불러오는 중입니다.')
})

it('a search engine and a shared link describe the programme', () => {
  const described = source.matchAll(/(?:name|property)="([\w:]*description)"\s+content="([^"]*)"/g)
  const description =
    '소상공인(개인사업자·법인)의 배달·택배비를 사업체당 최대 30만원까지 지원하는 정부 지원사업입니다.'
  expect(Object.fromEntries([...described].map(([, name, text]) => [name, text]))).toEqual({
    description,
    'og:description': description,
  })
})

it('the bars of a phone’s browser are as white as the header', () => {
  expect(source).toContain('<meta name="theme-color" content="#ffffff" />')
})
