import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  fillPage,
  inlineScriptHashes,
  withCallCentre,
  withCdn,
  withAreaSheets,
  withHead,
  withoutAreaHints,
} from './page.ts'

const html = `<head>
  <script type="application/json" id="site-config"></script>
  <script id=registry type=application/json>{}</script>
  <meta name="preload">
</head>`

const ELEMENT = /<script type="application\/json" id="site-config">([\s\S]*?)<\/script>/

describe('filling the page', () => {
  it('puts each JSON into its script element, and the hints in their place', () => {
    expect(fillPage(html, { json: { 'site-config': '{"a":1}', registry: '{"b":2}' }, preload: '<link x>' }))
      .toBe(`<head>
  <script type="application/json" id="site-config">{"a":1}</script>
  <script id=registry type=application/json>{"b":2}</script>
  <link x>
</head>`)
  })

  it.each(['<meta name="preload">', '<meta name=preload>', '<meta name="preload" />', '<!-- preload -->'])(
    'knows the place of the hints however the build writes it: %s',
    place => {
      expect(fillPage(`<head>${place}</head>`, { json: {}, preload: '<link x>' })).toBe(
        '<head><link x></head>',
      )
    },
  )

  it('leaves a page without placeholders as it is', () => {
    expect(fillPage('<p></p>', { json: { 'site-config': '{}' }, preload: 'x' })).toBe('<p></p>')
  })

  it('lets no value leave its script element, and loses none of it', () => {
    const dangerous = fc.constantFrom(
      '</script><script>alert(1)</script>',
      '<!--<script>',
      '$&',
      '$1',
      "$'",
      '\u2028',
    )
    fc.assert(
      fc.property(fc.oneof(dangerous, fc.string({ unit: 'binary-ascii' })), value => {
        const page = fillPage(html, { json: { 'site-config': JSON.stringify({ value }) }, preload: '' })
        expect(page.match(/<script/g)).toHaveLength(2)
        expect(JSON.parse(ELEMENT.exec(page)?.[1] ?? '')).toEqual({ value })
      }),
    )
  })
})

it('a title or description cannot leave its place in the head', () => {
  const head = '<title></title><meta name="description" content=""><meta property="og:image" content="">'
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('"', '<', '>', '&', '$', '/', 'a') }), text => {
      const filled = withHead(head, { title: text, description: text, picture: text })
      expect(filled.match(/[<>"]/g)).toHaveLength(head.match(/[<>"]/g)?.length ?? 0)
    }),
  )
})

describe('the CDN of the page', () => {
  const link = '<link rel="preload" href="/cdn/css/reset.css" data-cdn="css/reset.css" as="style">'

  it('is the configured one for every file that says where on the CDN it is', () => {
    expect(withCdn(`${link}${link}`, 'https://cdn.example.org/site')).toBe(
      `${link}${link}`.replaceAll('"/cdn/', '"https://cdn.example.org/site/'),
    )
  })

  it('is no concern of other files', () => {
    const other = '<link rel="preload" href="/assets/main.css" as="style">'
    expect(withCdn(other, 'https://cdn.example.org')).toBe(other)
  })

  it('cannot leave its attribute', () => {
    expect(withCdn(link, '"><script>')).toContain('href="&quot;&gt;&lt;script&gt;/css/reset.css"')
  })
})

it('the code of areas is hinted at on their pages alone', () => {
  const own = '<link as="style" href="/assets/main.css" rel="preload">'
  const late = '<link as="script" crossorigin="anonymous" data-areas href="/assets/compose.js" rel="preload">'
  expect(withoutAreaHints(own + late)).toBe(own)
})

it('the looks of areas are among those of a page that has the first view of one', () => {
  const sheet = '<link as="style" data-areas href="/assets/areas.css" rel="preload">'
  const script = '<link as="script" data-areas="" href="/assets/compose.js" rel="preload">'
  const own = '<link as="style" href="/assets/areas.css" rel="preload">'
  expect(withAreaSheets(sheet + script)).toBe(own + script)
  expect(withAreaSheets(sheet.replace('data-areas', 'data-areas=""'))).toBe(own)
})

describe('the call centre of the document', () => {
  const place = '<p><a data-call-centre="콜센터"></a></p>'

  it('is ready to be dialled wherever the document has a place for it', () => {
    const filled = '<p><a href="tel:1234-5678">콜센터 1234-5678</a></p>'
    expect(withCallCentre(place + place, '1234-5678')).toBe(filled + filled)
  })

  it('is left out if none is configured', () => {
    expect(withCallCentre(place, '')).toBe(place)
  })

  it('cannot leave its link', () => {
    expect(withCallCentre(place, '"><script>')).not.toContain('<script>')
  })
})

describe('the hashes of inline scripts', () => {
  it.each([
    ['<script>a()</script>', 1],
    ['<script type="module">a()</script>', 1],
    ['<script type="importmap">{}</script>', 1],
    ['<SCRIPT\nasync>a()</SCRIPT>', 1],
    ['<script src="/a.js"></script>', 0],
    ['<script type="application/json" id="x">{}</script>', 0],
    ['<script id=x type=application/json>{}</script>', 0],
    ['<script type="application/ld+json">{}</script>', 0],
    ['<script>a()</script><script src=b></script><script>c()</script>', 2],
  ])('%s: %d', (page, count) => {
    expect(inlineScriptHashes(page)).toHaveLength(count)
  })

  it('are what a browser computes', () => {
    expect(inlineScriptHashes('<script>alert(1)</script>')).toEqual([
      "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='",
    ])
  })
})
