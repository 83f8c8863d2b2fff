import fc from 'fast-check'
import { expect, it } from 'vitest'
import { requestedFile } from './requested-file.ts'

const origin = 'https://site.example'
const HELD = `${origin}/0b4c1b7e-6f3e-4a54-9a53-6f3f6a2f0d11`

it.each([
  ['?file=documents%2Fmanual.pdf', '../documents/manual.pdf'],
  ['?file=forms/delivery-ledger.pdf', '../forms/delivery-ledger.pdf'],
  ['?file=forms/배달대장 서식.pdf', `../forms/${encodeURIComponent('배달대장 서식.pdf')}`],
])('opens %s', (search, address) => {
  expect(requestedFile({ search, origin })).toEqual({ address })
})

it('opens what a page of its own origin holds, under its name (PGEN-14)', () => {
  const search = `?${new URLSearchParams({ file: `blob:${HELD}`, name: '영수증.pdf' })}`
  expect(requestedFile({ search, origin })).toEqual({ address: `blob:${HELD}`, name: '영수증.pdf' })
})

it.each(['', '?', '?file=', '?other=1'])('says that the document is not ready for %j', search => {
  expect(requestedFile({ search, origin })).toEqual({ refusal: '컨텐츠 준비중입니다.' })
})

it.each([
  'https://example.org/x.pdf',
  '//example.org/x.pdf',
  '/documents/manual.pdf',
  '../secret.pdf',
  'documents/../../secret.pdf',
  'documents/..%2fsecret.pdf',
  'documents/.hidden.pdf',
  'documents/a/b.pdf',
  'images/x.pdf',
  'documents/manual.html',
  'documents/manual.pdf?x',
  'documents/manual.pdf#x',
  'documents\\manual.pdf',
  'javascript:alert(1)//documents/x.pdf',
  'blob:documents/x.pdf',
  'blob:https://example.org/0b4c1b7e-6f3e-4a54-9a53-6f3f6a2f0d11',
  'blob:https://site.example.org/0b4c1b7e-6f3e-4a54-9a53-6f3f6a2f0d11',
  `blob:${HELD}/more`,
  HELD,
])('refuses %s', file => {
  expect(requestedFile({ search: `?${new URLSearchParams({ file })}`, origin })).toEqual({
    refusal: 'PDF 파일을 열 수 없습니다.',
  })
})

it('never leaves the two folders', () => {
  const viewer = 'https://site.example/cdn/viewer/index.html'
  const parts = fc.constantFrom(
    'documents',
    'forms',
    '/',
    '..',
    '.',
    '%2e',
    '\\',
    ':',
    '//',
    'a',
    '?',
    '#',
    ' ',
  )
  const paths = fc.tuple(fc.constantFrom('', 'documents/', 'forms/'), fc.array(parts, { maxLength: 4 }))
  fc.assert(
    fc.property(paths, ([folder, pieces]) => {
      const requested = requestedFile({
        search: `?${new URLSearchParams({ file: `${folder}${pieces.join('')}.pdf` })}`,
        origin,
      })
      const { href } = new URL('address' in requested ? requested.address : '../documents/none.pdf', viewer)
      expect(href).toMatch(/^https:\/\/site\.example\/cdn\/(documents|forms)\/[^/?#]+\.pdf$/)
    }),
    { numRuns: 2_000 },
  )
})
