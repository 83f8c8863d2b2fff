import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { isNoticeAddress, noticesAt, storedNoticesSchema, validNotices, type Notice } from './notices.ts'

const notice: Notice = {
  id: 'a',
  title: '접수 안내',
  text: '첫 문단\n\n둘째 문단',
  link: { label: '매뉴얼', address: '/user-guide' },
  place: 'popup',
  from: '2026-03-02T00:00:00.000Z',
  until: '2026-03-03T00:00:00.000Z',
  order: 10,
}

describe('the address of a link', () => {
  it.each([
    '/',
    '/user-guide?a=1#b',
    'https://www.example.org/a',
    'http://example.org',
    'HTTPS://example.org/가',
  ])('may be %s', address => expect(isNoticeAddress(address)).toBe(true))

  it.each([
    '',
    'user-guide',
    '//example.org',
    '/\\example.org',
    '/\t/example.org',
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'blob:https://example.org/a',
    'https:example.org',
    'https://example.org\\a',
    'https://example.org/a b',
    '/user guide',
    'https://:secret@example.org/',
    'https://bank.example@evil.example/',
    'https://',
  ])('may not be %j', address => expect(isNoticeAddress(address)).toBe(false))

  it('leads to this site or by http, whatever was typed', () => {
    const site = 'https://www.site.example'
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.string().map(rest => `https://example.org/${rest}`),
          fc.string().map(rest => `/${rest}`),
          fc.string().map(rest => `https:${rest}`),
        ),
        address => {
          if (!isNoticeAddress(address)) return
          const { protocol, origin } = new URL(address, site)
          expect(address.startsWith('/') ? origin === site : /^https?:$/.test(protocol)).toBe(true)
        },
      ),
    )
  })
})

describe('the notices of a moment', () => {
  it.each([
    ['2026-03-01T23:59:59.999Z', 0],
    ['2026-03-02T00:00:00.000Z', 1],
    ['2026-03-02T23:59:59.999Z', 1],
    ['2026-03-03T00:00:00.000Z', 0],
  ])('at %s are %s', (now, count) => {
    expect(noticesAt(new Date(now), [notice])).toHaveLength(count)
  })

  it('are in the order of their numbers, of two alike the newer first', () => {
    const [old, first] = [
      { ...notice, id: 'old', from: '2026-03-01T00:00:00+09:00' },
      { ...notice, id: 'first', order: 1 },
    ]
    const ids = noticesAt(new Date(notice.from), [old, notice, first]).map(({ id }) => id)
    expect(ids).toEqual(['first', 'a', 'old'])
  })
})

describe('what is stored', () => {
  const stored = (change: object) => ({ revision: 1, list: [{ ...notice, ...change }] })

  it.each([
    [{ title: ' ' }],
    [{ title: '가'.repeat(81) }],
    [{ title: '두\n줄' }],
    [{ text: '\n' }],
    [{ text: '가'.repeat(2_001) }],
    [{ link: { label: '누름', address: 'javascript:alert(1)' } }],
    [{ link: { label: '', address: '/' } }],
    [{ place: 'everywhere' }],
    [{ from: 'now' }],
    [{ order: 0 }],
  ])('is no notice with %j', change => {
    expect(v.is(storedNoticesSchema, stored(change))).toBe(false)
    expect(validNotices([{ ...notice, ...change }, notice])).toEqual([notice])
  })
})
