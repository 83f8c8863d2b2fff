import type { Drawing } from '../drawings.ts'
import { writeLines, type Type } from './lines.ts'
import { addElement, ensureSpace, MARGIN, widthOf, type Paper } from './paper.ts'

const GAP = 18
const caption: Type = { size: 10, bold: true }

/** Draws pictures with their names, two in a row. */
export function writeFigures(paper: Paper, pictures: readonly Drawing[]): void {
  const width = (widthOf(paper) - GAP) / 2
  for (let place = 0; place < pictures.length; place += 2) {
    const pair = pictures.slice(place, place + 2)
    const height = Math.max(...pair.map(picture => (picture.height * width) / picture.width))
    ensureSpace(paper, height + 34)
    for (const [column, picture] of pair.entries()) {
      writeFigure(paper, picture, { x: MARGIN.left + column * (width + GAP), y: paper.y, width, height })
    }
    paper.y += height + 36
  }
}

type Place = { x: number; y: number; width: number; height: number }

function writeFigure(paper: Paper, picture: Drawing, { x, y, width, height }: Place): void {
  const options = { alt: picture.alt, placement: 'Block' as const, bbox: [x, y, x + width, y + height] }
  const draw = () => {
    paper.pdf.save()
    paper.pdf.translate(x, y).scale(width / picture.width)
    drawSvg(paper.pdf, picture.svg)
    paper.pdf.restore()
  }
  addElement(paper, paper.root, 'Figure', draw, options)
  addElement(paper, paper.root, 'P', () => {
    writeLines(paper, [picture.caption], { x, y: y + height + 6, width, align: 'center' }, caption)
  })
}

/** Draws the groups of a drawing, which may be rotated, and their paths: it has nothing else. */
function drawSvg(pdf: PDFKit.PDFDocument, svg: string): void {
  for (const [, slash, name, written = ''] of svg.matchAll(/<(\/?)(g|path)([^>]*)>/g)) {
    const attributes = attributesIn(written)
    if (name === 'path') drawPath(pdf, attributes)
    else if (slash) pdf.restore()
    else openGroup(pdf, attributes)
  }
}

type Attributes = { d?: string; fill?: string; stroke?: string; 'stroke-width'?: string; transform?: string }

function attributesIn(written: string): Attributes {
  return Object.fromEntries(
    [...written.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  )
}

function openGroup(pdf: PDFKit.PDFDocument, { transform = '' }: Attributes): void {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = (transform.match(/-?[\d.]+/g) ?? []).map(Number)
  pdf.save()
  pdf.transform(a, b, c, d, e, f)
}

function drawPath(
  pdf: PDFKit.PDFDocument,
  { d = '', fill = 'none', stroke = 'none', 'stroke-width': lineWidth = '1' }: Attributes,
): void {
  pdf.path(d).lineWidth(Number(lineWidth))
  if (fill === 'none') pdf.stroke(stroke)
  else if (stroke === 'none') pdf.fill(fill)
  else pdf.fillAndStroke(fill, stroke)
}
