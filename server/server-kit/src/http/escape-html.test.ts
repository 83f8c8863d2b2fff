import { expect, it } from 'vitest'
import { escapeHtml } from './escape-html.ts'

it('text is text in an element and in a quoted attribute', () => {
  expect(escapeHtml(`<a title="x" rel='y'>&amp;</a>`)).toBe(
    '&lt;a title=&quot;x&quot; rel=&#39;y&#39;&gt;&amp;amp;&lt;/a&gt;',
  )
})

it('Korean sentences stay as they are', () => {
  expect(escapeHtml('시험용 인증 화면입니다.')).toBe('시험용 인증 화면입니다.')
})
