import { describe, expect, it } from 'vitest'
import { faultOfView, InvalidViews, LARGEST_VIEW, parseViews } from './views.ts'

const view = { file: 'views/self-check.html', scripts: [], styles: [], settings: {} }
const textOf = (page: object, path = '/self-check') =>
  JSON.stringify({ shared: {}, pages: { [path]: { ...view, ...page } } })

describe('the description of first views', () => {
  it('names the file of each path, the files of its screen, and the settings that it was drawn with', () => {
    const scripts = [{ path: 'assets/1.js', integrity: `sha256-${'A'.repeat(43)}=` }]
    const described = { ...view, scripts, settings: { 'features.drafts': true } }
    expect(parseViews(textOf(described)).pages).toEqual({ '/self-check': described })
  })

  it('is read also if a later version has keys that this one does not have', () => {
    expect(parseViews(textOf({ later: 1 })).pages).toEqual({ '/self-check': view })
  })

  it('names the files of the other pages, if its release was built since they are named', () => {
    const files = { scripts: [{ path: 'assets/1.js', integrity: `sha256-${'A'.repeat(43)}=` }], styles: [] }
    const text = JSON.stringify({ shared: {}, pages: {}, screens: { '/result': files } })
    expect(parseViews(text).screens).toEqual({ '/result': files })
    expect(parseViews(textOf({})).screens).toEqual({})
  })

  it.each([
    ['{', 'Invalid JSON'],
    [textOf({ file: '' }), 'pages./self-check.file'],
    [textOf({}, 'self-check'), 'pages.self-check'],
    [textOf({ styles: [{ path: 'a.css', integrity: 'sha256-x' }] }), 'pages./self-check.styles.0.integrity'],
  ])('is refused, naming the place: %s', (text, place) => {
    expect(() => parseViews(text)).toThrow(InvalidViews)
    expect(() => parseViews(text)).toThrow(place)
  })
})

describe('the HTML of a first view', () => {
  it.each([
    '<h1 class="a">제목</h1><!--$--><p id="_R_1_">본문 on=x, style=y</p><!--/$-->',
    '<a href="/elig-check">대상 확인</a><a href="tel:{{contacts.callCentre}}">전화</a>',
    '<div hidden="" id="panel"></div><input value="" name="a"/><svg viewBox="0 0 1 1"><path d="M0 0"></path></svg>',
  ])('may be %s', html => expect(faultOfView(html)).toBeNull())

  it.each([
    ['<script>a()</script>', 'an element'],
    ['<p>a</p><SCRIPT src=/a.js>', 'an element'],
    ['<template id="B:0"></template>', 'an element'],
    ['<iframe src="/a">', 'an element'],
    ['<base href="/">', 'an element'],
    ['<img src="/a" onerror="a()">', 'a handler'],
    ['<img/onerror=a()>', 'a handler'],
    ['<p title=">" onclick="a()">', 'a value with a ">"'],
    ['<p title="<" onclick="a()">', 'a handler'],
    ['<p style="color:red">', 'an inline style'],
    ['<a href="https://example.org/">', 'an address'],
    ['<img src=//example.org/a.png>', 'an address'],
    ['<a href="/\\example.org/">', 'an address'],
    ['<a href=" javascript:a()">', 'an address'],
    ['<div hidden id="S:0"></div>', 'a script would show'],
    ['<div hidden id="mfe-apply-S:1"></div>', 'a script would show'],
  ])('may not be %s', (html, fault) => expect(faultOfView(html)).toContain(fault))

  it.each(['<', '</', '</on', '<p style', '= ', ' ', '="', '<p hidden id="a'])(
    'is read 300 times in a moment, however hostile: %s …',
    part => {
      const html = '<p ='.concat(part.repeat(LARGEST_VIEW)).slice(0, LARGEST_VIEW)
      // A pattern that tries a part twice takes minutes for this.
      const faults = Array.from({ length: 300 }, () => faultOfView(html))
      expect(new Set(faults).size).toBe(1)
    },
  )

  it('is not larger than its limit in bytes', () => {
    expect(faultOfView('a'.repeat(LARGEST_VIEW))).toBeNull()
    expect(faultOfView('가'.repeat(LARGEST_VIEW / 3 + 1))).toContain('bytes')
  })
})
