import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readDrawings } from './drawings.ts'
import { openTypefaces } from './typefaces.ts'

const { evidence, notices } = readDrawings()
const folder = join(import.meta.dirname, '../drawings')
const sources = globSync('*/*.svg', { cwd: folder }).map(file => readFileSync(join(folder, file), 'utf8'))

it('there are thirteen kinds of evidence, each marked as an example and described for those who do not see it', () => {
  expect(evidence).toHaveLength(13)
  for (const { alt } of evidence) expect(alt).toMatch(/^예시 그림\. .{10,}/)
})

it.each([...evidence, ...notices])('$name is named, and needs no typeface', ({ caption, svg }) => {
  expect(caption).not.toBe('')
  expect(svg).toContain('<path')
  expect(svg).not.toMatch(/<(?!\/?(svg|defs|g|path)\b)|font|style=|NaN/)
})

it('the typeface knows every letter of the drawings', () => {
  const { regular } = openTypefaces()
  const texts = sources.flatMap(source => source.match(/(?<=<(?:text|tspan)[^>]*>)[^<]+/g) ?? [])
  const letters = [...new Set(texts.join(''))]
  expect(letters.length).toBeGreaterThan(100)
  expect(letters.filter(letter => !regular.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))).toEqual([])
})
