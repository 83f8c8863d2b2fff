import type { Column, Table } from 'public-documents'
import { breakLines, lineHeight, writeLines, type Type } from './lines.ts'
import {
  addElement,
  drawArtifact,
  heightOf,
  ink,
  ensureSpace,
  MARGIN,
  widthOf,
  type Element,
  type Paper,
} from './paper.ts'

const PADDING = { x: 7, y: 5 }
const cell: Type = { size: 9.5 }
const head: Type = { size: 9.5, bold: true }
const captionHeight = lineHeight(head) + 3

type Box = { x: number; width: number; align: NonNullable<Column['align']> }

/** Draws a table with undivided rows. Its head is repeated on every further page. */
export function writeTable(paper: Paper, table: Table): void {
  const boxes = boxesOf(paper, table.columns)
  ensureSpace(paper, tableHeight(paper, table))
  const element = addElement(paper, paper.root, 'Table', null)
  writeCaption(paper, element, table.caption)
  writeRow(paper, boxes, { texts: table.columns.map(({ title }) => title), isHead: true }, element)
  for (const texts of table.rows) {
    const { height } = measure(paper, boxes, texts, table)
    // Screen readers get the head once.
    if (ensureSpace(paper, height))
      writeRow(paper, boxes, { texts: table.columns.map(({ title }) => title), isHead: true }, null)
    writeRow(paper, boxes, { texts, isHead: false, ...table }, element)
  }
  element.end()
  paper.y += 14
}

/** Returns the height that a table needs at once: all of it if one page can hold it, else its beginning. */
export function tableHeight(paper: Paper, table: Table): number {
  const boxes = boxesOf(paper, table.columns)
  const heights = table.rows.map(texts => measure(paper, boxes, texts, table).height)
  const whole =
    captionHeight + measure(paper, boxes, [], {}).height + heights.reduce((sum, height) => sum + height, 0)
  return whole <= heightOf(paper) ? whole : captionHeight + 4 * lineHeight(head)
}

type Row = { texts: readonly string[]; isHead: boolean; rowHeight?: number; namesRows?: boolean }

function writeRow(paper: Paper, boxes: readonly Box[], row: Row, table: Element | null): void {
  const { lines, height } = measure(paper, boxes, row.texts, row)
  const { y } = paper
  drawArtifact(paper, () => drawRules(paper, boxes, { y, height, ...row }))
  const element = table && addElement(paper, table, 'TR', null)
  for (const [column, box] of boxes.entries()) {
    const isName = row.isHead || (row.namesRows === true && column === 0)
    const written = lines[column] ?? []
    const top = y + (height - written.length * lineHeight(cell)) / 2 + 1
    const write = () => {
      const place = { x: box.x + PADDING.x, y: top, width: box.width - 2 * PADDING.x }
      writeLines(paper, written, { ...place, align: row.isHead ? 'center' : box.align }, isName ? head : cell)
    }
    if (!element) drawArtifact(paper, write)
    else if (isName) addElement(paper, element, 'TH', write, { scope: row.isHead ? 'Column' : 'Row' })
    else addElement(paper, element, 'TD', write)
  }
  element?.end()
  paper.y += height
}

function writeCaption(paper: Paper, table: Element, caption: string): void {
  const { y } = paper
  const place = { x: MARGIN.left, y, width: widthOf(paper) }
  addElement(paper, table, 'Caption', () => writeLines(paper, [caption], place, { ...head, color: ink.soft }))
  paper.y += captionHeight
}

function drawRules(
  { pdf }: Paper,
  boxes: readonly Box[],
  { y, height, isHead, namesRows = false }: Omit<Row, 'texts'> & { y: number; height: number },
): void {
  const [first] = boxes
  const last = boxes.at(-1)
  if (!first || !last) return
  const width = last.x + last.width - first.x
  if (isHead) pdf.rect(first.x, y, width, height).fill('#e4ebf4')
  else if (namesRows) pdf.rect(first.x, y, first.width, height).fill(ink.pale)
  pdf.lineWidth(0.6)
  pdf.rect(first.x, y, width, height).stroke(ink.line)
  for (const { x } of boxes.slice(1)) {
    pdf
      .moveTo(x, y)
      .lineTo(x, y + height)
      .stroke(ink.line)
  }
}

function measure(
  paper: Paper,
  boxes: readonly Box[],
  texts: readonly string[],
  { rowHeight = 0 }: { rowHeight?: number },
) {
  const lines = boxes.map(({ width }, column) =>
    breakLines(paper, texts[column] ?? '', width - 2 * PADDING.x, head),
  )
  const most = Math.max(...lines.map(({ length }) => length))
  return { lines, height: Math.max(rowHeight, most * lineHeight(cell) + 2 * PADDING.y) }
}

function boxesOf(paper: Paper, columns: readonly Column[]): Box[] {
  const shares = columns.reduce((sum, { share }) => sum + share, 0)
  let x = MARGIN.left
  return columns.map(({ share, align = 'left' }) => {
    const width = (widthOf(paper) * share) / shares
    const box = { x, width, align }
    x += width
    return box
  })
}
