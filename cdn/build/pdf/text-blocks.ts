import { breakLines, lineHeight, writeLines, type Type } from './lines.ts'
import {
  addElement,
  drawArtifact,
  ink,
  ensureSpace,
  MARGIN,
  widthOf,
  type Element,
  type Paper,
} from './paper.ts'

const body: Type = { size: 10.5 }
const headings: Type = { size: 14, bold: true }

export function writeTitle(paper: Paper, title: string, subtitle: string): void {
  writeParagraph(paper, 'H1', title, { size: 22, bold: true })
  paper.y += 2
  writeParagraph(paper, 'P', subtitle, { size: 11, color: ink.soft })
  drawArtifact(paper, () => paper.pdf.rect(MARGIN.left, paper.y + 8, widthOf(paper), 2.5).fill(ink.accent))
  paper.y += 26
}

/** A heading is never alone at the foot of a page: the next block, or its first lines, must fit too. */
export function writeHeading(paper: Paper, text: string, following: number): void {
  paper.y += 12
  ensureSpace(paper, lineHeight(headings) + 4 + Math.max(following, 3 * lineHeight(body)))
  paper.pdf.outline.addItem(text)
  drawArtifact(paper, () => paper.pdf.rect(MARGIN.left, paper.y + 3.5, 4, 13).fill(ink.accent))
  writeParagraph(paper, 'H2', text, headings, { indent: 12 })
  paper.y += 4
}

export function writeText(paper: Paper, text: string): void {
  writeParagraph(paper, 'P', text, body)
  paper.y += 6
}

/** Draws a list with marks, or with numbers for consecutive steps. */
export function writeList(paper: Paper, items: readonly string[], markOf: (place: number) => string): void {
  const list = addElement(paper, paper.root, 'L', null)
  for (const [place, item] of items.entries()) {
    const lines = breakLines(paper, item, widthOf(paper) - 20, body)
    ensureSpace(paper, lines.length * lineHeight(body))
    const { y } = paper
    const entry = addElement(paper, list, 'LI', null)
    addElement(paper, entry, 'Lbl', () => {
      writeLines(
        paper,
        [`${markOf(place)} `],
        { x: MARGIN.left + 2, y, width: 18 },
        { ...body, bold: true, color: ink.accent },
      )
    })
    addElement(paper, entry, 'LBody', () => {
      writeLines(paper, lines, { x: MARGIN.left + 20, y, width: widthOf(paper) - 20 }, body)
    })
    entry.end()
    paper.y += lines.length * lineHeight(body) + 3
  }
  list.end()
  paper.y += 5
}

/** An important note, on a ground of its own. */
export function writeNote(paper: Paper, text: string): void {
  const padding = 12
  const width = widthOf(paper)
  const lines = breakLines(paper, text, width - 2 * padding - 4, body)
  const height = lines.length * lineHeight(body) + 2 * padding - 3
  ensureSpace(paper, height + 8)
  const { y } = paper
  drawArtifact(paper, () => {
    paper.pdf.rect(MARGIN.left, y, width, height).fill(ink.pale)
    paper.pdf.rect(MARGIN.left, y, 4, height).fill(ink.accent)
  })
  addElement(paper, paper.root, 'P', () => {
    writeLines(
      paper,
      lines,
      { x: MARGIN.left + 4 + padding, y: y + padding, width: width - 2 * padding - 4 },
      body,
    )
  })
  paper.y += height + 12
}

/** Draws lines in the right half of the page. */
export function writeSignature(paper: Paper, texts: readonly string[]): void {
  const gap = 28
  ensureSpace(paper, texts.length * gap + 14)
  paper.y += 14
  const width = widthOf(paper) / 2
  for (const text of texts) {
    const place = { x: MARGIN.left + width, y: paper.y, width }
    addElement(paper, paper.root, 'P', () => writeLines(paper, [text], place, { size: 12 }))
    paper.y += gap
  }
}

function writeParagraph(
  paper: Paper,
  tag: string,
  text: string,
  type: Type,
  { indent = 0, parent = paper.root }: { indent?: number; parent?: Element } = {},
): void {
  const width = widthOf(paper) - indent
  const lines = breakLines(paper, text, width, type)
  ensureSpace(paper, lines.length * lineHeight(type))
  const { y } = paper
  addElement(paper, parent, tag, () => writeLines(paper, lines, { x: MARGIN.left + indent, y, width }, type))
  paper.y += lines.length * lineHeight(type)
}
