import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readMarkup, type Markup } from './markup.ts'

it('reads text, and its marked parts', () => {
  expect(readMarkup('보유 기간: <strong>5년</strong>')).toEqual([
    '보유 기간: ',
    { tag: 'strong', children: ['5년'] },
  ])
})

it('reads lists', () => {
  expect(readMarkup('<ul><li>업태</li><li><em>종목</em></li></ul>')).toEqual([
    {
      tag: 'ul',
      children: [
        { tag: 'li', children: ['업태'] },
        { tag: 'li', children: [{ tag: 'em', children: ['종목'] }] },
      ],
    },
  ])
})

it.each(['<script>alert(1)</script>', '<strong onclick="x">', '</strong>', '1 < 2', '<img src=x>'])(
  'takes %s for text',
  source => {
    expect(readMarkup(source)).toEqual([source])
  },
)

it('keeps every sign that is no tag of its own, in its place', () => {
  const pieces = fc.constantFrom('<strong>', '</strong>', '<ul>', '<li>', '</li>', '</ul>', '가', '<b>', '<')
  fc.assert(
    fc.property(fc.array(pieces), parts => {
      const kept = textOf(readMarkup(parts.join('')))
      expect(kept.replaceAll(/<\/?(strong|ul|li)>/g, '')).toBe(
        parts.join('').replaceAll(/<\/?(strong|ul|li)>/g, ''),
      )
    }),
  )
})

function textOf(markup: readonly Markup[]): string {
  return markup.map(node => (typeof node === 'string' ? node : textOf(node.children))).join('')
}
