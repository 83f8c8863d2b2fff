import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FILE_HEAD_BYTES, fileKindOf } from './file-content.ts'

const latin = (text: string) => Uint8Array.from(text, character => character.charCodeAt(0))
const joined = (...parts: Uint8Array[]) => Uint8Array.from(parts.flatMap(part => [...part]))
const box = (...brands: string[]) => {
  const [major = '', ...compatible] = brands
  const body = latin(`ftyp${major}\0\0\0\0${compatible.join('')}`)
  return joined(Uint8Array.of(0, 0, 0, body.length + 4), body, latin('\0\0\0\x08mdat'))
}

const JPG = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 0x10)
const PNG = joined(Uint8Array.of(0x89), latin('PNG\r\n\x1a\n'))

describe('what a file is by its content', () => {
  it.each([
    ['a JPEG', JPG, 'jpg'],
    ['a PNG', PNG, 'png'],
    ['a PDF', latin('%PDF-1.7\n'), 'pdf'],
    ['a WebP', latin('RIFF\x10\0\0\0WEBPVP8 '), 'webp'],
    ['a HEIC of a phone', box('heic', 'mif1', 'heic'), 'heic'],
    ['a HEIF of another coding', box('mif1', 'miaf'), 'heic'],
    ['a HEIF that names HEVC beside it', box('mif1', 'heix'), 'heic'],
    ['a sequence of HEIC', box('hevc', 'msf1'), 'heic'],
    ['a HEIC that says so last', box('isom', 'heic'), 'heic'],
  ])('%s', (_what, bytes, kind) => {
    expect(fileKindOf(bytes)).toBe(kind)
  })

  it.each([
    ['nothing', new Uint8Array()],
    ['an AVIF', box('avif', 'mif1', 'miaf')],
    ['an AVIF that calls itself HEIF first', box('mif1', 'avif')],
    ['a sequence of AVIF', box('avis', 'msf1')],
    ['another box than that of the brands', latin('\0\0\0\x10moovheic\0\0\0\0')],
    ['WEBP without RIFF', latin('RIFX\x10\0\0\0WEBPVP8 ')],
    ['a video', box('isom', 'iso2', 'mp41')],
    ['a sound in RIFF', latin('RIFF\x10\0\0\0WAVEfmt ')],
    ['a GIF', latin('GIF89a')],
    ['a program', latin('MZ\x90\0')],
    ['a page', latin('<!doctype html>')],
    ['a page with a PDF behind it', latin('<script></script>%PDF-1.7')],
    ['half a PNG', PNG.slice(0, 7)],
    ['half a JPEG', JPG.slice(0, 2)],
    ['a box without brands', latin('\0\0\0\x08ftyp')],
    ['a text', latin('heic')],
  ])('%s is nothing that is taken', (_what, bytes) => {
    expect(fileKindOf(bytes)).toBeNull()
  })

  it.each(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs', 'mif1', 'msf1'])(
    'a HEIC by the brand %s alone',
    brand => {
      expect(fileKindOf(box(brand))).toBe('heic')
    },
  )

  it('does not look for brands behind the first box', () => {
    expect(fileKindOf(joined(box('isom'), latin('heicmif1heic')))).toBeNull()
    const alone = joined(Uint8Array.of(0, 0, 0, 16), latin('ftypisom\0\0\0\0'))
    expect(fileKindOf(joined(alone, latin('heicmif1')))).toBeNull()
  })

  it('reads the length of the first box from four bytes', () => {
    const long = joined(Uint8Array.of(0, 0, 1, 4), latin('ftypisom\0\0\0\0iso2heic'))
    expect(fileKindOf(long)).toBe('heic')
  })

  it('is told from the head of the file alone, whatever follows', () => {
    const heads = fc.constantFrom(JPG, PNG, latin('%PDF-1.4'), box('heic', 'mif1'))
    fc.assert(
      fc.property(heads, fc.uint8Array({ maxLength: 200 }), (head, rest) => {
        const whole = joined(head, rest)
        expect(fileKindOf(whole)).toBe(fileKindOf(head))
        expect(fileKindOf(whole.slice(0, FILE_HEAD_BYTES))).toBe(fileKindOf(head))
      }),
    )
  })

  it('is a kind or null for any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array(), bytes => {
        expect(['jpg', 'png', 'pdf', 'heic', 'webp', null]).toContain(fileKindOf(bytes))
      }),
    )
  })
})
