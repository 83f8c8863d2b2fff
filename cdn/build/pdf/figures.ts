import type { Drawing, Geometry } from '../drawing/shapes.ts'
import { writeLines, type Type } from './lines.ts'
import { addElement, ink, makeRoom, MARGIN, widthOf, type Paper } from './paper.ts'

export type Picture = Drawing & { outlined: readonly Geometry[] }

const GAP = 18
const caption: Type = { size: 10, bold: true }

/** Pictures with their names, two beside each other. */
export function writeFigures(paper: Paper, pictures: readonly Picture[]): void {
  const width = (widthOf(paper) - GAP) / 2
  for (let place = 0; place < pictures.length; place += 2) {
    const pair = pictures.slice(place, place + 2)
    const height = Math.max(...pair.map(picture => (picture.height * width) / picture.width))
    makeRoom(paper, height + 34)
    for (const [column, picture] of pair.entries()) {
      writeFigure(paper, picture, { x: MARGIN.left + column * (width + GAP), y: paper.y, width, height })
    }
    paper.y += height + 36
  }
}

type Place = { x: number; y: number; width: number; height: number }

function writeFigure(paper: Paper, picture: Picture, { x, y, width, height }: Place): void {
  const options = { alt: picture.alt, placement: 'Block' as const, bbox: [x, y, x + width, y + height] }
  addElement(
    paper,
    paper.root,
    'Figure',
    () => drawPicture(paper, picture, { x, y, scale: width / picture.width }),
    options,
  )
  addElement(paper, paper.root, 'P', () => {
    writeLines(paper, [picture.caption], { x, y: y + height + 6, width, align: 'center' }, caption)
  })
}

function drawPicture(
  { pdf }: Paper,
  { outlined }: Picture,
  { x, y, scale }: { x: number; y: number; scale: number },
): void {
  pdf.save()
  pdf.translate(x, y).scale(scale)
  for (const shape of outlined) paint(pdf, shape)
  pdf.restore()
}

function paint(pdf: PDFKit.PDFDocument, shape: Geometry): void {
  const { fill, stroke, lineWidth = 1 } = shape
  trace(pdf, shape).lineWidth(lineWidth)
  if (fill && stroke) pdf.fillAndStroke(fill, stroke)
  else if (fill) pdf.fill(fill)
  else pdf.stroke(stroke ?? ink.basic)
}

function trace(pdf: PDFKit.PDFDocument, shape: Geometry): PDFKit.PDFDocument {
  if (shape.kind === 'path') return pdf.path(shape.d)
  if (shape.kind === 'circle') return pdf.circle(shape.x, shape.y, shape.r)
  const { x, y, width, height, radius = 0 } = shape
  return radius ? pdf.roundedRect(x, y, width, height, radius) : pdf.rect(x, y, width, height)
}
