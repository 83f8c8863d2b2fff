import { expect, it } from 'vitest'
import { evidence } from '../drawings/evidence.ts'
import { notices } from '../drawings/notices.ts'
import { outlineWords } from './drawing/outline.ts'
import { toSvg } from './drawing/to-svg.ts'
import { openTypefaces } from './typefaces.ts'

const all = [...evidence, ...notices]
const typefaces = openTypefaces()
const words = { kind: 'words', text: '예시', x: 100, y: 50, size: 10 } as const

it('there are thirteen kinds of evidence, each marked as an example and described for those who do not see it', () => {
  expect(new Set(evidence.map(({ name }) => name)).size).toBe(13)
  for (const { alt, shapes } of evidence) {
    expect(alt).toMatch(/^예시 그림\. .{10,}/)
    expect(shapes).toContainEqual(expect.objectContaining({ kind: 'words', text: '예시' }))
  }
})

it.each(all.map(drawing => [drawing.name, drawing] as const))(
  '%s needs no typeface, and knows every letter',
  (_, drawing) => {
    const svg = toSvg(drawing, outlineWords(drawing.shapes, typefaces))
    expect(svg).not.toMatch(/<text|NaN|undefined|style=/)
    const texts = drawing.shapes.flatMap(shape => (shape.kind === 'words' ? [shape.text] : []))
    const letters = [...new Set(texts.join(''))]
    const isKnown = (letter: string) => typefaces.regular.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)
    expect(letters.filter(letter => !isKnown(letter))).toEqual([])
  },
)

it.each([
  ['start', [100, 120]],
  ['middle', [90, 110]],
  ['end', [80, 100]],
] as const)('words anchored at their %s stand there', (anchor, [from, to]) => {
  const [outline] = outlineWords([{ ...words, anchor }], typefaces)
  const across =
    outline?.kind === 'path' ? [...outline.d.matchAll(/[ML](-?[\d.]+) /g)].map(([, x]) => Number(x)) : []
  expect(Math.min(...across)).toBeGreaterThanOrEqual(from - 1)
  expect(Math.max(...across)).toBeLessThanOrEqual(to + 1)
})
