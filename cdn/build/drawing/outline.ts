import type { Font } from 'fontkit'
import type { Typefaces } from '../typefaces.ts'
import type { Geometry, Shape, Words } from './shapes.ts'

const INK = '#1e2124'

/** Turns words into the outlines of their letters, so that a picture looks the same wherever it is shown. */
export function outlineWords(shapes: readonly Shape[], { regular, bold }: Typefaces): Geometry[] {
  return shapes.map(shape => (shape.kind === 'words' ? outline(shape, shape.bold ? bold : regular) : shape))
}

const BEFORE = { start: 0, middle: 0.5, end: 1 }

function outline({ text, x, y, size, anchor = 'start', turn = 0, fill = INK }: Words, font: Font): Geometry {
  const scale = size / font.unitsPerEm
  const { glyphs, positions, advanceWidth } = font.layout(text)
  let pen = -advanceWidth * BEFORE[anchor]
  const letters = glyphs.map((glyph, place) => {
    const at = pen
    pen += positions[place]?.xAdvance ?? 0
    return glyph.path
      .translate(at, 0)
      .transform(...placed(scale, turn, x, y))
      .toSVG()
  })
  return { kind: 'path', d: rounded(letters.join('')), fill }
}

/** A tenth of a unit is finer than any screen shows, and half the file. */
function rounded(d: string): string {
  return d.replaceAll(/-?\d+\.\d+/g, number => String(Math.round(Number(number) * 10) / 10))
}

/** Letters stand upwards in their typeface, and pictures count downwards. */
function placed(
  scale: number,
  turn: number,
  x: number,
  y: number,
): [number, number, number, number, number, number] {
  const angle = (turn * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale]
  return [cos, sin, sin, -cos, x, y]
}
