import { existsSync, globSync } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import fc from 'fast-check'
import { openSync, type Font } from 'fontkit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fallbackFaces } from './fallback-faces.ts'
import { siteCharacters, unicodeRange, writeSiteFaces } from './site-faces.ts'

let folder = ''
let rules = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'faces-'))
  rules = await writeSiteFaces(folder)
}, 60_000)

afterAll(() => rm(folder, { recursive: true }))

function fileOf(name: string): string {
  return globSync(join(folder, `fonts/site-hangul/${name}.*.woff2`))[0] ?? ''
}

it('a first visit to home loads one file of at most 60 kB', async () => {
  expect((await stat(fileOf('home'))).size).toBeLessThanOrEqual(60 * 1024)
})

it.each(['home', 'site'] as const)(
  'the file %s has all of its characters, which its rule names',
  async name => {
    const characters = (await siteCharacters())[name]
    const font = openSync(fileOf(name)) as Font

    expect([...characters].filter(one => !font.hasGlyphForCodePoint(one.codePointAt(0) ?? 0))).toEqual([])
    expect(rules).toContain(unicodeRange(characters))
    expect(rules).toContain(basename(fileOf(name)))
  },
)

it('no character is in both files', async () => {
  const { home, site } = await siteCharacters()
  expect([...site].filter(one => home.includes(one))).toEqual([])
})

it('the lines of each fallback face are as high as those of the typeface', () => {
  const { unitsPerEm, ascent, descent } = openSync(fileOf('home')) as Font
  const faces = fallbackFaces().split('}\n').slice(0, -1)
  const percentOf = (face: string, name: string) =>
    Number(new RegExp(`${name}: ([\\d.]+)%`).exec(face)?.[1]) / 100
  for (const face of faces) {
    const scale = percentOf(face, 'size-adjust')
    expect(scale * percentOf(face, 'ascent-override')).toBeCloseTo(ascent / unitsPerEm, 3)
    expect(scale * percentOf(face, 'descent-override')).toBeCloseTo(-descent / unitsPerEm, 3)
  }
})

it('digits stay one as wide as the other', () => {
  const font = openSync(fileOf('home')) as Font
  const widths = Array.from(
    '0123456789',
    digit => font.glyphForCodePoint(digit.codePointAt(0) ?? 0).advanceWidth,
  )
  expect(new Set(widths).size).toBe(1)
})

it('a subset does not bear the reserved name, and has its licence beside it', () => {
  const { familyName, fullName, postscriptName } = openSync(fileOf('home')) as Font
  expect(`${familyName} ${fullName} ${postscriptName}`).not.toContain('Pretendard')
  expect(existsSync(join(folder, 'fonts/site-hangul/LICENSE.txt'))).toBe(true)
})

it('a range names each of its characters, and no others', () => {
  expect(unicodeRange(' !"가나')).toBe('U+20-22,U+AC00,U+B098')
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 0x20, max: 0xd7a3 }), { minLength: 1 }), points => {
      const range = unicodeRange(String.fromCodePoint(...points.filter(point => point < 0xd800)))
      const named = range.split(',').flatMap(part => {
        const [start = 0, end = start] = part
          .slice(2)
          .split('-')
          .map(hex => Number.parseInt(hex, 16))
        return Array.from({ length: end - start + 1 }, (_, index) => start + index)
      })
      expect(named).toEqual(points.toSorted((a, b) => a - b))
    }),
  )
})
